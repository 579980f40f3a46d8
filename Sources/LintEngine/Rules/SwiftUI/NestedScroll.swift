extension Rule {
    static let nestedScroll = Rule(
        "S12", "swiftui_nested_scroll_same_axis", .warning,
        "A view scrolls inside another one on the same axis.",
        """
        Which of them a drag moves depends on where it begins, and the inner one has no height of its own. One that scrolls \
        across, one whose scrolling is disabled, and one in a fixed frame (then only information) get along.
        """,
        failing: ["struct A: View { var body: some View { ScrollView { VStack { ScrollView { Text(log) } } } } }"],
        passing: [
            "struct A: View { var body: some View { ScrollView { VStack { ScrollView(.horizontal) { Text(log) } } } } }",
            "struct A: View { var body: some View { ScrollView { VStack { ScrollView { Text(log) }.scrollDisabled(true) } } } }",
        ],
        checks: [
            .chains(["ScrollView"]) { chain, context in
                guard chain.isScrollView,
                    let outer = chain.containers.first(where: { $0.isView(["ScrollView", "List", "Form"]) }),
                    let axis = chain.scrollAxes.intersection(outer.scrollAxes).sorted().first,
                    !chain.has("scrollDisabled")
                else { return }
                let side = axis == "vertical" ? "height" : "width"
                let isFramed = ([chain] + chain.containers.prefix { $0 !== outer }).contains { $0.hasFrame(side) }
                context.report(
                    chain,
                    "this scrolls \(axis == "vertical" ? "up and down" : "sideways") inside a \(outer.rootName) that does the same",
                    severity: isFramed ? .info : nil,
                    fixes: ["let only the outer one scroll", "scroll the inner one on the other axis"])
            }
        ])
}
