extension Rule {
    static let hardcodedSpacing = Rule(
        "U10", "hardcoded_spacing", .off,
        "A project with a theme writes the same distance as a number in many places.",
        """
        One finding for each number of the project, at its first place. Nothing, hairlines, tests and previews do not \
        count. Projects without a type that looks like a theme are never told.
        """,
        options: [
            .integer("places", 20, "how many places have to have the number"),
            .names(
                "themes", ["Theme", "Spacing", "DesignSystem", "Metrics", "Layout Constants", "Tokens"],
                "type names that say there is a theme"),
        ],
        failing: [
            Example(
                path: "Example.swift",
                "enum Theme { static let gap = 8.0 }\nfunc build() {\n"
                    + String(repeating: "    stack.spacing = 12\n", count: 21) + "}\n")
        ],
        passing: [
            Example(
                path: "Example.swift",
                "func build() {\n" + String(repeating: "    stack.spacing = 12\n", count: 21) + "}\n"),
            "enum Theme { static let gap = 8.0 }\nfunc build() { stack.spacing = 12 }",
        ],
        checks: [
            .project { context in
                let themes = context.names("themes")
                guard
                    context.files.contains(where: { file in
                        file.types.contains { type in themes.contains { type.hasSuffix($0) } }
                    })
                else { return }
                var places: [String: [(path: String, place: ProjectContext.Spacing)]] = [:]
                for file in context.files
                where !file.types.contains(where: { type in themes.contains { type.hasSuffix($0) } })
                    || file.spacings.count > 1
                {
                    for spacing in file.spacings { places[spacing.value, default: []].append((file.path, spacing)) }
                }
                for (value, uses) in places.sorted(by: { $0.key < $1.key }) where uses.count > context.integer("places")
                {
                    context.report(
                        path: uses[0].path, line: uses[0].place.line, column: uses[0].place.column,
                        "\(uses.count) places write \(value) for a distance; the project has a theme", snippet: value,
                        fixes: ["give the distance a name in the theme"])
                }
            }
        ])
}
