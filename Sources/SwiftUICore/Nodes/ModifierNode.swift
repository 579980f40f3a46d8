/// The node of a modifier that has a body: evaluates it when something that it read has changed.
@MainActor final class ModifierNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>>, PlaceholderSource {
    private var properties: DynamicProperties?
    private var body: TypedNode<M.Body>?
    private var placeholders: [ObjectIdentifier: (C) -> Void] = [:]

    override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
        super.init(view, context)
        if TypeNames.isUserType(M.self) { userTypeName = TypeNames.name(of: M.self) }
        properties = DynamicProperties(of: M.self, node: self)
        evaluate()
    }

    override var children: [ViewNode] { body.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }
    var modifierType: Any.Type { M.self }

    override func update(_ new: ModifiedContent<C, M>) {
        let isSame = !isDirty && ViewComparison.areEqual(view.modifier, new.modifier)
        var new = new
        if !isSame, _SystemEnvironment.showsAnimations, M.self is any Animatable.Type {
            if runner == nil { runner = CompositeRunners.make(view.modifier) { [weak self] in self?.show($0) } }
            if runner?.update(to: new.modifier, in: self) == true { new.modifier = view.modifier }
        }
        view = new
        for fill in placeholders.values { fill(new.content) }
        if !isSame { refresh() }
    }

    /// Of a modifier that is animatable itself.
    private var runner: (any CompositeRunner)?

    /// Shows a moment of an animation.
    private func show(_ moment: M) {
        guard !isRemoved else { return }
        view.modifier = moment
        refresh()
    }

    override func refresh() {
        isDirty = false
        evaluate()
    }

    private func evaluate() {
        properties?.bind(to: &view.modifier)
        graph.bodies += 1
        let value = ReadTracker.track(self) { view.modifier.body(content: _ViewModifier_Content<M>()) }
        if let body { body.update(value) } else { body = M.Body._makeNode(value, childContext) }
    }

    func fill(_ placeholder: any PlaceholderFilling) {
        placeholders[ObjectIdentifier(placeholder)] = { [weak placeholder] in placeholder?.show($0) }
        placeholder.show(view.content)
    }

    func forget(_ placeholder: any PlaceholderFilling) { placeholders[ObjectIdentifier(placeholder)] = nil }

    override func willBeRemoved() { properties?.disconnect() }
}

/// A modifier's node, to the places in its body where the modified view stands.
@MainActor protocol PlaceholderSource: AnyObject {
    var modifierType: Any.Type { get }
    func fill(_ placeholder: any PlaceholderFilling)
    func forget(_ placeholder: any PlaceholderFilling)
}

@MainActor protocol PlaceholderFilling: AnyObject {
    func show<C: View>(_ content: C)
}

/// Where the modified view stands in a modifier's body; the nearest such modifier around it has the view.
@MainActor final class PlaceholderNode<M: ViewModifier>: TypedNode<_ViewModifier_Content<M>>, PlaceholderFilling {
    private var content: ViewNode?
    private weak var source: (any PlaceholderSource)?

    override init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
        super.init(view, context)
        var node = context.parent
        while let current = node {
            if let source = current as? any PlaceholderSource, source.modifierType == M.self {
                self.source = source
                source.fill(self)
                break
            }
            node = current.parent
        }
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    func show<C: View>(_ view: C) {
        if let node = content as? TypedNode<C> { node.update(view) } else { content = C._makeNode(view, childContext) }
    }

    override func willBeRemoved() { source?.forget(self) }
}
