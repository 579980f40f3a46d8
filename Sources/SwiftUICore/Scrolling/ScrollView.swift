import DisplayList
import TextEngine

/// A part of a larger content, which its reader moves.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ScrollNode(view, context)
    }
}

/// Where a scroll view stands; lasts as long as its node.
final class ScrollState {
    /// The content's point at the viewport's leading top corner; points.
    var offset = CGPoint.zero
    /// What a reader or the program asked for; else the default anchor decides.
    var hasMoved = false
    fileprivate(set) var contentSize = CGSize.zero
    fileprivate(set) var viewport = CGSize.zero
    fileprivate(set) var insets = EdgeInsets()
    /// Whether newer data are awaited, for which a spinner stands above the content.
    var isRefreshing = false
    /// Room for bars that lie over the view.
    var barMargins = EdgeInsets()
    /// The bar above that the content goes under.
    weak var bar: _BarCollapse?

    /// Up and down, where there is content beyond what is seen.
    var edgesWithMore: Edge.Set {
        var edges: Edge.Set = []
        if offset.y > 0.5 { edges.insert(.top) }
        if contentSize.height + insets.vertical - offset.y > viewport.height + 0.5 { edges.insert(.bottom) }
        return edges
    }

    /// The offset within what there is to scroll.
    ///
    /// - Parameter barTakes: points that the viewport is taller by, as a bar above has become shorter.
    func clamped(_ offset: CGPoint, barTakes: CGFloat = 0) -> CGPoint {
        func clamp(_ value: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
            min(max(0, value), max(0, content - room))
        }
        return CGPoint(
            x: clamp(offset.x, contentSize.width + insets.horizontal, viewport.width),
            y: clamp(offset.y, contentSize.height + insets.vertical, viewport.height - barTakes))
    }
}

/// The content of a scroll view.
///
/// Layout algorithm:
/// 1. Along the scrolled directions the view takes the proposal and offers its content nothing.
/// 2. Across, it is exactly as long as its content, and the margins.
/// 3. The content begins at the leading top corner, moved by the offset; a shorter one stays there unless the default
///    anchor aligns it.
/// 4. The offset is held within the content. Before anything has moved it the default anchor gives it.
///
/// Origin: recorded on macOS 26.2 (scroll cases).
struct ScrollLayout: Layout, ViewportLayout {
    var axes: Axis.Set
    var margins = EdgeInsets()
    var anchors = ScrollAnchors()
    let state: ScrollState

    /// All room around the content.
    private var room: EdgeInsets {
        let bars = state.barMargins
        let spinner = state.isRefreshing ? LayoutMetric.refreshRoom : 0
        return EdgeInsets(
            top: margins.top + bars.top + spinner, leading: margins.leading + bars.leading,
            bottom: margins.bottom + bars.bottom,
            trailing: margins.trailing + bars.trailing)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inset = proposal.inset(by: room)
        return ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : inset.width,
            height: axes.contains(Axis.vertical) ? nil : inset.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        size.width += room.horizontal
        size.height += room.vertical
        if axes.contains(Axis.horizontal), let width = proposal.width { size.width = width }
        if axes.contains(Axis.vertical), let height = proposal.height { size.height = height }
        return size
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .plain }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let content = subviews.first else { return }
        let size = content.sizeThatFits(inner(proposal))
        let kept = anchors.sizeChanges.map { keeping($0, size, bounds.size) } ?? nil
        // What is in sight depends on the viewport.
        if state.viewport != bounds.size { content.box.mustPlaceAgain() }
        (state.contentSize, state.viewport, state.insets) = (size, bounds.size, room)
        if let kept { state.offset = kept }
        if !state.hasMoved, let anchor = anchors.initial {
            state.offset = CGPoint(
                x: anchor.x * (size.width + room.horizontal - bounds.width),
                y: anchor.y * (size.height + room.vertical - bounds.height))
        }
        state.offset = state.clamped(state.offset)
        let spare = anchors.alignment.map { anchor in
            CGPoint(
                x: max(0, bounds.width - size.width - room.horizontal)
                    * (axes.contains(Axis.horizontal) ? anchor.x : 0),
                y: max(0, bounds.height - size.height - room.vertical) * (axes.contains(Axis.vertical) ? anchor.y : 0))
        }
        content.place(
            at: CGPoint(
                x: bounds.minX + room.leading - state.offset.x + (spare?.x ?? 0),
                y: bounds.minY + room.top - state.offset.y + (spare?.y ?? 0)), proposal: inner(proposal))
    }

    /// The offset that keeps the content's end in sight where it was in sight before the content changed.
    private func keeping(_ anchor: UnitPoint, _ size: CGSize, _ room: CGSize) -> CGPoint? {
        guard state.viewport != .zero, size != state.contentSize else { return nil }
        let wasAtEnd =
            state.offset.y >= (state.contentSize.height + state.insets.vertical - state.viewport.height) * anchor.y
            - 0.5
        guard wasAtEnd else { return nil }
        return CGPoint(x: state.offset.x, y: max(0, size.height + self.room.vertical - room.height) * anchor.y)
    }
}

/// Where content stands that nobody has moved.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

/// Hides what lies outside of the scroll view; content may reach under what covers the window's edges.
struct ScrollClip: DisplayEffect {
    /// Set when the box is placed.
    var reach: EdgeInsets
    var isDisabled: Bool
    /// nil where none turns above the content.
    var spinner: TextColor?
    /// Edges where content fades under bars.
    var fades: Edge.Set = []

    func visible(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX - reach.leading, y: rect.minY - reach.top, width: rect.width + reach.horizontal,
            height: rect.height + reach.vertical)
    }

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        if items.isEmpty || isDisabled { return items }
        let items = items + spokes(in: rect)
        let clip = DisplayPath(CGPath(rect: context.aligned(visible(rect)), transform: nil))
        return [.group(DisplayGroup(clip: clip, mask: mask(over: rect), items: items))]
    }

    /// Opaque where nothing covers the view; under bars the content fades towards the window's edges. nil without fades.
    private func mask(over rect: CGRect) -> [DisplayItem]? {
        let whole = visible(rect)
        let (top, bottom) = (fades.contains(.top) ? reach.top : 0, fades.contains(.bottom) ? reach.bottom : 0)
        guard top + bottom > 0, whole.height > 0 else { return nil }
        func stop(_ y: CGFloat, _ alpha: CGFloat) -> DisplayGradientStop {
            DisplayGradientStop(
                location: Double(y / whole.height), color: TextColor(red: 0, green: 0, blue: 0, alpha: Double(alpha)))
        }
        var stops: [DisplayGradientStop] = []
        if top > 0 { stops += [stop(top * LayoutMetric.fadeShare, LayoutMetric.fadeTop), stop(top, 1)] }
        if bottom > 0 { stops += [stop(whole.height - bottom, 1), stop(whole.height, LayoutMetric.fadeBottom)] }
        let paint = DisplayPaint.linear(
            stops: stops, x0: Double(whole.minX), y0: Double(whole.minY), x1: Double(whole.minX),
            y1: Double(whole.maxY), extends: true)
        return [.fill(DisplayPath(rect: whole), paint, evenOdd: false)]
    }

    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? { visible(rect).contains(point) ? point : nil }

    /// Eight spokes in a circle, each fainter than the one before.
    private func spokes(in rect: CGRect) -> [DisplayItem] {
        guard let spinner else { return [] }
        let middle = CGPoint(x: rect.midX, y: rect.minY + LayoutMetric.refreshRoom / 2)
        let radius = LayoutMetric.refreshSpinner / 2
        return (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            let direction = CGPoint(x: CGFloat(sin(Double(angle))), y: -CGFloat(cos(Double(angle))))
            let path = CGMutablePath()
            path.move(to: CGPoint(x: middle.x + direction.x * radius / 2, y: middle.y + direction.y * radius / 2))
            path.addLine(to: CGPoint(x: middle.x + direction.x * radius, y: middle.y + direction.y * radius))
            let color = spinner.withAlpha(multipliedBy: Double(8 - index) / 8)
            return .stroke(DisplayPath(path), .color(color), DisplayStroke(width: radius / 5, cap: .round))
        }
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
