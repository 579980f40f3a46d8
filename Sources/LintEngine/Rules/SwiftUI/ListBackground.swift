extension Rule {
    static let listBackground = Rule(
        "S36", "swiftui_list_background", .warning, fix: true,
        "The background of a list is covered by the list's own.",
        "Hide the list's own with `scrollContentBackground(.hidden)`. Backgrounds that only measure are not meant.",
        failing: ["struct A: View { var body: some View { List(notes) { Row($0) }.background(Color.mint) } }"],
        passing: [
            "struct A: View { var body: some View { List(notes) { Row($0) }.scrollContentBackground(.hidden).background(Color.mint) } }",
            "struct A: View { var body: some View { List(notes) { Row($0) }.background(GeometryReader { g in Probe(g) }) } }",
        ],
        checks: [
            .chains(["List", "Form"]) { chain, context in
                guard chain.isView(["List", "Form"]), let link = chain.modifierIndex("background"),
                    !chain.links.contains(where: { $0.name == "modifier" || $0.name.hasSuffix("Background") }),
                    !chain.has("scrollContentBackground"),
                    !chain.ancestors.contains(where: { $0.chain.has("scrollContentBackground") }),
                    let call = chain.links[link].call
                else { return }
                let view = (chain.arguments(of: link) + chain.contents(of: link)).first
                let drawn: Set<String> = [
                    "Color", "LinearGradient", "RadialGradient", "Image", "AngularGradient", "Rectangle", "Gradient",
                ]
                let isColor = call.firstUnlabeled?.memberName != nil
                guard isColor || (view.map { drawn.contains($0.rootName) && $0.links.first?.name != "clear" } ?? false),
                    call.firstUnlabeled?.memberName != "clear"
                else { return }
                context.report(
                    chain, link: link, "the \(chain.rootName)'s own background covers this one",
                    fixes: ["add .scrollContentBackground(.hidden)"],
                    edits: [.insert(".scrollContentBackground(.hidden)", at: chain.end(of: link - 1))])
            }
        ])
}
