import SwiftSyntax

extension ProjectContext.FileFact {
    init(_ model: FileModel) {
        path = model.source.path
        types = Set(model.types.map(\.name))
        inherited = Set(model.types.flatMap(\.inherited))
        var names: Set<String> = []
        for chain in model.chains {
            if ProjectContext.wanted.contains(chain.rootName) { names.insert(chain.rootName) }
            for link in chain.links where ProjectContext.wanted.contains(link.name) { names.insert(link.name) }
        }
        for assignment in model.assignments where ProjectContext.wanted.contains(assignment.property) {
            names.insert(assignment.property)
        }
        self.names = names
        spacings = model.isTest ? [] : Self.spacings(model)
    }

    private static let properties: Set<String> = [
        "spacing", "cornerRadius", "minimumLineSpacing", "minimumInteritemSpacing",
    ]

    private static func spacings(_ model: FileModel) -> [ProjectContext.Spacing] {
        var found: [(String, ExprSyntax)] = []
        for assignment in model.assignments where properties.contains(assignment.property) {
            if let value = assignment.single, let text = literal(value) { found.append((text, value)) }
        }
        for constraint in model.constraints {
            guard !constraint.isSize, let value = constraint.constant, let text = literal(value) else { continue }
            found.append((text, value))
        }
        guard !found.isEmpty else { return [] }
        let lines = LineIndex(model.source)
        return found.map { text, node in
            let place = lines.position(node.range.lowerBound)
            return ProjectContext.Spacing(value: text, line: place.line, column: place.column)
        }
    }

    /// The size of a literal, without its sign; none for hairlines and nothing.
    private static func literal(_ value: ExprSyntax) -> String? {
        guard let number = value.numberValue, abs(number) > 1 else { return nil }
        let size = abs(number)
        return size == size.rounded() ? String(Int(size)) : String(size)
    }
}
