extension Rule {
    static let missingRefreshable = Rule(
        "S37", "swiftui_missing_refreshable", .off,
        "A list is loaded once and cannot be loaded again.",
        "People pull at lists to renew them.",
        failing: ["struct A: View { var body: some View { List(mails) { Row($0) }.task { await load() } } }"],
        passing: [
            "struct A: View { var body: some View { List(mails) { Row($0) }.task { await load() }.refreshable { await load() } } }"
        ],
        checks: [
            .chains(["List"]) { chain, context in
                guard chain.isView("List"), let link = chain.modifierIndex("task"), !chain.has("refreshable"),
                    chain.contents(of: link).contains(where: { call in
                        ["load", "fetch", "refresh", "reload"].contains { call.lastName.lowercased().hasPrefix($0) }
                    })
                else { return }
                context.report(chain, link: link, "nothing loads this list again", fixes: ["add .refreshable"])
            }
        ])
}
