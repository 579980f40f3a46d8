import SwiftSyntax

extension Rule {
    static let infiniteSize = Rule(
        "L02", "layout_returns_infinite", .error,
        "A layout may return an infinite size.",
        """
        Nothing proposed, or infinity proposed, comes back as the size: SwiftUI cannot place that. Return what the content \
        needs, and no more than was proposed.
        """,
        failing: [
            """
            func measure(_ p: ProposedViewSize) -> CGSize { CGSize(width: p.width ?? .infinity, height: 30) }
            """
        ],
        passing: [
            """
            func measure(_ p: ProposedViewSize, _ ideal: CGFloat) -> CGSize {
                CGSize(width: min(p.width ?? .infinity, ideal), height: 30)
            }
            """
        ],
        checks: [
            .chains(["CGSize"]) { chain, context in
                guard chain.rootName == "CGSize", chain.isStatement, chain.scope.kind != .closure,
                    chain.scope.isMeasuring,
                    let call = chain.rootCall
                else { return }
                for argument in call.argumentList {
                    let text = context.file.compactText(argument.value)
                    guard text.contains("infinity") || text.contains("greatestFiniteMagnitude"), !text.contains("min(")
                    else { continue }
                    context.report(
                        argument.value, "this size is infinite when nothing is proposed",
                        fixes: ["write min(proposed ?? content, content)"])
                }
            }
        ])
}
