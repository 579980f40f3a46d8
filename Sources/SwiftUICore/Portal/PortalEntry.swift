/// A kind of thing that views give to a place around them, such as a title to a navigation bar.
public struct _PortalChannel: Hashable, Sendable {
    let name: String

    public init(_ name: String) { self.name = name }
}

/// What one view gives to a place around it: a value, and perhaps views that are shown there.
@MainActor public final class _PortalEntry: Identifiable {
    public nonisolated let id = UUID()
    public let channel: _PortalChannel
    public internal(set) var value: Any
    /// How deep in the tree it was said; what is said further out counts more.
    public let depth: Int
    /// The nodes of the views, which inherit from where they were given.
    var nodes: [ViewNode] = []
    /// What the place where they are shown wants instead of the appearance around the view that gave them.
    var colorScheme: ColorScheme? {
        didSet { if colorScheme != oldValue { inherit?() } }
    }
    /// Tells the views what they inherit.
    var inherit: (() -> Void)?
    private struct Place { weak var node: ViewNode? }
    private var shownIn: [Place] = []

    init(channel: _PortalChannel, value: Any, depth: Int) {
        self.channel = channel
        self.value = value
        self.depth = depth
    }

    /// The nodes that show the views, or some of them.
    var places: [ViewNode] { shownIn.compactMap { $0.node }.filter { !$0.isRemoved } }

    func show(in node: ViewNode) {
        guard !shownIn.contains(where: { $0.node === node }) else { return }
        shownIn.removeAll { $0.node == nil }
        shownIn.append(Place(node: node))
    }

    /// Whether there is something to show.
    public var hasViews: Bool { nodes.contains { !$0.boxes().isEmpty } }
}

/// A node that takes what views inside give.
@MainActor protocol PortalTarget: _ViewNode {
    var channels: Set<_PortalChannel> { get }
    func add(_ entry: _PortalEntry)
    func remove(_ entry: _PortalEntry)
    func entryDidChange()
}

/// A place that takes what views inside it give, and shows it as it likes.
public struct _PortalTarget<Content: View> {
    let channels: Set<_PortalChannel>
    let content: ([_PortalEntry]) -> Content

    /// - Parameter content: is made anew whenever an entry comes, goes or has another value; entries are sorted from the
    ///   outermost view that gave one to the innermost.
    public init(_ channels: [_PortalChannel], @ViewBuilder content: @escaping ([_PortalEntry]) -> Content) {
        self.channels = Set(channels)
        self.content = content
    }
}

extension _PortalTarget: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        PortalTargetNode(view, context)
    }
}

@MainActor final class PortalTargetNode<Content: View>: TypedNode<_PortalTarget<Content>>, PortalTarget {
    private var entries: [_PortalEntry] = []
    private var content: TypedNode<Content>?

    override init(_ view: _PortalTarget<Content>, _ context: _NodeContext) {
        super.init(view, context)
        evaluate()
    }

    var channels: Set<_PortalChannel> { view.channels }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func update(_ new: _PortalTarget<Content>) {
        view = new
        refresh()
    }

    override func refresh() {
        isDirty = false
        evaluate()
    }

    private func evaluate() {
        let sorted = entries.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        let value = ReadTracker.track(self) { view.content(sorted.map(\.element)) }
        if let content { content.update(value) } else { content = Content._makeNode(value, childContext) }
    }

    func add(_ entry: _PortalEntry) {
        entries.append(entry)
        markDirty()
    }

    func remove(_ entry: _PortalEntry) {
        entries.removeAll { $0 === entry }
        markDirty()
    }

    func entryDidChange() { markDirty() }
}
