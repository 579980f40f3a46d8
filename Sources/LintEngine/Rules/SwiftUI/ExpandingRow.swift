extension Rule {
    static let expandingRow = Rule(
        "S17", "swiftui_expanding_list_row", .info,
        "A row of a list opens and closes by a condition.",
        "Lists animate heights of rows poorly, and rows below jump. `DisclosureGroup`, or a lazy stack in a scroll view, opens smoothly.",
        failing: [
            "let a = List(faq) { item in VStack { Text(item.title); if open.contains(item.id) { Answer(item) } } }"
        ],
        passing: ["let a = List(faq) { item in DisclosureGroup(item.title) { Answer(item) } }"],
        checks: [
            .conditionals { conditional, context in
                guard conditional.isContent, !conditional.hasElse, let row = conditional.parent,
                    conditional.parentLink == -1,
                    row.isView(["VStack", "HStack"]), row.containers.contains(where: { $0.isView("List") })
                else { return }
                let text = context.file.compactText(conditional.condition).lowercased()
                guard ["expanded", "open", "unfolded", "isshowing"].contains(where: text.contains) else { return }
                context.report(
                    conditional.node, "this row changes its height in a list",
                    fixes: ["use DisclosureGroup", "use a LazyVStack in a ScrollView"])
            }
        ])
}
