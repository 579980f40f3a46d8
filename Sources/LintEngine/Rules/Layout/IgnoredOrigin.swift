import SwiftSyntax

extension Rule {
    static let ignoredOrigin = Rule(
        "L03", "layout_ignores_bounds_origin", .error, fix: true,
        "A layout places its subviews as if its bounds began at zero.",
        """
        The bounds of a layout lie anywhere in the space of its container. Points have to begin at `bounds.minX` and \
        `bounds.minY`. A helper that is given the bounds is trusted.
        """,
        failing: [
            """
            struct Pile: Layout {
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    var y: CGFloat = 0
                    for subview in subviews {
                        subview.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
                        y += 20
                    }
                }
            }
            """
        ],
        passing: [
            """
            struct Pile: Layout {
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    var y = bounds.minY
                    for subview in subviews {
                        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                        y += 20
                    }
                }
            }
            """
        ],
        checks: [
            .chains(["place"]) { chain, context in
                guard chain.scope.isPlacing || chain.scope.isOfFile, let call = chain.link("place")?.call,
                    let point = call.argument("at"), call.has("proposal")
                else { return }
                let parts = ChainParts(point)
                guard parts.rootName == "CGPoint" && parts.links.isEmpty || point.memberName == "zero" else { return }
                let bounds = boundsName(chain.scope.function)
                let reads = chain.scope.function.allChains.contains { $0.rootName == bounds && readsOrigin($0) }
                guard !reads else { return }
                var edits: [Edit] = []
                if let x = parts.rootCall?.argument("x"), let y = parts.rootCall?.argument("y") {
                    edits = [
                        .insert("\(bounds).minX + ", at: x.byteRange.lowerBound),
                        .insert("\(bounds).minY + ", at: y.byteRange.lowerBound),
                    ]
                }
                context.report(
                    point, "the point does not begin at the origin of '\(bounds)'",
                    fixes: ["add \(bounds).minX and \(bounds).minY"],
                    edits: edits)
            }
        ])

    private static func boundsName(_ function: Scope) -> String {
        function.parameters.first { $0.value == "CGRect" }?.key ?? "bounds"
    }

    /// It uses the origin, or hands the bounds on.
    private static func readsOrigin(_ chain: Chain) -> Bool {
        guard let name = chain.links.first?.name else { return true }
        return !["width", "height", "size"].contains(name)
    }
}
