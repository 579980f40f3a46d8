/// A part of a larger content, which its reader moves.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public var body: some View {
        ScrollContainer(
            containedLayout: ScrollLayout(axes: axes),
            contained: _LayoutContainer(layout: ImplicitColumn(), content: content)
        ).clipped()
    }
}

private struct ScrollContainer<Contained: View>: ContainerView {
    typealias Body = Never
    let containedLayout: ScrollLayout
    let contained: Contained
    var reportName: String? { "ScrollView" }
}

/// The content of a scroll view.
///
/// Layout algorithm:
/// 1. Along the scrolled directions the view takes the proposal and offers its content nothing.
/// 2. Across, it is exactly as long as its content.
/// 3. The content begins at the leading top corner; a shorter one stays there.
///
/// Origin: recorded on macOS 26.2 (scroll cases).
struct ScrollLayout: Layout {
    var axes: Axis.Set

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : proposal.width,
            height: axes.contains(Axis.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        if axes.contains(Axis.horizontal), let width = proposal.width { size.width = width }
        if axes.contains(Axis.vertical), let height = proposal.height { size.height = height }
        return size
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .plain }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
    }
}

/// One view as it is, several one below the other.
struct ImplicitColumn: Layout {
    private var column: StackArrangement {
        StackArrangement(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count > 1 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        var stack = column.makeCache(subviews)
        return column.arrange(proposal, subviews, &stack).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count > 1 else {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        var stack = column.makeCache(subviews)
        column.place(in: bounds, proposal, subviews, &stack)
    }
}
