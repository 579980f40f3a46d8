/// What happens when views come, go or change.
@MainActor protocol LifecycleEvents {
    func appeared(_ node: ViewNode)
    func disappeared(_ node: ViewNode)
    /// - Parameter old: what stood here before.
    func changed(from old: Self, _ node: ViewNode)
}

extension LifecycleEvents {
    func appeared(_ node: ViewNode) {}
    func disappeared(_ node: ViewNode) {}
    func changed(from old: Self, _ node: ViewNode) {}
}

@MainActor protocol LifecycleModifier: ViewModifier, LifecycleEvents where Body == Never {}

extension LifecycleModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        LifecycleNode(view, context)
    }
}

@MainActor final class LifecycleNode<C: View, M: LifecycleModifier>: TypedNode<ModifiedContent<C, M>> {
    private var content: TypedNode<C>?
    var task: Task<Void, Never>?
    var connection: AnyCancellable?

    override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
        graph.runWhenSettled { [weak self] in
            guard let self, !isRemoved else { return }
            self.view.modifier.appeared(self)
        }
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    override func update(_ new: ModifiedContent<C, M>) {
        let old = view.modifier
        view = new
        content?.update(new.content)
        new.modifier.changed(from: old, self)
    }

    override func willBeRemoved() {
        view.modifier.disappeared(self)
        task?.cancel()
        connection = nil
    }
}

extension LifecycleNode: TaskOwner {}

/// A node that holds what runs while its view stands.
@MainActor protocol TaskOwner: AnyObject {
    var task: Task<Void, Never>? { get set }
    var connection: AnyCancellable? { get set }
}
