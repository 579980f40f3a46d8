import Testing

@testable import KumikoCommand

@Suite struct PrintedLinesTests {
    @Test func equalLinesOfOneConfigurationStay() {
        #expect(PrintedLines(["a", "b", "a"]).reported == ["a", "b", "a"])
    }

    @Test func whatEachConfigurationPrintsIsSaidOnce() {
        let three = ["a", "b", "a", "a", "b", "a", "a", "b", "a", "odd"]
        #expect(PrintedLines(three, runs: 3).reported == ["a", "b", "a", "odd"])
        var both = PrintedLines(["a", "a"])
        both.merge(PrintedLines(["b", "a"]))
        #expect(both.reported == ["a", "a", "b"])
        #expect(PrintedLines([], runs: 0).reported == nil)
    }

    @Test func moreThanTheLimitIsCounted() {
        let many = (0..<PrintedLines.limit + 7).map(String.init)
        let reported = PrintedLines(many).reported ?? []
        #expect(reported.count == PrintedLines.limit + 1 && reported.last == "… and 7 more lines")
        var again = PrintedLines(reported: reported)
        again.merge(PrintedLines(["another"]))
        #expect(again.reported?.last == "… and 8 more lines")
    }
}
