extension Rule {
    static let rowContentShape = Rule(
        "S25", "swiftui_row_content_shape", .info, fix: true,
        "A row answers touches only where it draws something.",
        """
        A spacer and padding are no part of what can be touched. `contentShape` makes the whole row one. A background that is \
        drawn, and the default style of buttons, do that already.
        """,
        failing: [
            "struct A: View { var body: some View { HStack { Text(name); Spacer() }.onTapGesture { open() } } }",
            "struct A: View { var body: some View { Button { open() } label: { Image(systemName: \"xmark\").frame(width: 22, height: 22) }.buttonStyle(.plain) } }",
        ],
        passing: [
            "struct A: View { var body: some View { HStack { Text(name); Spacer() }.contentShape(Rectangle()).onTapGesture { open() } } }",
            "struct A: View { var body: some View { HStack { Text(name); Spacer() }.background(Color.white).onTapGesture { open() } } }",
        ],
        checks: [
            .chains(["onTapGesture"]) { chain, context in
                guard chain.isView(["HStack", "VStack"]), let link = chain.modifierIndex("onTapGesture"),
                    chain.content.contains(where: { $0.isView("Spacer") }),
                    !chain.links.prefix(link).contains(where: {
                        ["contentShape", "background", "glassEffect"].contains($0.name)
                    })
                else { return }
                context.report(
                    chain, link: link, "the empty part of the row does not answer",
                    fixes: ["add .contentShape(Rectangle()) before it"],
                    edits: [.insert(".contentShape(Rectangle())", at: chain.end(of: link - 1))])
            },
            .chains(["Button"]) { chain, context in
                guard chain.isView("Button"), let link = chain.modifierIndex("buttonStyle"),
                    let style = chain.links[link].firstUnlabeled,
                    style.memberName == "plain" || ChainParts(style).rootName == "PlainButtonStyle",
                    !chain.has("contentShape")
                else { return }
                let label = chain.content.filter {
                    if case .content(_, let name) = $0.role { name == "label" } else { false }
                }
                guard label.count == 1, let view = label.first, !view.hasAny(["contentShape", "background"]) else {
                    return
                }
                let isGlyph = view.isView("Image") && view.has("frame") && (view.rootCall?.has("systemName") ?? false)
                let isRow = view.isView(["HStack", "VStack"]) && view.content.contains { $0.isView("Spacer") }
                guard isGlyph || isRow else { return }
                context.report(
                    view, "a plain button answers only where its label draws something",
                    fixes: ["add .contentShape(Rectangle()) to the label"],
                    edits: [.insert(".contentShape(Rectangle())", at: view.end)])
            },
        ])
}
