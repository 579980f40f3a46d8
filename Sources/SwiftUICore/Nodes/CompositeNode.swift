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
    override var reportName: String? { userTypeName ?? (V.self as? any _NamedView.Type)?._reportName }

    /// Stands for the user's view where bodies are left alone.
    private lazy var placeholder = LayoutBox()

    override func boxes() -> [LayoutBox] { body == nil ? [placeholder] : super.boxes() }
    override func lazyPieces() -> [LazyPiece] { body == nil ? super.lazyPieces() : piecesOfChildren(children) }

    /// Of a view that is animatable itself.
    private var runner: (any CompositeRunner)?

    override func update(_ new: V) {
        guard !isDirty else {
            view = new
            return refresh()
        }
        guard !ViewComparison.areEqual(view, new) else { return }
        if _SystemEnvironment.showsAnimations, V.self is any Animatable.Type {
            if runner == nil { runner = CompositeRunners.make(view) { [weak self] in self?.show($0) } }
            if runner?.update(to: new, in: self) == true { return }
        }
        view = new
        refresh()
    }

    /// Shows a moment of an animation.
    private func show(_ moment: V) {
        guard !isRemoved else { return }
        view = moment
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

/// A view of the system's that reports name although it is made of others.
@MainActor public protocol _NamedView {
    static var _reportName: String { get }
}

extension _NamedView {
    public static var _reportName: String { TypeNames.name(of: Self.self) }
}

/// A runner whose value's type is hidden.
@MainActor protocol CompositeRunner: AnyObject {
    func update(to new: Any, in node: ViewNode) -> Bool
}

extension AttributeRunner: CompositeRunner {
    func update(to new: Any, in node: ViewNode) -> Bool { (new as? Value).map { update(to: $0, in: node) } ?? false }
}

@MainActor enum CompositeRunners {
    /// A runner for a value that turns out to be animatable.
    static func make<V>(_ value: V, show: @escaping (V) -> Void) -> (any CompositeRunner)? {
        func open<A: Animatable>(_ animatable: A) -> any CompositeRunner {
            AttributeRunner(animatable) { moment in
                if let moment = moment as? V { show(moment) }
            }
        }
        return (value as? any Animatable).map { open($0) }
    }
}
