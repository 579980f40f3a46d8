import DeviceCatalog
import Foundation
import Testing

/// Every rule of `auto_layout_rules.tsv` has a test that begins with its name, and no test names a rule that is none.
@Suite("Auto Layout: names of rules")
struct RuleNameTests {
    private static let rules = DataTable(PackageResources.auto_layout_rules_tsv).rows

    /// By rule: how many tests are named after it.
    private static func namedTests() -> [String: Int] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        var counts: [String: Int] = [:]
        for file in files ?? [] where file.pathExtension == "swift" {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            for match in text.matches(of: #/@Test\("([A-Z][0-9]+) /#) { counts[String(match.1), default: 0] += 1 }
        }
        return counts
    }

    @Test func everyRuleHasATest() {
        let names = Self.rules.map { $0["rule"] }
        let numbers = [("P", 14), ("I", 7), ("M", 3), ("G", 5), ("F", 4), ("D", 5)]
        #expect(names == numbers.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } })
        let tests = Self.namedTests()
        for name in names where tests[name] == nil {
            Issue.record("no test is named after \(name): begin one with @Test(\"\(name) …\")")
        }
        for name in tests.keys.sorted() where !names.contains(name) {
            Issue.record("a test is named after \(name), which auto_layout_rules.tsv does not list")
        }
    }

    @Test func everyRuleNamesItsSource() {
        for row in Self.rules {
            #expect(!row["statement"].isEmpty && !row["source"].isEmpty, "\(row["rule"])")
            #expect(["documented", "logged", "shown", "chosen"].contains(row["confidence"]), "\(row["rule"])")
        }
    }
}
