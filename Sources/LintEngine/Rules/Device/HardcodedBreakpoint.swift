import SwiftSyntax

extension Rule {
    static let hardcodedBreakpoint = Rule(
        "D06", "hardcoded_breakpoint", .info,
        "A width or height is compared with a number that has no name.",
        "Breakpoints that are written where they are used drift apart. Give them names in one place, or derive them from what has to fit.",
        failing: ["func body(proxy: GeometryProxy) { if proxy.size.width > 640 { openPanel() } }"],
        passing: ["func body(proxy: GeometryProxy) { if proxy.size.width > Breakpoint.panel { openPanel() } }"],
        checks: [
            .comparisons { comparison, context in
                guard comparison.sign != "==", comparison.sign != "!=" else { return }
                for (side, other) in [(comparison.left, comparison.right), (comparison.right, comparison.left)] {
                    guard let value = side.numberValue, (100..<10_000).contains(value), isGeometry(other),
                        !(comparison.scope.type?.name.lowercased().contains("breakpoint") ?? false)
                    else { continue }
                    context.report(
                        comparison.node, "\(Int(value)) is a breakpoint without a name",
                        fixes: ["name it beside the other breakpoints"])
                }
            }
        ])

    /// `proxy.size.width`, `view.bounds.height`, `containerWidth`.
    private static func isGeometry(_ node: ExprSyntax) -> Bool {
        let parts = ChainParts(node)
        guard let last = parts.links.last?.name, last == "width" || last == "height" else { return false }
        let names = [parts.rootName] + parts.links.dropLast().map(\.name)
        return names.contains { name in
            ["size", "bounds", "frame", "proxy", "geometry", "geo"].contains { name.lowercased().hasSuffix($0) }
        }
    }
}
