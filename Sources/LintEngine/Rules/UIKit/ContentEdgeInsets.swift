extension Rule {
    static let contentEdgeInsets = Rule(
        "U26", "uikit_content_edge_insets", .off,
        "A button's content insets are set where its configuration has them.",
        "A button with a configuration ignores them, and they do not mirror from right to left.",
        failing: ["func style() { send.contentEdgeInsets = UIEdgeInsets(top: 4, left: 9, bottom: 4, right: 9) }"],
        passing: [
            """
            func style() {
                var look = UIButton.Configuration.plain()
                look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9)
            }
            """
        ],
        checks: [
            .assignments(["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]) { assignment, context in
                context.report(
                    assignment.node, "'\(assignment.property)' is ignored by buttons that have a configuration",
                    fixes: ["set contentInsets of a UIButton.Configuration"])
            }
        ])
}
