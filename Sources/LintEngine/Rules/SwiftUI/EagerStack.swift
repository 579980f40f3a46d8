extension Rule {
    static let eagerStack = Rule(
        "S14", "swiftui_eager_large_stack", .info, fix: true,
        "A stack in a scroll view makes all rows of a collection at once.",
        "A lazy stack makes those in sight. Constant ranges, all cases, arrays that are written out and prefixes are short.",
        failing: ["struct A: View { var body: some View { ScrollView { VStack { ForEach(feed) { Card($0) } } } } }"],
        passing: [
            "struct A: View { var body: some View { ScrollView { LazyVStack { ForEach(feed) { Card($0) } } } } }",
            "struct A: View { var body: some View { ScrollView { VStack { ForEach(0..<8) { Card($0) } } } } }",
        ],
        checks: [
            .chains(["VStack", "HStack"]) { chain, context in
                guard chain.isView(["VStack", "HStack"]), let outer = chain.container, outer.isScrollView,
                    outer.scrollAxes.contains(chain.stackAxis ?? ""),
                    chain.content.contains(where: { $0.isView("ForEach") && !$0.isConstantLoop(context) })
                else { return }
                let lazy = chain.rootName == "VStack" ? "LazyVStack" : "LazyHStack"
                context.report(
                    chain, "all rows are made at once", fixes: ["use \(lazy)"],
                    edits: [Edit(chain.root.byteRange, lazy)])
            }
        ])
}
