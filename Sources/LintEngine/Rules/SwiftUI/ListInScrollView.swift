extension Rule {
    static let listInScrollView = Rule(
        "S13", "swiftui_list_in_scroll_view", .warning,
        "A list stands in a scroll view.",
        "Nothing proposes it a height there and it has none of its own: it is not seen. A list scrolls by itself; with a fixed height it may stand there.",
        failing: ["struct A: View { var body: some View { ScrollView { VStack { List(notes) { Row($0) } } } } }"],
        passing: [
            "struct A: View { var body: some View { ScrollView { List(notes) { Row($0) }.frame(height: 300) } } }",
            "struct A: View { var body: some View { ScrollView { NavigationLink(\"Notes\") { List(notes) { Row($0) } } } } }",
        ],
        checks: [
            .chains(["List", "Form", "Table"]) { chain, context in
                guard chain.isView(["List", "Form", "Table"]),
                    let outer = chain.containers.first(where: { $0.isScrollView }),
                    outer.scrollAxes.contains("vertical"),
                    !chain.hasFrame("height"), !chain.links.contains(where: { $0.has("minHeight") }),
                    !chain.containers.prefix(while: { $0 !== outer }).contains(where: { $0.hasFrame("height") })
                else { return }
                context.report(
                    chain, "a \(chain.rootName) has no height of its own in a scroll view",
                    fixes: ["let the \(chain.rootName) scroll by itself", "use a LazyVStack", "give it a height"])
            }
        ])
}
