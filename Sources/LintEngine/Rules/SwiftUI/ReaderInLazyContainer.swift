extension Rule {
    static let readerInLazyContainer = Rule(
        "S02", "swiftui_geometry_reader_in_lazy", .warning,
        "A geometry reader stands where no height is proposed.",
        """
        Rows of lists and lazy stacks, and what stands in a scroll view, are asked for their ideal height; a reader has none \
        of its own and becomes 10 points high. The same goes for views of the module that begin with a reader.
        """,
        failing: [
            "struct A: View { var body: some View { List(songs) { song in GeometryReader { g in Row(song, g.size.width) } } } }",
            """
            struct Cover: View { var body: some View { GeometryReader { g in Art(g.size.width) } } }
            struct A: View { var body: some View { ScrollView { VStack { Cover(); Text("Below") } } } }
            """,
        ],
        passing: [
            "struct A: View { var body: some View { List(songs) { song in Row(song).background { GeometryReader { g in Shade(g.size) } } } } }",
            "struct A: View { var body: some View { List(songs) { song in GeometryReader { g in Row(song, g.size.width) }.frame(height: 60) } } }",
        ],
        checks: [
            .file { context in
                for chain in context.file.chains where chain.rootCall != nil { check(chain, context) }
            }
        ])

    private static func check(_ chain: Chain, _ context: RuleContext) {
        let isReader = chain.rootName == "GeometryReader"
        guard isReader || context.symbols.types[chain.rootName]?.roots == ["GeometryReader"] else { return }
        let around = chain.containers
        guard
            let outer = around.first(where: {
                $0.isView(ClassNames.lazyContainers.union(["List", "Form", "ScrollView"]))
            })
        else { return }
        let inner = around.prefix { $0 !== outer }
        let side =
            outer.scrollAxes == ["horizontal"] || ["LazyHStack", "LazyHGrid"].contains(outer.rootName)
            ? "width" : "height"
        // Anything between that is not a plain stack may propose a size.
        let isSized = { (view: Chain) in
            view.hasFrame(side) || view.has("aspectRatio") || view.has("frame") && side == "width"
        }
        guard !isSized(chain),
            inner.allSatisfy({
                !isSized($0) && $0.isView(["VStack", "HStack", "ZStack", "ForEach", "Group", "Section"])
            })
        else { return }
        context.report(
            chain, "no \(side) is proposed in a \(outer.rootName): the reader becomes 10 points",
            fixes: ["use onGeometryChange", "put the reader into a background", "give it a frame(\(side):)"])
    }
}
