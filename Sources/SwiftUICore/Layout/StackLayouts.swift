/// Lays views out in a row (see ``StackArrangement`` for the algorithm).
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    /// Points between neighbours; nil for what each pair wants.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public struct Cache { var stack: StackArrangement.Cache }

    private var arrangement: StackArrangement {
        StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: arrangement.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { arrangement.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrangement.arrange(proposal, subviews, &cache.stack).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        arrangement.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

/// Lays views out in a column (see ``StackArrangement`` for the algorithm).
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil for what each pair wants.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public struct Cache { var stack: StackArrangement.Cache }

    private var arrangement: StackArrangement {
        StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: arrangement.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { arrangement.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrangement.arrange(proposal, subviews, &cache.stack).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        arrangement.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

/// Lays views out on top of each other.
///
/// Layout algorithm:
/// 1. Every view is offered the whole proposal.
/// 2. Views are aligned on both guides; the stack is as large as those of the highest priority together.
///
/// Origin: SwiftUI reference; recorded on macOS 26.2.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let x = bounds.minX - extent.minX - dimensions[alignment.horizontal]
            let y = bounds.minY - extent.minY - dimensions[alignment.vertical]
            subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
        }
    }

    /// The box around the views, with the point where the guides cross at zero.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        guard let highest = subviews.map(\.priority).max() else { return .zero }
        var (left, right, top, bottom) = (CGFloat.infinity, -CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity)
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            // A line in something endless is nowhere; only the extent counts then.
            let x = dimensions.width.isFinite ? -dimensions[alignment.horizontal] : 0
            let y = dimensions.height.isFinite ? -dimensions[alignment.vertical] : 0
            (left, right) = (min(left, x), max(right, x + dimensions.width))
            (top, bottom) = (min(top, y), max(bottom, y + dimensions.height))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
