extension Rule {
    static let unconstrainedReader = Rule(
        "S01", "swiftui_unconstrained_geometry_reader", .warning,
        "A geometry reader in a stack takes all the room there is.",
        """
        It is as large as what is proposed, so its siblings are squeezed. A frame on the stack's axis, a background or an \
        overlay keep it to size; alone, or as the beginning of a body, it may be meant to fill.
        """,
        failing: [
            "struct A: View { var body: some View { VStack { GeometryReader { g in Bar(g.size.width) }; Text(\"Below\") } } }"
        ],
        passing: [
            "struct A: View { var body: some View { VStack { GeometryReader { g in Bar(g.size.width) }.frame(height: 20); Text(\"Below\") } } }",
            "struct A: View { var body: some View { GeometryReader { g in VStack { Bar(g.size.width); Text(\"Below\") } } } }",
            "struct A: View { var body: some View { Text(\"A\").background { GeometryReader { g in Bar(g.size.width) } } } }",
        ],
        checks: [
            .file { context in
                for chain in context.file.chains where chain.rootCall != nil { check(chain, context) }
            }
        ])

    private static func check(_ chain: Chain, _ context: RuleContext) {
        let isReader = chain.rootName == "GeometryReader"
        guard isReader || context.symbols.types[chain.rootName]?.roots == ["GeometryReader"] else { return }
        let name = isReader ? "the reader" : "'\(chain.rootName)', a geometry reader,"
        if let container = chain.container, container.isView(["VStack", "HStack", "ZStack"]) {
            let children = container.shownContent
            guard children.count >= 2, !children.allSatisfy({ $0 === chain || $0.isExclusive(with: chain) }) else {
                return
            }
            // The first child of a ZStack is its background.
            // A view of the module that fills a row, or lies over another one, is as a rule meant to.
            if container.rootName != "VStack", !isReader { return }
            if container.rootName == "ZStack", chain.branches != container.branches { return }
            if container.rootName == "ZStack" { if children.first === chain { return } }
            // What scrolls is meant to fill.
            if isReader, chain.content.count == 1, chain.content[0].isScrollContainer { return }
            let side = container.rootName == "HStack" ? "width" : "height"
            guard !chain.hasFrame(side), !chain.has("aspectRatio"), !chain.has("fixedSize") else { return }
            context.report(
                chain, "\(name) takes all the room of the \(container.rootName) and squeezes what stands beside it",
                fixes: [
                    "give it a frame(\(side):)", "put it into the background of what it measures",
                    "use onGeometryChange",
                ])
        } else if let modifier = chain.modifier, modifier.name == "popover", isReader, !chain.hasFrame("height") {
            context.report(
                chain, "a popover is as large as its content, and \(name) has no size of its own",
                fixes: ["give it a frame"])
        }
    }
}
