import Foundation
import TestSupport
import Testing

@testable import LintEngine

/// The pages of the rules are made from the rules.
@Suite struct RuleDocumentTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/Rules")

    private static let pages: [String: String] = {
        var pages = Dictionary(uniqueKeysWithValues: Rule.all.map { (RulePage($0).fileName, RulePage($0).markdown) })
        pages["README.md"] = RulePage.index
        return pages
    }()

    @Test func pagesAreCurrent() throws {
        let files = FileManager.default
        if MarkedSection.writes {
            try files.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            for (name, text) in Self.pages { try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name)) }
        }
        for (name, text) in Self.pages {
            let found = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            #expect(
                found == text, "Documentation/Rules/\(name) is out of date: run the tests with KUMIKO_WRITE_DOCUMENTS=1"
            )
        }
        let names = Set(try files.contentsOfDirectory(atPath: Self.folder.path))
        #expect(names == Set(Self.pages.keys))
    }

    @Test func everyPageIsInTheIndex() {
        for rule in Rule.all { #expect(RulePage.index.contains("(\(rule.code).md)")) }
    }
}
