import SwiftSyntax

extension Rule {
    static let unusedConstraint = Rule(
        "U04", "uikit_constraint_unused", .warning, fix: true,
        "A constraint is made and neither activated nor kept.",
        """
        A statement that only makes a constraint has no effect: the view stays where other constraints leave it. A \
        constraint that is returned, stored, passed on or made in a closure out of sight is not meant.
        """,
        failing: [
            """
            func attach() {
                pointer.centerYAnchor.constraint(equalTo: scale.centerYAnchor)
                refresh()
            }
            """
        ],
        passing: [
            """
            func attach() {
                pointer.centerYAnchor.constraint(equalTo: scale.centerYAnchor).isActive = true
                refresh()
            }
            """,
            """
            func middle() -> NSLayoutConstraint { pointer.centerYAnchor.constraint(equalTo: scale.centerYAnchor) }
            """,
            """
            let make: () -> NSLayoutConstraint = { pointer.centerYAnchor.constraint(equalTo: scale.centerYAnchor) }
            """,
        ],
        checks: [
            .constraints { constraint, context in
                guard constraint.use == .discarded, let block = constraint.chain.block else { return }
                let scope = constraint.scope
                guard scope.isFunction || scope.kind == .file else { return }
                if let function = scope.node.as(FunctionDeclSyntax.self) {
                    // A result builder collects what stands in it.
                    guard
                        function.attributes.isEmpty
                            || function.attributes.allSatisfy({
                                ["objc", "MainActor", "discardableResult", "IBAction", "available", "inlinable"]
                                    .contains(
                                        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
                            })
                    else { return }
                    if block.count == 1, function.signature.returnClause != nil { return }
                } else if scope.kind != .initializer, scope.kind != .file, block.count == 1 {
                    return
                }
                context.report(
                    constraint.chain, "this constraint is made and thrown away: it is never active",
                    fixes: ["append '.isActive = true'", "move it into a list that is activated"],
                    edits: [.insert(".isActive = true", at: constraint.chain.end)])
            }
        ])
}
