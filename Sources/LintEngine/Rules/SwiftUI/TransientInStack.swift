extension Rule {
    static let transientInStack = Rule(
        "S22", "swiftui_transient_in_stack", .info,
        "A message that comes and goes is a child of a stack, or comes without a transition.",
        "In a stack it pushes the content aside. An overlay leaves it in place; a transition shows where it came from.",
        options: [.names("words", ["toast", "banner", "snackbar"], "parts of names of such views")],
        failing: [
            "let a = VStack { if let note { ToastView(note) }; page }",
            "let a = page.overlay(alignment: .top) { if let note { ToastView(note) } }",
        ],
        passing: ["let a = page.overlay(alignment: .top) { if let note { ToastView(note).transition(.opacity) } }"],
        checks: [
            .file { context in
                let words = context.names("words").sorted()
                for chain in context.file.chains
                where chain.rootCall != nil && chain.isNamed(words) && chain.isStatement {
                    guard let last = chain.branches.last, chain.parent != nil else { continue }
                    if let stack = chain.container, stack.isView(["VStack", "HStack"]), !stack.branches.contains(last) {
                        context.report(
                            chain, "'\(chain.rootName)' pushes the content aside when it comes",
                            fixes: ["show it in an overlay"])
                    } else if let modifier = chain.modifier, modifier.name == "overlay", !chain.has("transition") {
                        context.report(
                            chain, "'\(chain.rootName)' comes and goes without a transition",
                            fixes: ["add .transition(.opacity)"])
                    }
                }
            }
        ])
}
