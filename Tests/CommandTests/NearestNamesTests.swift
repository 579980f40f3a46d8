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

    @Test func caseDecidesAmongEquals() {
        #expect(NearestNames.of("distributon", in: ["Distribution", "distribution"]).first == "distribution")
        #expect(NearestNames.of("Distributon", in: ["distribution", "Distribution"]).first == "Distribution")
    }

    /// What was wanted, what there is, and whether it is near.
    @Test(arguments: [
        ("UIVieew", "UIView", true), ("backgroundColour", "backgroundColor", true), ("rendr", "render", true),
        ("frame", "frame", false), ("uiview", "UIView", true), ("snp", "tag", false), ("foo", "for", false),
        ("make", "tags", false), ("UITableView", "UIStackView", false), ("items", "image", false),
    ])
    func nearMeansFewLetters(_ wanted: String, _ name: String, _ isNear: Bool) {
        #expect(NearestNames.of(wanted, in: [name]) == (isNear ? [name] : []))
    }

    @Test func slipsAreNearerStill() {
        #expect(NearestNames.of("backgroundColour", in: ["backgroundColor"], tolerance: .slips) == ["backgroundColor"])
        #expect(NearestNames.of("reload", in: ["reset", "unload"], tolerance: .slips).isEmpty)
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
