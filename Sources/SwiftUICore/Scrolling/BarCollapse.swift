/// What a bar above a scroll view knows of it: a large title takes the first points of scrolling and becomes small.
@MainActor public final class _BarCollapse {
    /// Points that the bar can become shorter by.
    public var most: CGFloat = 0
    public private(set) var amount: CGFloat = 0
    /// Whether something has gone under the bar.
    public private(set) var isScrolled = false
    public var changed: (() -> Void)?

    public nonisolated init() {}

    func take(_ new: CGFloat, isScrolled: Bool) {
        guard new != amount || isScrolled != self.isScrolled else { return }
        amount = new
        self.isScrolled = isScrolled
        changed?()
    }
}

private struct BarCollapseKey: EnvironmentKey { static let defaultValue: _BarCollapse? = nil }
private struct FadedEdgesKey: EnvironmentKey { static let defaultValue = Edge.Set() }

extension EnvironmentValues {
    static let barCollapseKey = ObjectIdentifier(BarCollapseKey.self)

    /// Of the bar around; nil inside of scroll views.
    public var _barCollapse: _BarCollapse? {
        get { self[BarCollapseKey.self] }
        set { self[BarCollapseKey.self] = newValue }
    }

    /// Edges where content runs under bars and fades there.
    public var _fadedEdges: Edge.Set {
        get { self[FadedEdgesKey.self] }
        set { self[FadedEdgesKey.self] = newValue }
    }
}

extension LayoutBox {
    /// Moves the content, as far as there is some.
    ///
    /// 1. The way from the very top is the offset and what the bar above has taken.
    /// 2. The bar takes the first points of it, the offset is the rest; the content moves with the bar's lower edge, so
    ///    that it follows the finger all the way.
    func scroll(to offset: CGPoint) {
        guard let scroll else { return }
        scroll.hasMoved = true
        nonisolated(unsafe) let (box, state) = (self, scroll)
        MainActor.assumeIsolated { box.scroll(to: offset, state) }
    }

    @MainActor private func scroll(to offset: CGPoint, _ scroll: ScrollState) {
        let bar = scroll.bar
        let before = bar?.amount ?? 0
        let way = scroll.clamped(CGPoint(x: offset.x, y: offset.y + before), barTakes: before)
        let taken = bar.map { min(way.y, $0.most) } ?? 0
        let next = CGPoint(x: way.x, y: way.y - taken)
        bar?.take(taken, isScrolled: way.y > 0)
        guard next != scroll.offset || taken != before else { return }
        scroll.offset = next
        invalidate()
        owner?.graph.layoutIsStale()
    }
}
