import SwiftSyntax

extension Rule {
    static let sizeClassAsOrientation = Rule(
        "D04", "size_class_as_orientation", .warning,
        "A size class is taken for an orientation.",
        """
        A phone in landscape may be compact in both directions, an iPad is regular in both orientations, and a window may be \
        anything. Name the value after what it decides.
        """,
        failing: ["var isLandscape: Bool { horizontalSizeClass == .regular }"],
        passing: ["var showsColumns: Bool { horizontalSizeClass == .regular }"],
        checks: [
            .comparisons { comparison, context in
                let sides = [comparison.left, comparison.right].map { ChainParts($0) }
                let classes: Set<String> = ["horizontalSizeClass", "verticalSizeClass"]
                guard sides.contains(where: { classes.contains($0.links.last?.name ?? $0.rootName) }) else { return }
                let names = [context.valueName(of: comparison.node), resultName(comparison.scope)].compactMap { $0 }
                let words = ["landscape", "portrait", "orientation", "rotated"]
                guard let name = names.first(where: { name in words.contains { name.lowercased().contains($0) } })
                else { return }
                context.report(
                    comparison.node, "'\(name)' is not what a size class says: windows have one in any orientation",
                    fixes: ["name it after what it decides, such as isCompact"])
            }
        ])

    /// What a getter, or a function that answers yes or no, is called.
    private static func resultName(_ scope: Scope) -> String? {
        switch scope.kind {
        case .accessor(let name): return name
        case .function(let name):
            let function = scope.node.as(FunctionDeclSyntax.self)
            return function?.signature.returnClause?.type.trimmedDescription == "Bool" ? name : nil
        default: return nil
        }
    }
}
