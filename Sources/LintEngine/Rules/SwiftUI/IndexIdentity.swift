import SwiftSyntax

extension Rule {
    static let indexIdentity = Rule(
        "S10", "swiftui_index_id", .warning,
        "Rows are known by their place in the collection.",
        """
        When an element is removed, every row after it becomes another one: state and animations move to the wrong row, and a \
        row may ask for an index that is gone. Use the elements and their ids. Constant ranges and collections that are \
        written out do not change.
        """,
        failing: [
            "struct A: View { var body: some View { ForEach(notes.indices, id: \\.self) { index in Row(notes[index]) } } }",
            "struct A: View { var body: some View { ForEach(0..<notes.count, id: \\.self) { index in Row(notes[index]) } } }",
            "struct A: View { var body: some View { ForEach(Array(notes.enumerated()), id: \\.offset) { item in Row(item.element) } } }",
        ],
        passing: [
            "struct A: View { var body: some View { ForEach(notes) { note in Row(note) } } }",
            "struct A: View { var body: some View { ForEach(0..<5, id: \\.self) { index in Row(index) } } }",
            "struct A: View { var body: some View { ForEach(Array(notes.enumerated()), id: \\.element.id) { item in Row(item.element) } } }",
            "struct A: View { let names = [\"A\", \"B\"]; var body: some View { ForEach(names.indices, id: \\.self) { Text(names[$0]) } } }",
        ],
        checks: [
            .chains(["ForEach", "List"]) { chain, context in
                guard chain.isView(["ForEach", "List"]), let data = chain.data else { return }
                let text = context.file.compactText(data)
                let id = chain.rootCall?.argument("id").map { context.file.compactText($0) }
                let byPlace = id == nil || id == "\\.self"
                var collection: String?
                if byPlace, text.hasSuffix(".indices") { collection = String(text.dropLast(8)) }
                if byPlace, text.hasPrefix("0..<"), text.hasSuffix(".count") {
                    collection = String(text.dropFirst(4).dropLast(6))
                }
                if text.contains(".enumerated()"), ["\\.offset", "\\.self.offset", "\\.0"].contains(id ?? "") {
                    collection = text.replacing(".enumerated()", with: "").replacing("Array(", with: "").replacing(
                        ")", with: "")
                }
                guard let collection, !isConstant(collection, chain.scope, context), !isDrawing(chain) else { return }
                context.report(
                    chain,
                    "rows of '\(collection)' are known by their place: removing one makes others of those after it",
                    fixes: ["loop over the elements and their ids"])
            }
        ])

    /// Shapes have no state that could come to another row.
    private static func isDrawing(_ chain: Chain) -> Bool {
        let shapes: Set<String> = [
            "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path", "Divider", "Color",
        ]
        return !chain.content.isEmpty && chain.content.allSatisfy { shapes.contains($0.rootName) }
    }

    private static func isConstant(_ collection: String, _ scope: Scope, _ context: RuleContext) -> Bool {
        if collection.hasSuffix(".allCases") || collection.hasPrefix("[") { return true }
        let name = collection.hasPrefix("self.") ? String(collection.dropFirst(5)) : collection
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if let local = scope.local(last) { return local.isLet && local.initializer?.is(ArrayExprSyntax.self) ?? false }
        if let value = context.symbols.property(last, in: scope) { return value.isLet && value.isLiteral }
        // `Self.names`, `Palette.colors`: constants of a type.
        let owner = name.split(separator: ".").dropLast().last.map(String.init) ?? ""
        let type = owner == "Self" ? scope.type?.name ?? "" : owner
        if let value = context.symbols.types[type]?.values[last] { return value.isLet && value.isStatic }
        return false
    }
}
