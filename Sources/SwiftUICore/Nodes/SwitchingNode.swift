/// A view of any type with what makes it the same one as before.
struct Showing {
    let id: AnyHashable
    fileprivate let make: @MainActor (_NodeContext) -> ViewNode
    fileprivate let update: @MainActor (ViewNode) -> Bool

    init<V: View>(_ view: V, id: some Hashable) {
        self.id = AnyHashable(id)
        // Made and shown on the main actor, where alone nodes are; the closures are the only holders.
        nonisolated(unsafe) let view = view
        make = { V._makeNode(view, $0) }
        update = { node in
            guard let node = node as? TypedNode<V> else { return false }
            node.update(view)
            return true
        }
    }

    @MainActor func makeNode(_ context: _NodeContext) -> ViewNode { make(context) }
    @MainActor func updateNode(_ node: ViewNode) -> Bool { update(node) }
}

/// A node that shows one of several views, or none; another one begins anew.
@MainActor class SwitchingNode<V>: TypedNode<V> {
    private let choose: (V) -> Showing?
    private var shown: (id: AnyHashable, node: ViewNode)?

    /// Whether the identities are the user's.
    private let isExplicit: Bool

    init(
        _ view: V, _ context: _NodeContext, isExplicit: Bool = false, choose: @escaping (V) -> Showing?
    ) {
        self.choose = choose
        self.isExplicit = isExplicit
        super.init(view, context)
        show(choose(view))
    }

    override var children: [ViewNode] { shown.map { [$0.node] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    override func update(_ new: V) {
        view = new
        let next = choose(new)
        if let shown, let next, shown.id == next.id, next.updateNode(shown.node) { return }
        if let shown {
            graph.willRemove(shown.node)
            shown.node.remove()
        }
        shown = nil
        show(next)
        if let shown { graph.inserted(shown.node) }
        boxesDidChange()
    }

    private func show(_ next: Showing?) {
        if let next { shown = (next.id, next.makeNode(childContext)) }
    }
}

extension SwitchingNode: IdentityHolder {
    func child(identity: AnyHashable) -> ViewNode? {
        isExplicit && shown?.id == identity ? shown?.node : nil
    }
}
