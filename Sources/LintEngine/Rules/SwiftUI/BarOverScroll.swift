extension Rule {
    static let barOverScroll = Rule(
        "S31", "swiftui_bar_over_scroll", .info,
        "A bar lies over what scrolls, and its last rows never come out.",
        "`safeAreaInset` gives the bar its place and the scroll view its inset. Floating buttons and messages may lie over it.",
        failing: [
            "struct A: View { var body: some View { ZStack(alignment: .bottom) { List(rows) { Row($0) }; PlayerBar() } } }"
        ],
        passing: [
            "struct A: View { var body: some View { List(rows) { Row($0) }.safeAreaInset(edge: .bottom) { PlayerBar() } } }"
        ],
        checks: [
            .chains(["ZStack"]) { chain, context in
                guard chain.isView("ZStack"), chain.text("alignment", of: -1, context) == ".bottom",
                    let first = chain.shownContent.first,
                    let last = chain.shownContent.last, first !== last,
                    first.isScrollContainer || first.visibleDescendants.contains(where: { $0.isScrollContainer }),
                    isBar(last)
                else { return }
                tell(last, context)
            },
            .chains(["overlay"]) { chain, context in
                guard chain.isScrollContainer, let link = chain.modifierIndex("overlay"),
                    chain.text("alignment", of: link, context) == ".bottom",
                    let view = chain.contents(of: link).first, isBar(view)
                else { return }
                tell(view, context)
            },
        ])

    private static func isBar(_ view: Chain) -> Bool {
        let name = view.rootName.lowercased()
        guard !["button", "toast", "banner", "progress", "snack"].contains(where: name.contains) else { return false }
        return name.hasSuffix("bar") || name.contains("barview") || name.contains("toolbar")
            || name.contains("composer")
    }

    private static func tell(_ view: Chain, _ context: RuleContext) {
        context.report(
            view, "the last rows stay under '\(view.rootName)'",
            fixes: ["use .safeAreaInset(edge: .bottom) on what scrolls"])
    }
}
