import Testing

@testable import CommandLineKit

@Suite struct NearestNamesTests {
    @Test func theNearestComesFirst() {
        let names = ["iphone-7", "iphone-17", "iphone-17-pro", "ipad-10"]
        #expect(NearestNames.of("iphone-17-por", in: names).first == "iphone-17-pro")
        #expect(NearestNames.of("IPHONE-17", in: names).first == "iphone-17")
        #expect(NearestNames.of("watch", in: names).isEmpty)
        #expect(NearestNames.of("", in: names).isEmpty)
        #expect(NearestNames.of("iphone-17", in: names, limit: 1).count == 1)
    }

    @Test(arguments: [("abc", "abc", 0), ("abc", "acb", 1), ("abc", "", 3), ("kitten", "sitting", 3), ("", "", 0)])
    func theDistanceIsTheSameBothWays(_ first: String, _ second: String, _ distance: Int) {
        let (left, right) = (Array(first.utf8), Array(second.utf8))
        #expect(NearestNames.distance(left, right, limit: 9) == distance)
        #expect(NearestNames.distance(right, left, limit: 9) == distance)
    }

    @Test func farNamesEndEarly() {
        #expect(NearestNames.distance(Array("abcdef".utf8), Array("uvwxyz".utf8), limit: 2) == 3)
    }
}
