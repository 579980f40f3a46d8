/// A frame that is a share of the container's: the nearest scroll view, or the window without its safe area.
///
/// Layout algorithm:
/// 1. In the chosen directions the length is what the rule makes of the container's; the view is offered it.
/// 2. In the others the view has its own.
///
/// Origin: SwiftUI reference; which containers count is more there (columns, tabs, navigation).
struct ContainerRelativeLayout: Layout {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (CGFloat, Axis) -> CGFloat

    private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        let container = subviews.container.containerSize
        return ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? max(0, length(container.width, .horizontal)) : proposal.width,
            height: axes.contains(Axis.vertical) ? max(0, length(container.height, .vertical)) : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let inner = inner(proposal, subviews)
        let size = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(
            width: axes.contains(Axis.horizontal) ? inner.width ?? size.width : size.width,
            height: axes.contains(Axis.vertical) ? inner.height ?? size.height : size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.align(alignment, in: bounds, proposal: inner(proposal, subviews))
    }
}

extension LayoutBox {
    /// The size of the nearest scroll view, or of the window's safe part.
    ///
    /// While that one measures its content it knows its own size only from the last time, or from what it was offered.
    var containerSize: CGSize {
        var box: LayoutBox = self
        while let parent = box.parent {
            box = parent
            if box.scroll != nil { return box.offeredSize ?? box.frame.size }
        }
        let safe = (box as? ContainerBox<RootLayout>).map { $0.layout.insets } ?? EdgeInsets()
        let window = box.offeredSize ?? box.frame.size
        return CGSize(width: window.width - safe.horizontal, height: window.height - safe.vertical)
    }
}

extension View {
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let each = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
            return each * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            LayoutChange(layout: ContainerRelativeLayout(axes: axes, alignment: alignment, length: length)))
    }
}
