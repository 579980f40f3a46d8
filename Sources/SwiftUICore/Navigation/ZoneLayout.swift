/// How far from an edge of the window bars keep the content.
public struct _BarZone: Equatable, Sendable {
    /// Points beyond the safe area.
    public var length: CGFloat
    /// What the bar keeps from the window's edge where nothing is covered there.
    public var least: CGFloat
    /// Points from the window's edge, whatever is covered there; nil where the safe area counts.
    public var fromWindow: CGFloat?

    public init(length: CGFloat, least: CGFloat = 0, fromWindow: CGFloat? = nil) {
        self.length = length
        self.least = least
        self.fromWindow = fromWindow
    }

    public static let none = _BarZone(length: 0)

    /// - Parameter covered: points that are covered at the window's edge, as far as the view touches them.
    func room(covered: CGFloat) -> CGFloat {
        if let fromWindow { return max(0, fromWindow - covered) }
        return length == 0 ? 0 : max(covered, least) - covered + length
    }
}

/// Keeps a view clear of bars above and below it; inside, what is behind the bars is not safe.
///
/// Layout algorithm:
/// 1. The layout takes the whole proposal.
/// 2. The view is offered what the bars leave, and stands in the middle of it.
public struct _BarZoneLayout: Layout, SafeAreaLayout {
    public var top: _BarZone
    public var bottom: _BarZone

    public init(top: _BarZone = .none, bottom: _BarZone = .none) {
        self.top = top
        self.bottom = bottom
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let own = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: own)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (above, below) = rooms(subviews.container)
        let area = CGRect(
            x: bounds.minX, y: bounds.minY + above, width: bounds.width,
            height: max(0, bounds.height - above - below))
        subviews.first?.place(
            at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
    }

    private func rooms(_ box: LayoutBox) -> (CGFloat, CGFloat) {
        let covered = box.coveredAtEdges
        return (top.room(covered: covered.top), bottom.room(covered: covered.bottom))
    }

    func safeRect(inside box: LayoutBox, child: Int) -> CGRect {
        let (above, below) = rooms(box)
        let frame = box.globalFrame
        let (safe, edges) = (box.safeRect, (min: frame.minY + above, max: frame.maxY - below))
        let low = above > 0 ? max(safe.minY, edges.min) : safe.minY
        let high = below > 0 ? min(safe.maxY, edges.max) : safe.maxY
        return CGRect(x: safe.minX, y: low, width: safe.width, height: max(0, high - low))
    }
}

/// Puts a bar at the top, or at the bottom, of what it is offered, as far from the window's edge as its zone says.
public struct _BarLayout: Layout {
    public var zone: _BarZone
    public var isAtBottom: Bool

    public init(_ zone: _BarZone, isAtBottom: Bool = false) {
        self.zone = zone
        self.isAtBottom = isAtBottom
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let bar = subviews.first else { return }
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        let height = bar.sizeThatFits(offer).height
        let covered = subviews.container.coveredAtEdges
        if isAtBottom {
            let gap = max(0, zone.least - covered.bottom)
            bar.place(at: CGPoint(x: bounds.minX, y: bounds.maxY - gap - height), proposal: offer)
        } else {
            let gap = max(0, zone.least - covered.top)
            bar.place(at: CGPoint(x: bounds.minX, y: bounds.minY + gap), proposal: offer)
        }
    }
}

extension LayoutBox {
    /// What is covered at the window's top and bottom edges where the box touches it.
    var coveredAtEdges: (top: CGFloat, bottom: CGFloat) {
        let (frame, safe, window) = (globalFrame, safeRect, window)
        let tolerance: CGFloat = 0.001
        return (
            abs(frame.minY - safe.minY) <= tolerance ? max(0, safe.minY - window.minY) : 0,
            abs(frame.maxY - safe.maxY) <= tolerance ? max(0, window.maxY - safe.maxY) : 0
        )
    }
}
