extension Rule {
    static let frameThenFixedSize = Rule(
        "S44", "swiftui_frame_then_fixed_size", .warning,
        "A fixed size is undone by what comes after it.",
        "`fixedSize` asks the frame for its own size, which is what it has; the text inside is not asked. Put it before the frame, or fix the other axis only.",
        failing: ["let a = Text(story).frame(width: 100).fixedSize()"],
        passing: [
            "let a = Text(story).frame(width: 100).fixedSize(horizontal: false, vertical: true)",
            "let a = Text(story).fixedSize().frame(width: 100)",
        ],
        checks: [
            .chains(["fixedSize"]) { chain, context in
                guard chain.isView(["Text", "Label"]), let fixed = chain.modifierIndex("fixedSize"),
                    let call = chain.links[fixed].call
                else { return }
                let isFixed = { (axis: String) in
                    call.arguments.isEmpty || call.argument(axis)?.trimmedDescription == "true"
                }
                let frame = chain.links.prefix(fixed).first { link in
                    link.name == "frame"
                        && (link.has("width") && isFixed("horizontal") || link.has("height") && isFixed("vertical"))
                }
                guard frame != nil else { return }
                context.report(
                    chain, link: fixed, "the frame before it has a fixed size already: this does nothing for the text",
                    fixes: ["put fixedSize before the frame", "write fixedSize(horizontal: false, vertical: true)"])
            }
        ])
}
