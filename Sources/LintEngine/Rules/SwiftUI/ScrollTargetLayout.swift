extension Rule {
    static let scrollTargetLayout = Rule(
        "S51", "swiftui_scroll_target_layout", .warning, fix: true,
        "A scroll position speaks of ids and nothing says whose.",
        """
        Without `scrollTargetLayout` on the lazy stack the position is not written, and rows that were not made yet cannot be \
        scrolled to. Positions by edge or offset, and targets that are marked one by one, need none.
        """,
        failing: [
            "struct A: View { var body: some View { ScrollView { LazyVStack { ForEach(mails) { Row($0) } } }.scrollPosition(id: $top) } }"
        ],
        passing: [
            "struct A: View { var body: some View { ScrollView { LazyVStack { ForEach(mails) { Row($0) } }.scrollTargetLayout() }.scrollPosition(id: $top) } }",
            "struct A: View { func up() { place.scrollTo(edge: .top) }; var body: some View { ScrollView { LazyVStack { ForEach(mails) { Row($0) } } }.scrollPosition($place) } }",
        ],
        checks: [
            .chains(["scrollPosition"]) { chain, context in
                guard chain.isScrollView, let link = chain.modifierIndex("scrollPosition"),
                    let lazy = chain.visibleDescendants.first(where: { $0.isView(ClassNames.lazyContainers) }),
                    !chain.has("scrollTargetLayout"),
                    !chain.descendants.contains(where: { $0.hasAny(["scrollTargetLayout", "scrollTarget"]) })
                else { return }
                if !chain.links[link].has("id") {
                    // Only edges and offsets are asked for.
                    let jumps = context.file.chains.compactMap { $0.link("scrollTo")?.call }
                    guard jumps.isEmpty || jumps.contains(where: { $0.has("id") }) else { return }
                }
                context.report(
                    chain, link: link, "nothing says which rows of the \(lazy.rootName) can be scrolled to",
                    fixes: ["add .scrollTargetLayout() to the \(lazy.rootName)"],
                    edits: [.insert(".scrollTargetLayout()", at: lazy.end)])
            }
        ])
}
