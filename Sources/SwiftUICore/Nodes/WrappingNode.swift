/// A modifier that puts a box around each view that it modifies.
@MainActor protocol WrappingModifier: ViewModifier where Body == Never {
    func makeBox(_ node: ViewNode) -> LayoutBox
    /// Brings a box up to date after the modifier has changed.
    func updateBox(_ box: LayoutBox, _ node: ViewNode)
}

extension WrappingModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        WrappingNode(view, context)
    }
}

/// The boxes around the boxes of the content, kept while those stay.
@MainActor final class WrappingNode<C: View, M: WrappingModifier>: TypedNode<ModifiedContent<C, M>> {
    private var content: TypedNode<C>?
    private var wrappers: [(inner: LayoutBox, outer: LayoutBox)] = []

    override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
        readDirection()
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func boxes() -> [LayoutBox] {
        let inner = content?.boxes() ?? []
        if !wrappers.elementsEqual(inner, by: { $0.inner === $1 }) {
            let known = Dictionary(wrappers.map { (ObjectIdentifier($0.inner), $0.outer) }) { first, _ in first }
            wrappers = inner.map { box in
                if let outer = known[ObjectIdentifier(box)] { return (box, outer) }
                return (box, makeWrapper(around: box))
            }
        }
        return wrappers.map(\.outer)
    }

    private func makeWrapper(around box: LayoutBox) -> LayoutBox {
        let outer = view.modifier.makeBox(self)
        outer.owner = self
        outer.isRightToLeft = isRightToLeft
        outer.setChildren([box])
        return outer
    }

    // MARK: In lazy containers

    override func lazyPieces() -> [LazyPiece] { content?.lazyPieces().map { $0.wrapped(by: self) } ?? [] }

    func wrap(_ box: LayoutBox) -> LayoutBox {
        if let known = wrappers.first(where: { $0.inner === box }) { return known.outer }
        let outer = makeWrapper(around: box)
        wrappers.append((box, outer))
        return outer
    }

    func forget(_ box: LayoutBox) { wrappers.removeAll { $0.inner === box } }

    override func update(_ new: ModifiedContent<C, M>) {
        let isSame = ViewComparison.areEqual(view.modifier, new.modifier)
        view = new
        content?.update(new.content)
        if !isSame {
            for wrapper in wrappers { new.modifier.updateBox(wrapper.outer, self) }
        }
    }

    private var isRightToLeft = false

    override func refresh() {
        readDirection()
        for wrapper in wrappers {
            wrapper.outer.isRightToLeft = isRightToLeft
            view.modifier.updateBox(wrapper.outer, self)
            wrapper.outer.invalidate()
        }
    }

    private func readDirection() {
        isRightToLeft = ReadTracker.track(self) { environment.layoutDirection == .rightToLeft }
    }

    override func willBeRemoved() {
        for wrapper in wrappers { wrapper.outer.owner = nil }
    }
}

extension WrappingNode: BoxWrapper {}

/// A modifier that is a layout of its one view.
@MainActor protocol LayoutModifier: WrappingModifier {
    associatedtype ModifierLayout: Layout
    var layout: ModifierLayout { get }
}

extension LayoutModifier {
    func makeBox(_ node: ViewNode) -> LayoutBox { ContainerBox(layout, isModifier: true) }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        (box as? ContainerBox<ModifierLayout>)?.layout = layout
    }
}

/// Any layout as a modifier.
struct LayoutChange<L: Layout> {
    let layout: L
}

extension LayoutChange: ViewModifier, WrappingModifier, LayoutModifier {
    typealias Body = Never
}

/// A change of what is drawn as a modifier.
struct EffectChange<E: DisplayEffect> {
    let effect: E
}

extension EffectChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.effect = effect
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) { box.setEffect(effect, node) }
}

/// A value for the container around the view.
struct TraitChange<Value> {
    let key: ObjectIdentifier
    let value: Value
}

extension TraitChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.setTrait(key, value)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) { box.setTrait(key, value) }
}
