import SwiftSyntax

extension Rule {
    static let missingMenuCommands = Rule(
        "D12", "missing_menu_commands", .off,
        "The app's windows have no commands for the menu bar.",
        "With a keyboard, and from iPadOS 26 in the menu bar, people look for them there.",
        failing: ["struct Notes: App { var body: some Scene { WindowGroup { Home() } } }"],
        passing: [
            "struct Notes: App { var body: some Scene { WindowGroup { Home() }.commands { CommandMenu(\"Note\") { } } } }"
        ],
        checks: [
            .chains(["WindowGroup"]) { chain, context in
                guard chain.rootName == "WindowGroup", chain.rootCall != nil, !chain.has("commands") else { return }
                context.report(
                    chain, "the menu bar shows only what the system puts there", fixes: ["add .commands { … }"])
            }
        ])
}
