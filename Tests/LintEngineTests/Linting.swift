import FindingModel
import Foundation

@testable import LintEngine

/// Short ways to run rules over texts.
enum Linting {
    static func findings(_ files: [(path: String, text: String)], only: Set<String>? = nil) -> [LintFinding] {
        var settings = RuleSettings()
        settings.only = only
        return findings(files, settings)
    }

    static func findings(_ files: [(path: String, text: String)], _ settings: RuleSettings) -> [LintFinding] {
        var module = LintModule(name: "Example", files: [])
        for (path, text) in files {
            let source = SourceBytes(path: path, text: text)
            if path.hasSuffix(".swift") { module.files.append(source) } else { module.lists.append(source) }
        }
        return LintEngine(settings: settings, jobs: 2).run([module]).findings
    }

    static func findings(_ text: String, only: Set<String>? = nil) -> [LintFinding] {
        findings([("Example.swift", text)], only: only)
    }

    static func codes(_ text: String) -> [String] { findings(text).map(\.finding.rule) }

    /// The text after all fixes of one rule.
    static func fixed(_ text: String, _ code: String) -> String {
        let source = SourceBytes(path: "Example.swift", text: text)
        let found = findings(text, only: [code])
        guard let fixed = FixApplier().fix(source, found) else { return text }
        return String(decoding: fixed.bytes, as: UTF8.self)
    }
}
