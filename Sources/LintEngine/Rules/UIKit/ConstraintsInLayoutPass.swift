import SwiftSyntax

extension Rule {
    static let constraintsInLayoutPass = Rule(
        "U20", "uikit_constraints_in_layout_pass", .warning,
        "Constraints are made in every layout pass.",
        """
        Each pass adds another set, and each set asks for another pass. Make them once, where the view is set up. Changing \
        constants of kept constraints, and code behind a condition that lets it through once, are not meant.
        """,
        failing: [
            """
            final class Gauge: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    hand.widthAnchor.constraint(equalToConstant: 3).isActive = true
                }
            }
            """
        ],
        passing: [
            """
            final class Gauge: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    if !isInstalled { hand.widthAnchor.constraint(equalToConstant: 3).isActive = true }
                    width.constant = 4
                }
            }
            """,
            """
            final class Gauge: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    guard !isInstalled else { return }
                    hand.widthAnchor.constraint(equalToConstant: 3).isActive = true
                }
            }
            """,
        ],
        checks: [
            .constraints { constraint, context in
                let scope = constraint.scope
                guard constraint.use == .activated || constraint.use == .listed, case .function(let name) = scope.kind,
                    passes.contains(name), constraint.chain.branches.isEmpty,
                    let function = scope.node.as(FunctionDeclSyntax.self),
                    function.modifiers.contains(where: { $0.name.text == "override" })
                else { return }
                let hasGuard =
                    function.body?.statements.contains { $0.item.is(GuardStmtSyntax.self) || leavesEarly($0) } ?? false
                let deactivates = scope.chains.contains { $0.has("deactivate") || $0.has("removeConstraints") }
                // One finding for each function: its first constraint.
                guard !hasGuard, !deactivates, scope.constraints.first === constraint else { return }
                context.report(
                    constraint.chain, "\(name) runs in every layout pass and makes this constraint again each time",
                    fixes: ["make it where the view is set up", "make it once behind a condition"])
            }
        ])

    private static let passes: Set<String> = [
        "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "draw", "layoutSublayers",
    ]

    /// `if isDone { return }`.
    private static func leavesEarly(_ item: CodeBlockItemSyntax) -> Bool {
        let statement = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        return statement?.body.statements.last?.item.is(ReturnStmtSyntax.self) ?? false
    }
}
