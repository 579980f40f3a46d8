/// The node of a view that is made of others: evaluates its body when something that it read has changed.
@MainActor final class CompositeNode<V: View>: TypedNode<V> {
    private var properties: DynamicProperties?
    private var body: TypedNode<V.Body>?

    override init(_ view: V, _ context: _NodeContext) {
        super.init(view, context)
        if TypeNames.isUserType(V.self) { userTypeName = TypeNames.name(of: V.self) }
        properties = DynamicProperties(of: V.self, node: self)
        evaluate()
    }

    override var children: [ViewNode] { body.map { [$0] } ?? [] }

    /// Stands for the user's view where bodies are left alone.
    private lazy var placeholder = LayoutBox()

    override func boxes() -> [LayoutBox] { body == nil ? [placeholder] : super.boxes() }

    override func update(_ new: V) {
        guard !isDirty else {
            view = new
            return refresh()
        }
        guard !ViewComparison.areEqual(view, new) else { return }
        view = new
        refresh()
    }

    override func refresh() {
        isDirty = false
        evaluate()
    }

    private func evaluate() {
        if graph.leavesUserViewsAlone, userTypeName != nil { return }
        properties?.bind(to: &view)
        graph.bodies += 1
        let value = ReadTracker.track(self) { view.body }
        if let body { body.update(value) } else { body = V.Body._makeNode(value, childContext) }
    }

    override func willBeRemoved() { properties?.disconnect() }
}
