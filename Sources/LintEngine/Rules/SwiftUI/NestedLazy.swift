extension Rule {
    static let nestedLazy = Rule(
        "S16", "swiftui_nested_lazy_same_axis", .info, fix: true,
        "A lazy stack stands in a lazy stack of the same axis.",
        "Heights of what is out of sight are estimated twice and put right while scrolling, so that the content jumps. The outer one can be a plain stack.",
        failing: [
            "let a = LazyVStack { ForEach(cards) { card in LazyVStack { ForEach(card.rows) { Row($0) } } } }",
            """
            struct Card: View { var body: some View { LazyVStack { ForEach(rows) { Row($0) } } } }
            struct A: View { var body: some View { ScrollView { LazyVStack { ForEach(cards) { Card($0) } } } } }
            """,
        ],
        passing: ["let a = LazyVStack { ForEach(cards) { card in LazyHStack { ForEach(card.rows) { Row($0) } } } }"],
        checks: [
            .file { context in
                for chain in context.file.chains where chain.rootCall != nil {
                    let own =
                        chain.isView(ClassNames.lazyContainers)
                        ? chain.rootName : context.symbols.types[chain.rootName]?.roots.first ?? ""
                    guard ClassNames.lazyContainers.contains(own),
                        let outer = chain.containers.first(where: {
                            $0.isView(ClassNames.lazyContainers) || $0.isScrollContainer
                        }),
                        outer.isView(ClassNames.lazyContainers), axis(own) == outer.stackAxis
                    else { continue }
                    let plain = outer.rootName.replacing("Lazy", with: "")
                    let isStack = outer.rootName.hasSuffix("Stack") && !(outer.rootCall?.has("pinnedViews") ?? false)
                    context.report(
                        outer, "a lazy stack inside is lazy on the same axis: heights are estimated twice",
                        fixes: isStack ? ["use \(plain) outside"] : ["use a plain stack inside"],
                        edits: isStack ? [Edit(outer.root.byteRange, plain)] : [])
                }
            }
        ])

    private static func axis(_ name: String) -> String { name.contains("LazyV") ? "vertical" : "horizontal" }
}
