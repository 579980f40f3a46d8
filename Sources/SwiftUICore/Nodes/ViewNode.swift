/// One view of the tree: what persists while view values come and go.
///
/// Structural identity is the place among the parent's children; a node lives as long as a view of its type stands at
/// that place (or, with an explicit identity, under that identity).
@MainActor public class _ViewNode {
    final let graph: ViewGraph
    final private(set) weak var parent: ViewNode?
    final let depth: Int
    final var environment: EnvironmentValues
    /// Environment keys that were read to make what the node shows.
    final var readKeys: Set<ObjectIdentifier> = []
    final var isDirty = false
    final private(set) var isRemoved = false
    /// What the user called the type, where it is the user's own.
    final var userTypeName: String?
    /// What reports call the view; nil for what they leave out, such as modifiers.
    var reportName: String? { userTypeName }

    init(_ context: _NodeContext) {
        graph = context.graph
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        graph.nodeCount += 1
    }

    /// Where children of this node are made.
    final var childContext: _NodeContext {
        _NodeContext(graph: graph, parent: self, environment: environmentForChildren)
    }

    var environmentForChildren: EnvironmentValues { environment }
    var children: [ViewNode] { [] }

    /// The views that reports show inside this one.
    var reportedChildren: [ViewNode] { children }

    /// The boxes that the view puts into its container, in their order.
    func boxes() -> [LayoutBox] { children.flatMap { $0.boxes() } }

    /// What a lazy container shows of the view, piece by piece.
    func lazyPieces() -> [LazyPiece] { [.views(self, [])] }

    /// Brings the node up to date after something it reads has changed.
    func refresh() {}

    final func markDirty() {
        guard !isDirty, !isRemoved else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Takes over the environment of the parent; `changed` names the keys whose values differ.
    func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        environment = new
        if !readKeys.isDisjoint(with: changed) { markDirty() }
        for child in children { child.environmentDidChange(new, changed) }
    }

    /// Tells the container around the node that its list of boxes is another one.
    final func boxesDidChange() { parent?.childBoxesDidChange() }

    func childBoxesDidChange() { boxesDidChange() }

    /// Called once, when the view leaves the tree, before its children.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        graph.nodeCount -= 1
        willBeRemoved()
        for child in children { child.remove() }
    }

    func willBeRemoved() {}

    /// A value that something shown inside offers to those around it.
    func collectPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let next = child.collectPreference(key) else { continue }
            if result == nil { result = next } else { K.reduce(value: &result!) { next } }
        }
        return result
    }
}

typealias ViewNode = _ViewNode

/// A node for views of one type.
@MainActor public class _TypedNode<V>: _ViewNode {
    final var view: V

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes a new value of the view.
    func update(_ new: V) { view = new }
}

typealias TypedNode = _TypedNode

/// Where a node is made.
@MainActor public struct _NodeContext {
    let graph: ViewGraph
    let parent: ViewNode?
    var environment: EnvironmentValues
}

extension _ViewNode {
    /// Takes the boxes of the content anew; only containers have some.
    final func refreshBoxes() { (self as? any BoxOwner)?.takeBoxes() }
}

/// A node with a box whose children are other nodes' boxes.
@MainActor protocol BoxOwner: _ViewNode {
    func takeBoxes()
}
