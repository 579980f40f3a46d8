import CommandLineKit
import FindingModel
import Foundation
import LintEngine

/// What `kumiko check` was asked for, besides what it shares with `render`.
struct CheckOptions: Sendable {
    enum Format: String, CaseIterable { case text, json, sarif, github, markdown, junit }

    var isStatic: Bool
    var format: Format
    var isStrict: Bool
    /// Codes; nil for all.
    var only: [String]?
    var disabled: [String]
    var configurationFile: String?
    var baseline: String?
    var newBaseline: String?
    var fixes: Bool
    var isDryRun: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        isStatic = arguments.has("--static")
        format = try arguments.oneCase("--format", of: Format.self) ?? .text
        isStrict = arguments.has("--strict")
        if let names = try arguments.list("--rules") { only = try Self.codes(names, "--rules") } else { only = nil }
        disabled = try Self.codes(arguments.list("--disable") ?? [], "--disable")
        configurationFile = arguments.last("--config")
        baseline = arguments.last("--baseline")
        newBaseline = arguments.last("--write-baseline")
        fixes = arguments.has("--fix")
        isDryRun = arguments.has("--dry-run")
        if isDryRun, !fixes { throw .usage("--dry-run belongs to --fix: --fix --dry-run shows what it would change") }
        if fixes, newBaseline != nil { throw .usage("--fix and --write-baseline are two runs; give one of them") }
    }

    private static func codes(_ names: [String], _ option: String) throws(CommandFailure) -> [String] {
        var codes: [String] = []
        for name in names {
            guard let code = RuleNames.code(name) else {
                let near = NearestNames.of(name, in: RuleNames.all, limit: 1).first
                let hint = near.map { "did you mean \($0)?" } ?? "'kumiko rules' lists all"
                throw .usage("\(option) '\(name)': no rule is called so; \(hint)")
            }
            codes.append(code)
        }
        return codes
    }

    static let descriptions: [OptionDescription] =
        [
            OptionDescription("--static", help: "source rules only: nothing is compiled"),
            OptionDescription(
                "--format", value: "text|json|sarif|github|markdown|junit", help: "how to print findings",
                default: "text"),
            OptionDescription("--strict", help: "exit status 1 with any finding, not only errors"),
            OptionDescription("--rules", value: "CODE[,…]", help: "only these rules, by code or id"),
            OptionDescription("--disable", value: "CODE[,…]", help: "without these rules"),
            OptionDescription("--config", value: "FILE", help: "a configuration", default: "the nearest .kumiko.yml"),
            OptionDescription("--baseline", value: "FILE", help: "leave out the findings that it has"),
            OptionDescription("--write-baseline", value: "FILE", help: "write the findings of today into a baseline"),
            OptionDescription("--fix", help: "mend what can be mended without judgement"),
            OptionDescription("--dry-run", help: "with --fix: show the changes as a diff and write nothing"),
        ] + RenderOptions.descriptions.filter { !["--format", "--explain", "--shard", "--output"].contains($0.name) }
        + [
            OptionDescription("--output", value: "DIR", help: "also write pictures, trees and the gallery there")
        ]
}

/// Names of rules as options take them: of the source rules and of the audit.
enum RuleNames {
    static var all: [String] { Rule.all.flatMap { [$0.code, $0.id] } + AuditRule.all.flatMap { [$0.code, $0.id] } }

    static func code(_ name: String) -> String? {
        Rule.named(name)?.code
            ?? AuditRule.all.first { $0.code.lowercased() == name.lowercased() || $0.id == name }?.code
    }
}

/// What the run-time audit of previews looks for.
struct AuditRule: Sendable {
    var code: String
    var id: String
    var severity: Finding.Severity
    var summary: String

    static let all = [
        AuditRule(
            code: "R01", id: "unsatisfiable_constraints", severity: .error,
            summary: "Constraints that cannot all hold: the smallest such set, and the one that was broken."),
        AuditRule(
            code: "R02", id: "ambiguous_layout", severity: .warning,
            summary: "A frame that constraints do not determine, and what is missing."),
        AuditRule(
            code: "R09", id: "layout_feedback_loop", severity: .error,
            summary: "Layout that does not come to rest, and the values that alternate."),
        AuditRule(
            code: "R10", id: "hidden_required_size", severity: .info,
            summary: "An arranged view with a required size, which conflicts when it is hidden."),
        AuditRule(
            code: "R20", id: "non_finite_geometry", severity: .error,
            summary: "A size or place that is no number, infinite or negative."),
        AuditRule(
            code: "R22", id: "duplicate_id", severity: .warning, summary: "Two elements of one loop with the same id."),
    ]
}
