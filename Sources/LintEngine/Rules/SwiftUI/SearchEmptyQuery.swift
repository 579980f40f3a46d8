import SwiftSyntax

extension Rule {
    static let searchEmptyQuery = Rule(
        "S21", "swiftui_search_empty_query", .info,
        "A search runs with an empty query.",
        "When the field is cleared everything is fetched, or nothing is found. Stop at an empty query and clear the results.",
        failing: ["func search() async { results = await fetch(query) }"],
        passing: ["func search() async { guard !query.isEmpty else { return }; results = await fetch(query) }"],
        checks: [
            .scopes { scope, context in
                guard case .function = scope.kind, let node = scope.node.as(FunctionDeclSyntax.self),
                    node.signature.effectSpecifiers?.asyncSpecifier != nil,
                    scope.assignments.contains(where: { $0.property.lowercased().contains("result") })
                else { return }
                let names: Set<String> = ["query", "searchText", "searchQuery", "searchTerm"]
                let uses = scope.allChains.filter {
                    names.contains($0.rootName) || names.contains($0.links.first?.name ?? "") && $0.rootName == "self"
                }
                guard let use = uses.first(where: { $0.callee != nil }) else { return }
                let text = context.file.text(node)
                guard !text.contains("isEmpty"), !text.contains("count"), !text.contains("== \"\"") else { return }
                context.report(
                    use, "an empty query is searched for, too", fixes: ["guard !\(use.path() ?? "query").isEmpty"])
            }
        ])
}
