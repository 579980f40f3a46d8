/// A node that shows another view in its place.
@MainActor final class ForwardingNode<V, Target: View>: TypedNode<V> {
    private let target: (V) -> Target
    private var node: TypedNode<Target>?

    init(_ view: V, _ context: _NodeContext, target: @escaping (V) -> Target) {
        self.target = target
        super.init(view, context)
        node = Target._makeNode(target(view), childContext)
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    override func update(_ new: V) {
        view = new
        node?.update(target(new))
    }
}
