import CommandLineKit
import Testing

@Suite struct NearestNamesTests {
    @Test func theNearestComesFirst() {
        let names = ["iphone-7", "iphone-17", "iphone-17-pro", "ipad-10"]
        #expect(NearestNames.of("iphone-17-por", in: names).first == "iphone-17-pro")
        #expect(NearestNames.of("IPHONE-17", in: names).first == "iphone-17")
        #expect(NearestNames.of("watch", in: names).isEmpty)
        #expect(NearestNames.of("", in: names).isEmpty)
        #expect(NearestNames.of("iphone-17", in: names, limit: 1).count == 1)
    }
}
