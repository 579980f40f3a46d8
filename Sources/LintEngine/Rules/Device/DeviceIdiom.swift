import SwiftSyntax

extension Rule {
    static let deviceIdiom = Rule(
        "D03", "device_idiom_layout", .warning,
        "The kind of device decides a layout.",
        """
        A window on an iPad may be as narrow as a phone. Decide by the width or the size class. What a device can do, and \
        words that differ, may depend on the kind; Macs have a design of their own.
        """,
        failing: [
            "func plan() { if UIDevice.current.userInterfaceIdiom == .pad { columns = 3 } }",
            "let sideInset: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16",
        ],
        passing: [
            "func plan() { if UIDevice.current.userInterfaceIdiom == .pad { enablePencil() } }",
            "func plan() { columns = max(1, Int(width / 240)) }",
        ],
        checks: [
            .chains(["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"]) { chain, context in
                guard asksForPadOrPhone(chain, context) else { return }
                let decided: Bool
                if let conditional = context.conditional(deciding: chain.start) {
                    decided = conditional.ways.contains { context.hasLayout(in: $0.node.byteRange) }
                } else if let name = context.valueName(of: chain.node), isChoice(chain) {
                    decided = RuleContext.isLayoutName(name)
                } else {
                    decided = isChoice(chain) && isLayoutArgument(chain)
                }
                guard decided else { return }
                context.report(
                    chain, "the kind of device decides this layout; a window on an iPad may be as narrow as a phone",
                    fixes: ["decide by the width that there is", "decide by the horizontal size class"])
            }
        ])

    /// Macs and televisions have a design of their own.
    private static func asksForPadOrPhone(_ chain: Chain, _ context: RuleContext) -> Bool {
        guard let (_, other) = chain.following, let name = other.memberName else { return true }
        return ["pad", "phone"].contains(name)
    }

    /// It stands before a question mark.
    private static func isChoice(_ chain: Chain) -> Bool {
        chain.node.parent?.as(ExprListSyntax.self)?.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
    }

    private static func isLayoutArgument(_ chain: Chain) -> Bool {
        guard let parent = chain.parent, let link = chain.role.link, parent.links.indices.contains(link) else {
            return false
        }
        return RuleContext.layoutModifiers.contains(parent.links[link].name)
    }
}
