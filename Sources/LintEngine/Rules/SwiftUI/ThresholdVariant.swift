extension Rule {
    static let thresholdVariant = Rule(
        "S07", "swiftui_threshold_variant", .info,
        "A number decides which of several views is shown.",
        "`ViewThatFits` tries them and needs no number that has to be kept right. Counts that are computed from a size, and modifiers that differ, are not meant.",
        failing: [
            "struct A: View { var body: some View { if size.width > 500 { BroadTitle() } else { SlimTitle() } } }"
        ],
        passing: ["struct A: View { var body: some View { if isEditing { BroadTitle() } else { SlimTitle() } } }"],
        checks: [
            .conditionals { conditional, context in
                guard !conditional.isElse, conditional.hasElse, (2...3).contains(conditional.ways.count) else { return }
                let range = conditional.condition.byteRange
                let compared = context.file.comparisons.contains { comparison in
                    guard range.contains(comparison.node.byteRange.lowerBound), comparison.right.numberValue != nil
                    else { return false }
                    let parts = ChainParts(comparison.left)
                    return ["width", "height"].contains(parts.links.last?.name ?? parts.rootName)
                }
                let views = conditional.ways.compactMap { $0.count == 1 ? $0.statements.first : nil }
                guard compared, views.count == conditional.ways.count, Set(views.map(\.rootName)).count == views.count,
                    views.allSatisfy({ $0.rootCall != nil && $0.rootName.first?.isUppercase ?? false })
                else { return }
                context.report(
                    conditional.node, "a number decides between \(views.map(\.rootName).joined(separator: " and "))",
                    fixes: ["use ViewThatFits { … }"])
            }
        ])
}
