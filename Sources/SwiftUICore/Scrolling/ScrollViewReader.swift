/// Lets the program scroll the scroll views inside.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ScrollReaderNode(view, context)
    }
}

@MainActor private final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private var content: TypedNode<Content>?

    override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        content = Content._makeNode(evaluated(), childContext)
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    private func evaluated() -> Content {
        ReadTracker.track(self) { view.content(ScrollViewProxy(node: self)) }
    }

    override func update(_ new: ScrollViewReader<Content>) {
        view = new
        content?.update(evaluated())
    }

    override func refresh() { content?.update(evaluated()) }
}

/// Scrolls to views by their identities.
public struct ScrollViewProxy {
    weak var node: ViewNode?

    /// Scrolls after the next update, so that what changes with it counts.
    ///
    /// Without an anchor the smallest move that shows the whole view is made; with one, that point of the view meets
    /// the same point of the scroll view. Origin: recorded on macOS 26.6.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // Only the main actor has proxies.
        nonisolated(unsafe) let identity = AnyHashable(id)
        let node = node
        MainActor.assumeIsolated {
            guard let node else { return }
            node.graph.performWhenSettled { [weak node] in
                if let found = node?.node(identity: identity) {
                    Self.show(found, anchor)
                } else if let (box, frame) = node?.lazyTarget(identity) {
                    Self.show(frame, from: box, anchor)
                }
            }
        }
    }

    @MainActor static func show(_ node: ViewNode, _ anchor: UnitPoint?) {
        guard let box = node.boxes().first else { return }
        show(box.globalFrame, from: box, anchor)
    }

    /// - Parameter frame: in the window, of something in the box or of the box itself.
    @MainActor static func show(_ frame: CGRect, from box: LayoutBox, _ anchor: UnitPoint?) {
        var next = box.parent
        while let current = next, current.scroll == nil { next = current.parent }
        guard let view = next, let scroll = view.scroll, let content = view.children.first else { return }
        let target = frame.offsetBy(
            dx: scroll.insets.leading - content.globalOrigin.x, dy: scroll.insets.top - content.globalOrigin.y)
        let room = CGRect(origin: scroll.offset, size: scroll.viewport)
        guard let anchor else {
            view.scroll(
                to: CGPoint(
                    x: nearest(target.minX, target.maxX, room.minX, room.maxX),
                    y: nearest(target.minY, target.maxY, room.minY, room.maxY)))
            return
        }
        let place = anchor.point(in: target)
        view.scroll(
            to: CGPoint(x: place.x - anchor.x * room.width, y: place.y - anchor.y * room.height))
    }

    /// The start of the viewport after the smallest move that shows from `low` to `high`.
    private static func nearest(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        if low < start || high - low > end - start { return low }
        return high > end ? start + high - end : start
    }
}
