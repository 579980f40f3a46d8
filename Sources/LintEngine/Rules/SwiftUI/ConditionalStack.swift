import SwiftSyntax

extension Rule {
    static let conditionalStack = Rule(
        "S06", "swiftui_conditional_stack", .warning, fix: true,
        "The same views stand in one stack or the other.",
        """
        Each way makes views of its own: state is lost and nothing is animated when the condition changes. `AnyLayout` keeps \
        the views. Different children, and conditions that never change, are not meant.
        """,
        failing: [
            "struct A: View { var body: some View { if isSlim { VStack { mark; words } } else { HStack { mark; words } } } }"
        ],
        passing: [
            "struct A: View { var body: some View { if isSlim { VStack { mark } } else { HStack { mark; words } } } }",
            "struct A: View { var body: some View { if #available(iOS 17, *) { VStack { mark; words } } else { HStack { mark; words } } } }",
        ],
        checks: [
            .conditionals { conditional, context in
                guard !conditional.isElse, conditional.ways.count == 2,
                    let first = conditional.ways[0].statements.first, let second = conditional.ways[1].statements.first,
                    conditional.ways.allSatisfy({ $0.count == 1 }),
                    Set([first.rootName, second.rootName]) == ["VStack", "HStack"],
                    let one = first.rootCall?.trailingClosure, let two = second.rootCall?.trailingClosure,
                    context.file.compactText(one.statements) == context.file.compactText(two.statements),
                    !context.file.text(conditional.condition).contains("#available")
                else { return }
                context.report(
                    conditional.node, "both ways show the same views, made anew whenever the condition changes",
                    fixes: ["use AnyLayout(condition ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()))"],
                    edits: edits(conditional, first, second, one, context))
            }
        ])

    /// One expression in place of the statement, so that the builder keeps its shape.
    private static func edits(
        _ conditional: Conditional, _ first: Chain, _ second: Chain, _ content: ClosureExprSyntax,
        _ context: RuleContext
    ) -> [Edit] {
        guard first.links.isEmpty, second.links.isEmpty,
            let conditions = conditional.condition.as(ConditionElementListSyntax.self), conditions.count == 1,
            let condition = conditions.first?.condition.as(ExprSyntax.self)
        else { return [] }
        let layout = { (chain: Chain) in
            "AnyLayout(\(chain.rootName)Layout(" + context.file.text(chain.rootCall!.arguments) + "))"
        }
        let text = context.file.text(condition)
        let choice =
            "(\(condition.is(SequenceExprSyntax.self) ? "(\(text))" : text) ? \(layout(first)) : \(layout(second)))"
        return [Edit(conditional.node.byteRange, choice + " " + context.file.text(content))]
    }
}
