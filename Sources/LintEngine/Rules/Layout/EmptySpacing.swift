import SwiftSyntax

extension Rule {
    static let emptySpacing = Rule(
        "L08", "layout_empty_spacing", .warning, fix: true,
        "The gaps between no subviews are negative.",
        "`count - 1` is −1 for an empty collection, and the size becomes negative. A guard before it, or a maximum around it, settles it.",
        failing: ["func total() -> CGFloat { return gap * CGFloat(subviews.count - 1) }"],
        passing: [
            "func total() -> CGFloat { return gap * CGFloat(max(0, subviews.count - 1)) }",
            """
            func total() -> CGFloat {
                guard !subviews.isEmpty else { return 0 }
                return gap * CGFloat(subviews.count - 1)
            }
            """,
        ],
        checks: [
            .chains(["CGFloat", "Double"]) { chain, context in
                guard chain.links.isEmpty, let call = chain.rootCall, call.arguments.count == 1,
                    let value = call.firstUnlabeled?.as(SequenceExprSyntax.self)
                else { return }
                let elements = Array(value.elements)
                guard elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "-",
                    elements[2].numberValue == 1, let path = ChainParts.path(elements[0]), path.hasSuffix(".count"),
                    isGap(chain, context), !isGuarded(chain, path, context)
                else { return }
                context.report(
                    chain, "there are −1 gaps when '\(path.dropLast(6))' is empty",
                    fixes: ["write max(0, \(path) - 1)"],
                    edits: [Edit(value.byteRange, "max(0, " + context.file.text(value) + ")")])
            }
        ])

    /// It is multiplied by a distance.
    private static func isGap(_ chain: Chain, _ context: RuleContext) -> Bool {
        guard let list = chain.node.parent?.as(ExprListSyntax.self) else { return false }
        let text = context.file.compactText(list).lowercased()
        return text.contains("*") && ["spacing", "gap", "padding", "margin", "distance"].contains { text.contains($0) }
    }

    private static func isGuarded(_ chain: Chain, _ path: String, _ context: RuleContext) -> Bool {
        if !chain.branches.isEmpty { return true }
        let function = chain.scope.function
        guard function.kind != .file else { return false }
        let before = context.file.source.text(function.node.byteRange.lowerBound..<chain.start)
        return before.contains("isEmpty") || before.contains(path + " >") || before.contains(".first else")
            || before.contains("max(0")
    }
}
