extension Rule {
    static let sliderLabel = Rule(
        "S34", "swiftui_slider_label", .info,
        "A slider says nowhere what it sets.",
        "Its label is not drawn on iPhone, but it is read aloud. A text beside it, `LabeledContent` or an accessibility label say it, too.",
        failing: ["struct A: View { var body: some View { Slider(value: $volume, in: 0...1) } }"],
        passing: [
            "struct A: View { var body: some View { LabeledContent(\"Volume\") { Slider(value: $volume, in: 0...1) } } }",
            "struct A: View { var body: some View { HStack { Text(\"Volume\"); Slider(value: $volume, in: 0...1) } } }",
            "struct A: View { var body: some View { Slider(value: $volume).accessibilityLabel(\"Volume\") } }",
        ],
        checks: [
            .chains(["Slider"]) { chain, context in
                guard chain.isView("Slider"), let call = chain.rootCall,
                    !chain.links.contains(where: { $0.name.hasPrefix("accessibility") }),
                    call.closures.isEmpty || chain.has("labelsHidden"),
                    !chain.containers.contains(where: { $0.isView("LabeledContent") })
                else { return }
                let texts: Set<String> = ["Text", "Label"]
                let around = chain.container.map { [$0] + $0.containers } ?? []
                guard
                    !around.contains(where: { view in
                        view.visibleDescendants.contains { $0.isView(texts) }
                            || view.isView("Section") && !(view.rootCall?.arguments.isEmpty ?? true)
                    })
                else { return }
                context.report(
                    chain, "nothing says what this slider sets",
                    fixes: ["put it into LabeledContent", "give it a label closure"])
            }
        ])
}
