import FindingModel
import Foundation
import LintEngine

/// What a check came to.
struct CheckReport: Sendable {
    struct Failure: Hashable, Codable, Sendable {
        var preview: String
        var reason: String
    }

    var files = 0
    var previews = 0
    /// Pictures' worth of layouts: every preview at every configuration.
    var configurations = 0
    var findings: [Finding] = []
    var failures: [Failure] = []
    /// Findings that a baseline knows, and entries of it whose findings are gone.
    var known = 0
    var gone = 0
    /// Why nothing was rendered; nil where something was, or nothing was asked for.
    var note: String?
    /// Whether previews were asked for.
    var isStatic = true

    /// By code, for formats that describe rules.
    static let severities: [Finding.Severity] = [.error, .warning, .info]

    func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

    func fails(strict: Bool) -> Bool {
        count(.error) > 0 || !failures.isEmpty || strict && !findings.isEmpty
    }

    /// `2 errors, 1 warning in 12 files`.
    var summary: String {
        let names: [(Finding.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "hint")]
        let parts = names.compactMap { severity, name -> String? in
            let number = count(severity)
            return number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
        }
        var text = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
        text += " in \(files) \(files == 1 ? "file" : "files")"
        if previews > 0 {
            text += ", \(previews) \(previews == 1 ? "preview" : "previews") in \(configurations) "
            text += configurations == 1 ? "configuration" : "configurations"
        }
        if !failures.isEmpty { text += ", \(failures.count) failed" }
        if known > 0 { text += "; \(known) known from the baseline" }
        if gone > 0 { text += "; \(gone) of the baseline are gone: write it anew with --write-baseline" }
        if let note { text += "; \(note)" }
        return text
    }

    /// Findings by file, line and rule; those without a place last.
    mutating func sort() {
        findings.sort { first, second in
            let one = (first.file ?? "\u{10FFFF}", first.line ?? Int.max, first.column ?? Int.max, first.rule)
            let two = (second.file ?? "\u{10FFFF}", second.line ?? Int.max, second.column ?? Int.max, second.rule)
            return one < two
        }
    }

    private struct Document: Encodable {
        var version = 1
        var files: Int
        var previews: Int
        var configurations: Int
        var findings: [Finding]
        var failures: [Failure]
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            files: files, previews: previews, configurations: configurations, findings: findings, failures: failures)
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}
