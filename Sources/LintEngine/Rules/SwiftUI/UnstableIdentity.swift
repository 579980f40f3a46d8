import SwiftSyntax

extension Rule {
    static let unstableIdentity = Rule(
        "S11", "swiftui_unstable_id", .warning,
        "An identity is a new one each time it is asked for.",
        """
        Every update then removes all rows and makes new ones: state, focus and scroll position are lost. Store the id. \
        Floating-point values are no ids either. Sorting and filtering in the loop's data is only information.
        """,
        failing: [
            "struct Tag: Identifiable { var id: UUID { UUID() } }",
            "struct A: View { var body: some View { Row().id(UUID()) } }",
            "struct A: View { var body: some View { ForEach(notes.map { Entry(id: UUID(), note: $0) }) { Row($0) } } }",
        ],
        passing: [
            "struct Tag: Identifiable { let id = UUID() }",
            "struct A: View { var body: some View { ForEach(Kind.allCases, id: \\.self) { Text($0.name) } } }",
        ],
        checks: [
            .types { type, context in
                guard let id = type.property("id"), id.isComputed, let block = id.accessors,
                    type.inherited.contains("Identifiable")
                        || context.symbols.types[type.name]?.inherited.contains("Identifiable") ?? false
                else { return }
                if context.file.compactText(block) == "{UUID()}" || context.file.compactText(block) == "{returnUUID()}"
                {
                    context.report(
                        id.node, "the id of a '\(type.name)' is another one each time",
                        fixes: ["store it: let id = UUID()"])
                }
            },
            .chains(["ForEach", "List"]) { chain, context in
                guard chain.isView(["ForEach", "List"]), let data = chain.data else { return }
                let text = context.file.compactText(data)
                if text.contains("UUID()") {
                    context.report(
                        data, "these ids are made anew with every update",
                        fixes: ["make them where the elements are made"])
                    return
                }
                let id = chain.rootCall?.argument("id").map { context.file.compactText($0) }
                if id == "\\.self", isFloating(data, chain.scope, context) {
                    context.report(data, "floating-point values are no reliable ids", fixes: ["give the elements ids"])
                    return
                }
                let parts = ChainParts(data)
                guard let last = parts.links.last, let call = last.call,
                    ["filter", "sorted", "shuffled"].contains(last.name)
                else { return }
                guard last.name == "shuffled" || call.hasClosure || call.has("by") else { return }
                context.report(
                    data,
                    last.name == "shuffled"
                        ? "the order is another one with every update"
                        : "this runs again with every update of the view",
                    severity: .info, fixes: ["compute it where the data changes"])
            },
            .chains(["id"]) { chain, context in
                guard let link = chain.modifierIndex("id"), chain.text(nil, of: link, context) == "UUID()",
                    chain.scope.kind == .accessor("body") || chain.rootName.first?.isUppercase ?? false
                else { return }
                context.report(
                    chain, link: link, "the view is another one with every update", fixes: ["use an id that lasts"])
            },
        ])

    private static func isFloating(_ data: ExprSyntax, _ scope: Scope, _ context: RuleContext) -> Bool {
        if let list = data.as(ArrayExprSyntax.self) {
            return list.elements.contains { $0.expression.is(FloatLiteralExprSyntax.self) }
        }
        guard let path = ChainParts.path(data), let type = context.symbols.type(of: path, in: scope) else {
            return false
        }
        return ["[Double]", "[CGFloat]", "[Float]"].contains(type)
    }
}
