extension Rule {
    static let ignoredSafeArea = Rule(
        "S45", "swiftui_ignores_safe_area_content", .warning, fix: true,
        "Text or scrolling content ignores the safe area and the keyboard.",
        """
        Without regions the keyboard is ignored, too: the focused field lies under it. Put the modifier on the background, or \
        name the region. Colours, pictures, maps and what names its regions or edges are not meant; with text alone it is only information.
        """,
        failing: [
            "struct A: View { var body: some View { VStack { TextField(\"Name\", text: $name) }.ignoresSafeArea() } }"
        ],
        passing: [
            "struct A: View { var body: some View { VStack { TextField(\"Name\", text: $name) }.background(Color.mint.ignoresSafeArea()) } }",
            "struct A: View { var body: some View { VStack { TextField(\"Name\", text: $name) }.ignoresSafeArea(.container) } }",
            "struct A: View { var body: some View { ZStack { Color.mint; Image(\"cover\") }.ignoresSafeArea() } }",
        ],
        checks: [
            .chains(["ignoresSafeArea", "edgesIgnoringSafeArea"]) { chain, context in
                guard
                    let link = chain.links.firstIndex(where: {
                        ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains($0.name)
                    }),
                    let call = chain.links[link].call
                else { return }
                let isBare =
                    chain.links[link].name == "ignoresSafeArea"
                    ? call.arguments.isEmpty : call.firstUnlabeled?.memberName == "all"
                let labels: Set<String> = ["Text", "Label"]
                let words: Set<String> = [
                    "Text", "TextField", "SecureField", "TextEditor", "ScrollView", "List", "Form", "Label",
                ]
                guard isBare, chain.rootCall != nil,
                    !chain.isView(["NavigationStack", "NavigationView", "TabView", "NavigationSplitView"]),
                    let view = ([chain] + chain.visibleDescendants).first(where: {
                        $0.isView(words) && !$0.isView(labels)
                    })
                        ?? ([chain] + chain.visibleDescendants).first(where: { $0.isView(labels) })
                else { return }
                // In a background it is no content.
                guard
                    !chain.ancestors.contains(where: { item in
                        guard let index = item.role.link, index >= 0 else { return false }
                        return item.chain.links[index].name == "background"
                    })
                else { return }
                let edits =
                    chain.links[link].name == "ignoresSafeArea"
                    ? [Edit(call.byteRange.upperBound - 1..<call.byteRange.upperBound - 1, ".container")] : []
                context.report(
                    chain, link: link, "\(view.rootName) reaches under bars and the keyboard",
                    severity: view.isView(labels) ? .info : nil,
                    fixes: ["put it on the background", "write ignoresSafeArea(.container)"], edits: edits)
            }
        ])
}
