import FindingModel
import Testing

@testable import LintEngine

/// The examples of a rule are its tests.
@Suite struct RuleExampleTests {
    private static let checked = Rule.all.filter { !$0.isRunTimeOnly }

    private func found(_ rule: Rule, _ example: Rule.Example) -> [LintFinding] {
        // Comments are judged by what other rules find.
        let only: Set<String>? = rule.family == .suppression ? nil : [rule.code]
        return Linting.findings(example.files, only: only).filter { $0.finding.rule == rule.code }
    }

    @Test(arguments: checked.map(\.code)) func failingExamplesAreFound(code: String) throws {
        let rule = try #require(Rule.named(code))
        #expect(!rule.failing.isEmpty)
        for example in rule.failing {
            let findings = found(rule, example)
            #expect(!findings.isEmpty, "\(code) does not find: \(example.files[0].text)")
            #expect(findings.allSatisfy { !$0.finding.message.isEmpty && $0.finding.line ?? 0 > 0 })
        }
    }

    @Test(arguments: checked.map(\.code)) func passingExamplesAreNot(code: String) throws {
        let rule = try #require(Rule.named(code))
        #expect(!rule.passing.isEmpty)
        for example in rule.passing {
            #expect(found(rule, example).isEmpty, "\(code) finds: \(example.files[0].text)")
        }
    }

    /// What a rule mends it does not find again, and the file still parses.
    @Test(arguments: checked.filter(\.isFixable).map(\.code)) func fixesMend(code: String) throws {
        let rule = try #require(Rule.named(code))
        var mended = 0
        for example in rule.failing {
            for file in example.files {
                let source = SourceBytes(path: file.path, text: file.text)
                let own = found(rule, example).filter { $0.finding.file == file.path && !$0.edits.isEmpty }
                guard !own.isEmpty, let fixed = FixApplier().fix(source, own) else { continue }
                #expect(fixed.rejected == 0)
                let text = String(decoding: fixed.bytes, as: UTF8.self)
                let rest = found(rule, Rule.Example(path: file.path, text))
                #expect(rest.count < own.count || rest.isEmpty, "\(code) finds its own fix: \(text)")
                mended += 1
            }
        }
        #expect(mended > 0, "\(code) says that it mends, and mends none of its examples")
    }

    @Test func codesAndIdentifiersAreUnique() {
        #expect(Set(Rule.all.map(\.code)).count == Rule.all.count)
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        let counts = Dictionary(grouping: Rule.all, by: \.family).mapValues(\.count)
        #expect(counts[.uiKit] == 27)
        #expect(counts[.device] == 12)
        #expect(counts[.swiftUI] == 52)
        #expect(counts[.layout] == 10)
    }

    @Test func documentationIsWhole() {
        for rule in Rule.all {
            #expect(rule.summary.hasSuffix("."), "\(rule.code)")
            #expect(rule.discussion.count > 20, "\(rule.code)")
        }
    }
}
