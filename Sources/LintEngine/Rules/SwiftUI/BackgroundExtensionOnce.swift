extension Rule {
    static let backgroundExtensionOnce = Rule(
        "S29", "swiftui_background_extension_once", .warning,
        "More than one view of a screen extends into its background.",
        "Each extension mirrors its view under bars and sidebars; several of them overlap. Extend the one that leads. Ways that exclude each other are not meant.",
        failing: [
            "struct A: View { var body: some View { VStack { hero.backgroundExtensionEffect(); strip.backgroundExtensionEffect() } } }"
        ],
        passing: [
            "struct A: View { var body: some View { VStack { hero.backgroundExtensionEffect(); strip } } }",
            "struct A: View { var body: some View { if isWide { hero.backgroundExtensionEffect() } else { strip.backgroundExtensionEffect() } } }",
        ],
        checks: [
            .scopes { scope, context in
                guard scope.isFunction || scope.kind == .file else { return }
                let all =
                    scope.kind == .file
                    ? scope.chains + scope.inner.filter { $0.kind == .closure }.flatMap(\.allChains) : scope.allChains
                let extended = all.filter { $0.hasCall("backgroundExtensionEffect") }
                for (index, chain) in extended.enumerated().dropFirst() {
                    guard extended.prefix(index).contains(where: { !$0.isExclusive(with: chain) }) else { continue }
                    context.report(
                        chain, link: chain.index(of: "backgroundExtensionEffect"),
                        "another view of this screen extends into the background, too",
                        fixes: ["keep the one that leads"])
                }
            }
        ])
}
