import SwiftSyntax

extension Rule {
    static let scrollParallelState = Rule(
        "S26", "swiftui_scroll_parallel_state", .info,
        "One scroll position is kept in several switches.",
        "They change one after the other, so that views see states that never were. Keep one number and derive the rest.",
        failing: [
            "let a = page.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in isTall = y > 20; isFaded = y > 20 }"
        ],
        passing: [
            "let a = page.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in progress = y / 200 }"
        ],
        checks: [
            .chains(["onScrollGeometryChange"]) { chain, context in
                guard let link = chain.modifierIndex("onScrollGeometryChange") else { return }
                let scopes = context.file.scopes.filter { $0.owner === chain && $0.ownerLink == link }
                let switches = scopes.flatMap(\.allAssignments).filter { assignment in
                    assignment.value.contains { element in
                        [">", "<", ">=", "<=", "=="].contains(
                            element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
                    }
                }
                guard Set(switches.map(\.path)).count >= 2 else { return }
                context.report(
                    chain, link: link,
                    "\(switches.map { "'\($0.path)'" }.joined(separator: " and ")) say the same position",
                    fixes: ["keep one number and derive the others"])
            }
        ])
}
