extension Rule {
    static let toastEdge = Rule(
        "S24", "swiftui_toast_edge", .off,
        "A toast in an overlay is not told which edge it belongs to.",
        "In the middle it covers what people look at. Name an edge; head-up displays in the middle are not meant.",
        options: [.names("words", ["toast", "snackbar"], "parts of names of such views")],
        failing: ["let a = page.overlay { ToastView() }"],
        passing: ["let a = page.overlay(alignment: .bottom) { ToastView() }"],
        checks: [
            .file { context in
                let words = context.names("words").sorted()
                for chain in context.file.chains where chain.rootCall != nil && chain.isNamed(words) {
                    guard let modifier = chain.modifier, modifier.name == "overlay",
                        !(modifier.owner.links[modifier.index].has("alignment"))
                    else { continue }
                    context.report(
                        chain, "'\(chain.rootName)' stands in the middle", fixes: ["write overlay(alignment: .bottom)"])
                }
            }
        ])
}
