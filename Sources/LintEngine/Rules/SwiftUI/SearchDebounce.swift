extension Rule {
    static let searchDebounce = Rule(
        "S20", "swiftui_search_debounce", .info,
        "Every letter of a search starts work that nothing ends.",
        "Answers come in any order, and that of an early query may come last. `.task(id:)` ends the work of the query before.",
        failing: ["let a = page.searchable(text: $query).onChange(of: query) { Task { await load(query) } }"],
        passing: ["let a = page.searchable(text: $query).task(id: query) { await load(query) }"],
        checks: [
            .chains(["searchable"]) { chain, context in
                guard chain.hasCall("searchable"), !chain.links.contains(where: { $0.name == "task" && $0.has("id") })
                else { return }
                for (index, link) in chain.links.enumerated() where link.name == "onChange" {
                    let inside = chain.descendants(of: index)
                    guard inside.contains(where: { $0.isView("Task") }), !inside.contains(where: { $0.has("cancel") })
                    else { continue }
                    context.report(
                        chain, link: index, "each change of the query starts a task of its own",
                        fixes: ["use .task(id:) with a short sleep"])
                }
            }
        ])
}
