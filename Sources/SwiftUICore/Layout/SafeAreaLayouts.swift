/// Parts of the window that views keep clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension LayoutBox {
    /// The window around all boxes.
    var window: CGRect {
        var box = self
        while let parent = box.parent { box = parent }
        return box.globalFrame
    }

    /// How far the box's edges are from what is covered, as far as it touches it.
    var outerSafeRect: EdgeInsets {
        let (frame, window) = (globalFrame, window)
        func reach(_ edge: CGFloat, _ safe: CGFloat, _ end: CGFloat) -> CGFloat {
            edge < safe ? safe - max(edge, end) : 0
        }
        let left = reach(frame.minX, safeRect.minX, window.minX)
        let right = reach(-frame.maxX, -safeRect.maxX, -window.maxX)
        return EdgeInsets(
            top: reach(frame.minY, safeRect.minY, window.minY), leading: isRightToLeft ? right : left,
            bottom: reach(-frame.maxY, -safeRect.maxY, -window.maxY), trailing: isRightToLeft ? left : right)
    }
}

/// Lets a view reach over the safe area's edges.
///
/// Layout algorithm:
/// 1. The view is measured as without it, so that nothing around changes.
/// 2. Where the frame touches an edge of the safe area, the view is offered the room up to the window's edge too, and
///    stands in the middle of all of it.
///
/// Origin: recorded on the iOS 26 simulator: the frame stays the safe one, and only touched edges count.
struct IgnoringSafeAreaLayout: Layout, SafeAreaLayout {
    var edges: Edge.Set

    /// How far the content reaches over each edge.
    private func reach(of box: LayoutBox) -> EdgeInsets {
        let (frame, safe, window) = (box.globalFrame, box.safeRect, box.window)
        let tolerance: CGFloat = 0.001
        let left = abs(frame.minX - safe.minX) <= tolerance ? safe.minX - window.minX : 0
        let right = abs(frame.maxX - safe.maxX) <= tolerance ? window.maxX - safe.maxX : 0
        let (leading, trailing) = box.isRightToLeft ? (right, left) : (left, right)
        return EdgeInsets(
            top: edges.contains(.top) && abs(frame.minY - safe.minY) <= tolerance ? safe.minY - window.minY : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) && abs(frame.maxY - safe.maxY) <= tolerance ? window.maxY - safe.maxY : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let reach = reach(of: subviews.container)
        let inner = ProposedViewSize(
            width: proposal.width.map { $0 + reach.horizontal }, height: proposal.height.map { $0 + reach.vertical })
        let area = CGRect(
            x: bounds.minX - reach.leading, y: bounds.minY - reach.top, width: bounds.width + reach.horizontal,
            height: bounds.height + reach.vertical)
        subviews.first?.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: inner)
    }

    func safeRect(inside box: LayoutBox, child: Int) -> CGRect {
        let reach = reach(of: box)
        let (left, right) = box.isRightToLeft ? (reach.trailing, reach.leading) : (reach.leading, reach.trailing)
        let safe = box.safeRect
        return CGRect(
            x: safe.minX - left, y: safe.minY - reach.top, width: safe.width + left + right,
            height: safe.height + reach.vertical)
    }
}

/// A bar at one edge, by which the safe area of the view becomes smaller.
///
/// Layout algorithm:
/// 1. The bar is offered the view's length across and has its own length along.
/// 2. The view is offered the rest, less the spacing (the default without one).
/// 3. A scroll view keeps the whole length; its content gets the bar's room as a margin.
///
/// Origin: recorded on macOS 26.2: 200 with a bar of 30 leaves 162; the scroll view of the same case keeps 200.
struct SafeAreaInsetLayout: Layout, SafeAreaLayout {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func lengths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (bar: ProposedViewSize, room: CGFloat) {
        let offered = ProposedViewSize(nil, across: proposal[axis.other], along: axis)
        let bar = subviews.count > 1 ? subviews[1].sizeThatFits(offered)[axis] : 0
        let gap = subviews.count > 1 ? spacing ?? LayoutMetric.defaultSpacing : 0
        return (offered, bar + gap)
    }

    /// What is left of a proposal; all of it for a scroll view, which takes the room as a margin.
    private func inner(
        _ proposal: ProposedViewSize, _ room: CGFloat, _ content: LayoutSubview
    ) -> (proposal: ProposedViewSize, room: CGFloat) {
        if let scroll = content.box.scrollingBox {
            scroll.setBarMargin(room, at: edge)
            return (proposal, 0)
        }
        return (
            ProposedViewSize(proposal[axis].map { max(0, $0 - room) }, across: proposal[axis.other], along: axis), room
        )
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (_, room) = lengths(proposal, subviews)
        guard let content = subviews.first else { return .zero }
        let inner = inner(proposal, room, content)
        var size = content.sizeThatFits(inner.proposal)
        size[axis] += inner.room
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (offered, room) = lengths(proposal, subviews)
        guard let content = subviews.first else { return }
        let inner = inner(proposal, room, content)
        let offset = edge == .top || edge == .leading ? inner.room : 0
        let origin =
            axis == .vertical
            ? CGPoint(x: bounds.minX, y: bounds.minY + offset) : CGPoint(x: bounds.minX + offset, y: bounds.minY)
        content.place(at: origin, proposal: inner.proposal)
        guard subviews.count > 1 else { return }
        let length = subviews[1].sizeThatFits(offered)[axis]
        var frame = bounds
        switch edge {
        case .top: frame.size.height = length
        case .bottom: frame = CGRect(x: bounds.minX, y: bounds.maxY - length, width: bounds.width, height: length)
        case .leading: frame.size.width = length
        case .trailing: frame = CGRect(x: bounds.maxX - length, y: bounds.minY, width: length, height: bounds.height)
        }
        subviews[1].align(alignment, in: frame, proposal: offered)
    }

    /// The view keeps clear of the bar; the bar of what the window covers.
    func safeRect(inside box: LayoutBox, child: Int) -> CGRect {
        guard child == 0, box.children.count > 1 else { return box.safeRect }
        let (_, room) = lengths(box.placedProposal, box.subviewsForLayout)
        let frame = box.globalFrame
        var insets = EdgeInsets()
        switch edge {
        case .top: insets.top = frame.minY + room - box.safeRect.minY
        case .bottom: insets.bottom = box.safeRect.maxY - (frame.maxY - room)
        case .leading: insets.leading = room
        case .trailing: insets.trailing = room
        }
        return box.safeRect.inset(by: insets, isRightToLeft: box.isRightToLeft)
    }
}

/// More room at the edges of the safe area.
///
/// Layout algorithm: as padding; a scroll view keeps its frame, and its content gets the room as a margin.
struct SafeAreaPaddingLayout: Layout, SafeAreaLayout {
    var insets: EdgeInsets

    private func inner(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> (ProposedViewSize, EdgeInsets) {
        guard let scroll = content.box.scrollingBox else { return (proposal.inset(by: insets), insets) }
        for edge in Edge.allCases { scroll.setBarMargin(insets[edge], at: edge) }
        return (proposal, EdgeInsets())
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let (offered, room) = inner(proposal, content)
        let size = content.sizeThatFits(offered)
        return CGSize(width: size.width + room.horizontal, height: size.height + room.vertical)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let content = subviews.first else { return }
        let (offered, room) = inner(proposal, content)
        content.place(at: CGPoint(x: bounds.minX + room.leading, y: bounds.minY + room.top), proposal: offered)
    }

    func safeRect(inside box: LayoutBox, child: Int) -> CGRect {
        box.safeRect.intersection(box.globalFrame.inset(by: insets, isRightToLeft: box.isRightToLeft))
    }
}

extension EdgeInsets {
    subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
    }
}

extension LayoutBox {
    /// The scroll view that the box is, seen through modifiers.
    var scrollingBox: LayoutBox? {
        var box = self
        while box.scroll == nil {
            guard let inner = box.modified, inner.parent === box else { return nil }
            box = inner
        }
        return box
    }

    /// Room for a bar at the edge of a scroll view's content.
    func setBarMargin(_ length: CGFloat, at edge: Edge) {
        guard let scroll, scroll.barMargins[edge] != length else { return }
        scroll.barMargins[edge] = length
        invalidate()
    }
}
