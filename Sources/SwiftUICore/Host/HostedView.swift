import DisplayList
import LayoutTree

/// A view in a window of its own: the way in for hosts and tests.
@MainActor public final class _HostedView {
    let graph = ViewGraph()
    let root: ContainerBox<RootLayout>
    private(set) var node: ViewNode?
    private var environment: EnvironmentValues
    /// What follows the last touch.
    var session: TouchSession?
    /// Where it is not nil, the only one of several views that is shown.
    private var shownIndex: Int?

    public var size: CGSize {
        didSet { if size != oldValue { root.invalidate() } }
    }

    /// What is covered at the window's edges.
    public var safeArea: EdgeInsets {
        get { root.layout.insets }
        set { if newValue != root.layout.insets { root.layout = RootLayout(insets: newValue) } }
    }

    /// Runs when something has changed outside of a settling.
    public var needsUpdate: (() -> Void)? {
        get { graph.needsUpdate }
        set { graph.needsUpdate = newValue }
    }

    public init<V: View>(
        _ view: V, environment: EnvironmentValues = EnvironmentValues(), size: CGSize,
        safeArea: EdgeInsets = EdgeInsets(), showing index: Int? = nil, leavesUserViewsAlone: Bool = false
    ) {
        graph.leavesUserViewsAlone = leavesUserViewsAlone
        self.environment = environment
        self.size = size
        shownIndex = index
        root = ContainerBox(RootLayout(insets: safeArea))
        root.isRightToLeft = environment.layoutDirection == .rightToLeft
        let anchor = RootNode(graph: graph, environment: environment) { [unowned self] in takeBoxes() }
        anchor.show(view)
        node = anchor
        takeBoxes()
    }

    private func takeBoxes() {
        let boxes = node?.boxes() ?? []
        guard let shownIndex else { return root.setChildren(boxes) }
        root.setChildren(boxes.indices.contains(shownIndex) ? [boxes[shownIndex]] : [])
    }

    public var viewCount: Int { node?.boxes().count ?? 0 }

    /// Shows another value of the same view; what has not changed is not evaluated again.
    public func update<V: View>(_ view: V) { (node as? RootNode)?.take(view) }

    public func setEnvironment(_ new: EnvironmentValues) {
        let differences = new.differences(from: environment)
        environment = new
        root.isRightToLeft = new.layoutDirection == .rightToLeft
        if !differences.isEmpty { node?.environmentDidChange(new, differences) }
    }

    /// Brings everything up to date and lays it out.
    @discardableResult
    public func settle() -> _ViewGraphCounts {
        let before = counts
        LayoutCounter.measures = 0
        LayoutCounter.places = 0
        let passes = graph.settle { [self] in
            root.commit(
                CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), origin: .zero,
                safeRect: CGRect(origin: .zero, size: size))
        }
        return _ViewGraphCounts(
            bodies: graph.bodies - before.bodies, nodesUpdated: graph.nodesUpdated - before.nodesUpdated,
            measures: LayoutCounter.measures, places: LayoutCounter.places, passes: passes)
    }

    private var counts: _ViewGraphCounts {
        _ViewGraphCounts(bodies: graph.bodies, nodesUpdated: graph.nodesUpdated)
    }

    /// The size that the view has at a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { root.sizeThatFits(proposal) }

    public func displayItems(scale: CGFloat) -> [DisplayItem] {
        let context = DrawingContext(scale: scale, time: graph.now)
        if !graph.runners.isEmpty { settle() }
        return root.displayItems(context) + graph.ghostItems(context)
    }

    /// Whether a picture of a later moment may be another one.
    public var isAnimating: Bool { graph.animatesUntil > graph.now }

    /// The views by the names that users know, with their frames in the window.
    public func layoutNodes() -> [LayoutNode] {
        guard let node else { return [] }
        return LayoutReport(host: self).nodes(node, in: .zero)
    }

    /// Whether geometry fed back into itself without end.
    public var didNotSettle: Bool { graph.didNotSettle }
    public var duplicateIdentifiers: [String] { graph.duplicateIdentifiers }
    public var isClean: Bool { graph.isClean }
}

/// Holds the view of a window.
@MainActor private final class RootNode: ViewNode {
    private var content: ViewNode?
    private let boxesChanged: () -> Void

    init(graph: ViewGraph, environment: EnvironmentValues, boxesChanged: @escaping () -> Void) {
        self.boxesChanged = boxesChanged
        super.init(_NodeContext(graph: graph, parent: nil, environment: environment))
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    /// Takes another view with the next update, so that it belongs to that one's transaction.
    func take<V: View>(_ view: V) {
        pending = { [weak self] in self?.show(view) }
        markDirty()
    }

    private var pending: (() -> Void)?

    override func refresh() {
        let action = pending
        pending = nil
        action?()
    }

    func show<V: View>(_ view: V) {
        if let node = content as? TypedNode<V> { return node.update(view) }
        content?.remove()
        content = V._makeNode(view, childContext)
        boxesChanged()
    }

    override func childBoxesDidChange() { graph.containerIsStale(self) }
}

extension RootNode: BoxOwner {
    func takeBoxes() { boxesChanged() }
}
