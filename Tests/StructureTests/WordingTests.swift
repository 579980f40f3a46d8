import Foundation
import Testing

@Suite struct WordingTests {
    /// Marks of unfinished work and paths of one machine, written in two parts so that this file has none.
    private static let marks = ["TO" + "DO", "FIX" + "ME", "HA" + "CK"]
    private static let paths = ["/wo" + "rk/", "/ro" + "ot/", "../sha" + "red"]

    @Test func sourcesHaveNoMarksOfUnfinishedWork() {
        for file in Repository.swiftFiles {
            for (index, line) in file.lines.enumerated() {
                for mark in Self.marks where line.contains(mark) {
                    Issue.record("\(file.path):\(index + 1) says '\(mark)': finish it or leave it out")
                }
            }
        }
    }

    @Test func nothingNamesAFolderOfOneMachine() {
        for file in Repository.swiftFiles {
            for (index, line) in file.lines.enumerated() {
                for path in Self.paths where line.contains(path) {
                    Issue.record("\(file.path):\(index + 1) names '\(path)', which other machines do not have")
                }
            }
        }
    }

    /// Optimised builds, which users run, drop the text of a precondition; `fatalError` keeps it.
    @Test func messagesSurviveInOptimisedBuilds() {
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") {
            for (index, line) in file.lines.enumerated() where line.contains("preconditionFailure(") {
                Issue.record("\(file.path):\(index + 1): use fatalError, whose message optimised builds keep")
            }
        }
    }

    @Test func dataFilesNameTheirSources() {
        let names = FileManager.default.enumerator(atPath: Repository.root + "/Sources")?.compactMap { $0 as? String }
        for name in names ?? [] where name.hasSuffix(".tsv") {
            let text = Repository.text("Sources/" + name)
            #expect(
                text.hasPrefix("#") || text.prefix(400).contains("source"),
                "Sources/\(name) names no source: begin with a comment or have a column 'source'")
        }
    }
}
