import CommandLineKit
import FindingModel
import LintEngine

/// `kumiko rules`: the list of all rules, or the page of one.
struct RulesCommand: Subcommand {
    let name = "rules"
    let operands = "[CODE]"
    let summary = "lists the rules; with a code or an id, the whole page of one"
    let options: [OptionDescription] = []

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        guard arguments.operands.count <= 1 else {
            throw CommandFailure.usage("rules takes one code or id, not \(arguments.operands.count)")
        }
        guard let name = arguments.operands.first else {
            Console.print(Self.list)
            return .done
        }
        if let rule = Rule.named(name) {
            Console.print(RulePage(rule).text)
            return .done
        }
        guard let code = RuleNames.code(name), let rule = AuditRule.all.first(where: { $0.code == code }) else {
            let near = NearestNames.of(name, in: RuleNames.all, limit: 1).first
            let hint = near.map { "did you mean \($0)?" } ?? "'kumiko rules' lists all"
            throw CommandFailure.usage("no rule is called '\(name)'; \(hint)")
        }
        Console.print(
            "\(rule.code) \(rule.id) (\(rule.severity.rawValue))\n\n\(rule.summary)\n\nThe audit of laid-out previews finds it."
        )
        return .done
    }

    private static var list: String {
        var lines: [String] = []
        for family in Rule.Family.allCases {
            lines += [lines.isEmpty ? family.title : "\n" + family.title]
            lines += Rule.all.filter { $0.family == family }.map {
                row($0.code, $0.id, $0.tier.rawValue, $0.isFixable, $0.summary)
            }
        }
        lines +=
            ["\nLaid-out previews"] + AuditRule.all.map { row($0.code, $0.id, $0.severity.rawValue, false, $0.summary) }
        return lines.joined(separator: "\n")
    }

    private static func row(_ code: String, _ id: String, _ tier: String, _ isFixable: Bool, _ summary: String)
        -> String
    {
        let padded = { (text: String, width: Int) in text + String(repeating: " ", count: max(1, width - text.count)) }
        return "  " + padded(code, 5) + padded(tier, 8) + padded(isFixable ? "fix" : "", 4) + padded(id, 40) + summary
    }
}
