import SwiftSyntax

extension Rule {
    static let activationOrder = Rule(
        "U25", "uikit_activate_before_deactivate", .warning, fix: true,
        "One set of constraints is activated before the other one is switched off.",
        """
        For a moment both sets hold, which is a conflict in the log, and UIKit breaks one of them. Deactivate first.
        """,
        failing: [
            """
            func widen() {
                NSLayoutConstraint.activate(wideRules)
                NSLayoutConstraint.deactivate(slimRules)
            }
            """
        ],
        passing: [
            """
            func widen() {
                NSLayoutConstraint.deactivate(slimRules)
                NSLayoutConstraint.activate(wideRules)
            }
            """,
            """
            func widen() {
                if isWide {
                    NSLayoutConstraint.activate(wideRules)
                } else {
                    NSLayoutConstraint.deactivate(wideRules)
                }
            }
            """,
        ],
        checks: [
            .chains(["deactivate"]) { chain, context in
                guard chain.rootName == "NSLayoutConstraint", let block = chain.block,
                    let old = set(chain, "deactivate"),
                    let first = block.statements.first(where: {
                        $0.statement < chain.statement && $0.rootName == "NSLayoutConstraint"
                            && set($0, "activate").map { $0 != old } ?? false
                    }), let new = set(first, "activate")
                else { return }
                context.report(
                    first, "'\(new)' is activated while '\(old)' is still active",
                    fixes: ["deactivate '\(old)' first"],
                    edits: context.moving(chain.statement, before: first.statement, in: block))
            }
        ])

    /// The name of a kept set.
    private static func set(_ chain: Chain, _ function: String) -> String? {
        chain.link(function)?.firstUnlabeled.flatMap { ChainParts.path($0) }
    }
}
