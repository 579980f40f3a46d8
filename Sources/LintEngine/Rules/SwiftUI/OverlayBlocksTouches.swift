extension Rule {
    static let overlayBlocksTouches = Rule(
        "S23", "swiftui_overlay_blocks_touches", .warning,
        "An overlay covers everything and takes its touches.",
        """
        Every colour but clear takes touches, however faint it is. `allowsHitTesting(false)` lets them through. With a \
        gesture of its own, or behind a condition, it is meant to cover what is below; on pictures and shapes there is nothing \
        to touch.
        """,
        failing: [
            "struct A: View { var body: some View { page.overlay { Color.black.opacity(0.02).ignoresSafeArea() } } }",
            """
            struct A: View {
                var body: some View {
                    page.overlay { VStack { Spacer(); note }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black.opacity(0.001)) }
                }
            }
            """,
        ],
        passing: [
            "struct A: View { var body: some View { page.overlay { Color.black.opacity(0.02).allowsHitTesting(false) } } }",
            "struct A: View { var body: some View { page.overlay { Color.black.opacity(0.4).onTapGesture { close() } } } }",
            "struct A: View { var body: some View { Image(\"cover\").overlay { Color.black.opacity(0.2) } } }",
        ],
        checks: [
            .file { context in
                for chain in context.file.chains where chain.rootName == "Color" || chain.has("background") {
                    check(chain, context)
                }
            }
        ])

    private static let holders: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "ScrollView",
        "List",
        "Form", "TabView", "NavigationStack", "NavigationView", "NavigationSplitView", "Group", "Table", "ViewThatFits",
    ]
    private static let controls: Set<String> = [
        "Button", "Toggle", "TextField", "List", "ScrollView", "Form", "Picker", "Slider", "NavigationLink", "Menu",
    ]

    private static let touches: Set<String> = [
        "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture",
        "allowsHitTesting", "disabled", "hidden",
    ]

    private static func check(_ chain: Chain, _ context: RuleContext) {
        let isColor = chain.rootName == "Color" && chain.links.first?.name != "clear"
        let covers = isColor && !chain.has("frame") || chain.fillsByFrame && hasColoredBackground(chain)
        guard covers, !chain.hasAny(touches), !chain.hasAny(["mask", "clipShape"]) else { return }
        guard
            !chain.ancestors.contains(where: {
                ["Button", "NavigationLink", "Link"].contains($0.chain.rootName)
                    || $0.chain.rootName == "PrimitiveButton"
            })
        else { return }
        if let modifier = chain.modifier, modifier.name == "overlay", isDirect(chain) {
            let owner = modifier.owner
            guard chain.branches == owner.branches, mayBeTouched(owner, context),
                !chain.descendants.contains(where: { $0.hasAny(touches) || $0.isView("Button") }),
                !owner.links.dropFirst(modifier.index + 1).contains(where: { touches.contains($0.name) })
            else { return }
            tell(chain, context)
        } else if let stack = chain.container, stack.isView("ZStack"), let last = stack.content.last, last === chain,
            stack.content.count >= 2
        {
            guard chain.branches == stack.branches, isColor,
                stack.content.dropLast().contains(where: {
                    $0.isView(["Button", "List", "ScrollView", "Form", "NavigationLink", "Toggle", "TextField"])
                })
            else { return }
            tell(chain, context)
        }
    }

    /// A container, a view that is kept in a name, or a view of the module that has controls.
    private static func mayBeTouched(_ view: Chain, _ context: RuleContext) -> Bool {
        if view.isView(holders) || view.rootName.first?.isLowercase ?? false { return true }
        guard let entry = context.symbols.types[view.rootName] else { return false }
        return !entry.bodyNames.isDisjoint(with: controls)
    }

    private static func isDirect(_ chain: Chain) -> Bool {
        switch chain.role {
        case .content, .argument: true
        default: false
        }
    }

    private static func hasColoredBackground(_ chain: Chain) -> Bool {
        guard let index = chain.modifierIndex("background") else { return false }
        return chain.arguments(of: index).contains { $0.rootName == "Color" && $0.links.first?.name != "clear" }
    }

    private static func tell(_ chain: Chain, _ context: RuleContext) {
        context.report(
            chain, "this covers what is below and takes its touches",
            fixes: ["add .allowsHitTesting(false)", "give it the gesture that closes it"])
    }
}
