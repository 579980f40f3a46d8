/// A label with its control at the other end of the row.
///
/// Layout algorithm:
/// 1. The control has its own size, at most what is offered; the label is offered the rest, less the gap.
/// 2. The row is as wide as the proposal; without one, as label, gap and control.
/// 3. It is as tall as the taller of the two; where it is a list's row, as tall as the label alone, over which a taller
///    control reaches.
/// 4. Both stand in the vertical middle, the label at the leading edge, the control at the trailing one.
///
/// Origin: recorded on the iOS 26 simulator (ios-layout, ios-form).
public struct _ControlRowLayout: Layout {
    /// Whether the row is as tall as its label alone.
    public var isAsTallAsLabel: Bool
    /// Points between label and control.
    public var gap: CGFloat

    public init(isAsTallAsLabel: Bool = false, gap: CGFloat? = nil) {
        self.isAsTallAsLabel = isAsTallAsLabel
        self.gap = gap ?? LayoutMetric.defaultSpacing
    }

    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
        guard subviews.count > 1 else { return subviews.map { _ in proposal } }
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        let ideal = subviews[1].sizeThatFits(.unspecified).width
        let control = min(ideal, proposal.width ?? ideal)
        return [
            ProposedViewSize(width: offer.width.map { max(0, $0 - control - gap) }, height: nil),
            ProposedViewSize(width: control, height: nil),
        ]
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = zip(subviews, offers(proposal, subviews)).map { $0.sizeThatFits($1) }
        guard sizes.count > 1 else { return sizes.first ?? .zero }
        let natural = sizes[0].width + gap + sizes[1].width
        let width = proposal.width.map { $0.isFinite ? max($0, sizes[1].width) : $0 } ?? natural
        let isLabelEmpty = sizes[0].height == 0
        let height = isAsTallAsLabel && !isLabelEmpty ? sizes[0].height : max(sizes[0].height, sizes[1].height)
        return CGSize(width: width, height: height)
    }

    /// A control keeps the plain distance, whatever text stands in its row.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .plain }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offers = offers(ProposedViewSize(width: bounds.width, height: proposal.height), subviews)
        guard subviews.count > 1 else {
            subviews.first?.place(at: bounds.origin, proposal: offers[0])
            return
        }
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offers[0])
        subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offers[1])
    }
}
