/// A view that keeps the plain distance at some edges, whatever text stands there.
struct PlainSpacingLayout: Layout {
    var edges: Edge.Set

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = subviews.first?.spacing ?? .plain
        for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = ViewSpacing.plain[edge] }
        return spacing
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

extension View {
    /// Keeps the plain distance at some edges, as controls do.
    nonisolated func plainSpacing(_ edges: Edge.Set) -> some View {
        modifier(LayoutChange(layout: PlainSpacingLayout(edges: edges)))
    }
}
