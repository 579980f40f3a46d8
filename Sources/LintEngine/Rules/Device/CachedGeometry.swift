import SwiftSyntax

extension Rule {
    static let cachedGeometry = Rule(
        "D11", "cached_window_geometry", .info,
        "A size of a view or the screen is read once and kept.",
        "After the next resize it is wrong. Compute it when it is asked for, or set it again in the layout pass.",
        failing: ["final class Grid: UIView {\n    lazy var side = bounds.width / 3\n}"],
        passing: [
            "final class Grid: UIView {\n    var side: CGFloat { bounds.width / 3 }\n}",
            """
            final class Grid: UIView {
                lazy var side = bounds.width / 3
                override func layoutSubviews() {
                    super.layoutSubviews()
                    side = bounds.width / 3
                }
            }
            """,
        ],
        checks: [
            .types { type, context in
                for property in type.properties where !property.isComputed && (property.isLazy || property.isStatic) {
                    guard let value = property.initializer, let source = source(value),
                        !type.allAssignments.contains(where: { $0.path == property.name })
                    else { continue }
                    context.report(
                        property.node, "'\(property.name)' keeps '\(source)' as it was when it was first read",
                        fixes: ["make it a computed property"])
                }
            },
            .file { context in
                for local in context.file.top.locals.values.sorted(by: { $0.name < $1.name }) {
                    guard let node = local.node, node.modifiers.contains(where: { $0.name.text == "lazy" }),
                        let value = local.initializer, let source = source(value)
                    else { continue }
                    context.report(
                        node, "'\(local.name)' keeps '\(source)' as it was when it was first read",
                        fixes: ["make it a computed property"])
                }
            },
        ])

    /// The size that an expression reads; nil for closures, which may do anything.
    private static func source(_ value: ExprSyntax) -> String? {
        let first = value.as(SequenceExprSyntax.self)?.elements.first ?? value
        let parts = ChainParts(first)
        guard parts.rootCall == nil, ["width", "height", "size", "bounds"].contains(parts.links.last?.name ?? ""),
            let path = ChainParts.path(first), path.contains("bounds") || path.contains("frame")
        else { return nil }
        return path
    }
}
