extension Rule {
    static let nestedReader = Rule(
        "S03", "swiftui_nested_geometry_reader", .info,
        "A geometry reader stands in another one.",
        "Two levels of measuring are hard to follow, and a layout of one's own or `containerRelativeFrame` says the same.",
        failing: [
            "let a = GeometryReader { outer in VStack { GeometryReader { inner in Ring(outer.size, inner.size) } } }"
        ],
        passing: [
            "let a = HStack { GeometryReader { g in Ring(g.size) }.frame(width: 9); GeometryReader { g in Ring(g.size) } }"
        ],
        checks: [
            .chains(["GeometryReader"]) { chain, context in
                guard chain.isView("GeometryReader"),
                    chain.ancestors.contains(where: { $0.chain.isView("GeometryReader") })
                else { return }
                context.report(
                    chain, "this reader stands in another one", fixes: ["write a Layout", "use containerRelativeFrame"])
            }
        ])
}
