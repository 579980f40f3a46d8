import Foundation
import Testing

@testable import LintEngine

@Suite struct BaselineTests {
    private func entries(_ text: String) -> [Baseline.Entry] {
        Linting.findings(text).map {
            .init(rule: $0.finding.rule, declaration: $0.declaration, snippet: $0.snippet)
        }
    }

    private static let before = """
        struct A: View {
            var body: some View { Text("A").frame(width: .infinity, height: 20) }
        }
        """
    /// The same fault further down and with another number.
    private static let after = """
        import SwiftUI

        // Moved.
        struct A: View {
            let gap = 3
            var body: some View { Text("A").frame(width: .infinity, height: 24) }
        }
        """

    @Test func linesAndNumbersDoNotMatter() throws {
        let baseline = try Baseline(json: Baseline(entries(Self.before)).jsonData())
        #expect(baseline.count == 1)
        let result = baseline.new(entries(Self.after))
        #expect(result.indices.isEmpty)
        #expect(result.gone == 0)
    }

    @Test func moreOfTheSameIsNew() {
        let one = entries(Self.before)
        #expect(Baseline(one).new(one + one).indices == [1])
        #expect(Baseline(one + one).new(one).gone == 1)
        #expect(Baseline([]).new(one).indices == [0])
    }

    @Test(arguments: [
        ("{\"version\": 7, \"entries\": []}", "version 7"), ("{\"entries\": []}", "no version"), ("[]", "expected"),
        ("{\"version\": 1, \"entries\": 3}", "entries"), ("", "expected"),
    ]) func otherFilesAreRefused(text: String, word: String) {
        do {
            _ = try Baseline(json: Data(text.utf8))
            Issue.record("accepted \(text)")
        } catch {
            #expect(error.message.contains(word))
        }
    }
}
