extension Rule {
    static let nestedNavigation = Rule(
        "S53", "swiftui_nested_navigation_stack", .info,
        "A navigation stack is pushed onto another one.",
        "Two bars stand above each other, and going back leads out of the wrong one. Only the first view of a flow has a stack; sheets begin a flow of their own.",
        failing: [
            "struct A: View { var body: some View { NavigationStack { NavigationLink(\"B\") { NavigationStack { Page() } } } } }",
            """
            struct Page: View { var body: some View { NavigationStack { Text("B") } } }
            struct A: View { var body: some View { NavigationStack { rows.navigationDestination(for: Int.self) { _ in Page() } } } }
            """,
        ],
        passing: [
            "struct A: View { var body: some View { NavigationStack { NavigationLink(\"B\") { Page() } } } }",
            "struct A: View { var body: some View { NavigationStack { rows.sheet(isPresented: $shown) { NavigationStack { Page() } } } } }",
        ],
        checks: [
            .file { context in
                for chain in context.file.chains where chain.rootCall != nil {
                    let isStack = ["NavigationStack", "NavigationView"].contains(chain.rootName)
                    guard isStack || context.symbols.types[chain.rootName]?.roots == ["NavigationStack"],
                        isPushed(chain)
                    else { continue }
                    context.report(
                        chain,
                        isStack
                            ? "this stack is pushed onto another one"
                            : "'\(chain.rootName)' begins with a stack and is pushed onto another one",
                        fixes: ["show its content without a stack"])
                }
            }
        ])

    private static func isPushed(_ chain: Chain) -> Bool {
        for (ancestor, role) in chain.ancestors {
            switch role {
            case .content(-1, let label):
                if ancestor.isView("NavigationLink") { return label == nil || label == "destination" }
            case .argument(-1, let label):
                if ancestor.isView("NavigationLink") { return label == "destination" }
            case .content(let link, _), .argument(let link, _), .nested(let link):
                guard link >= 0 else { continue }
                return ancestor.links[link].name == "navigationDestination"
            case .top: return false
            }
        }
        return false
    }
}
