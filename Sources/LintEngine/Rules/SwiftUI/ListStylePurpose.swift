extension Rule {
    static let listStylePurpose = Rule(
        "S35", "swiftui_list_style_purpose", .off,
        "A list's style does not go with what its name says.",
        "Feeds are plain, settings are grouped. Only the name of the view is looked at.",
        failing: ["struct FeedView: View { var body: some View { List(posts) { Row($0) }.listStyle(.insetGrouped) } }"],
        passing: ["struct FeedView: View { var body: some View { List(posts) { Row($0) }.listStyle(.plain) } }"],
        checks: [
            .chains(["listStyle"]) { chain, context in
                guard let link = chain.modifierIndex("listStyle"),
                    let style = chain.links[link].firstUnlabeled?.memberName
                else { return }
                let name = chain.scope.function.type?.name ?? ""
                let isFeed =
                    (name.contains("Feed") || name.contains("Timeline")) && ["insetGrouped", "grouped"].contains(style)
                let isSettings = (name.contains("Settings") || name.contains("Preferences")) && style == "plain"
                guard isFeed || isSettings else { return }
                context.report(
                    chain, link: link, "'\(name)' in the style .\(style)",
                    fixes: [isFeed ? "use .plain" : "use .insetGrouped"])
            }
        ])
}
