/// Attaches views to each view that it modifies, for a container around to show elsewhere.
public struct _Attached<Given> {
    let key: ObjectIdentifier
    let given: Given

    public init(_ key: Any.Type, _ given: Given) {
        self.key = ObjectIdentifier(key)
        self.given = given
    }
}

extension _Attached: ViewModifier where Given: View {
    public typealias Body = Never

    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        AttachedNode(view, context)
    }
}

/// Keeps the views of each box, and hands their nodes on as what the box says; they are made when they are asked for.
@MainActor
final class AttachedNode<C: View, Given: View>: TypedNode<ModifiedContent<C, _Attached<Given>>>, BoxWrapper {
    private final class Row: AttachedViews {
        let inner: LayoutBox
        let outer = ContainerBox(PassThroughLayout(), isModifier: true)
        weak var source: AttachedNode?
        var given: TypedNode<Given>?

        init(_ inner: LayoutBox, _ source: AttachedNode) {
            self.inner = inner
            self.source = source
            outer.setChildren([inner])
        }

        override var node: ViewNode? {
            if given == nil, let source { given = Given._makeNode(source.view.modifier.given, source.childContext) }
            return given
        }
    }

    private var content: TypedNode<C>?
    private var rows: [Row] = []

    override init(_ view: ModifiedContent<C, _Attached<Given>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
    }

    override var children: [ViewNode] {
        ([content] + rows.map(\.given)).compactMap { $0 as ViewNode? }
    }
    override var reportedChildren: [ViewNode] { content.map { [$0] } ?? [] }

    override func boxes() -> [LayoutBox] {
        let inner = content?.boxes() ?? []
        let kept = Set(inner.map { ObjectIdentifier($0) })
        for row in rows where !kept.contains(ObjectIdentifier(row.inner)) { forget(row.inner) }
        return inner.map { wrap($0) }
    }

    override func lazyPieces() -> [LazyPiece] { content?.lazyPieces().map { $0.wrapped(by: self) } ?? [] }

    func wrap(_ box: LayoutBox) -> LayoutBox {
        if let known = rows.first(where: { $0.inner === box }) { return known.outer }
        let row = Row(box, self)
        row.outer.owner = self
        row.outer.setTrait(view.modifier.key, row)
        rows.append(row)
        return row.outer
    }

    func forget(_ box: LayoutBox) {
        for row in rows where row.inner === box {
            row.given?.remove()
            row.outer.owner = nil
        }
        rows.removeAll { $0.inner === box }
    }

    override func update(_ new: ModifiedContent<C, _Attached<Given>>) {
        view = new
        content?.update(new.content)
        for row in rows { row.given?.update(new.modifier.given) }
    }

    /// Views that are shown elsewhere inherit from there.
    override func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        environment = new
        content?.environmentDidChange(new, changed)
        for row in rows where !row.isAdopted { row.given?.environmentDidChange(new, changed) }
    }

    override func childBoxesDidChange() {
        boxesDidChange()
        for row in rows { row.place?.boxesDidChange() }
    }

    override func willBeRemoved() {
        for row in rows { row.outer.owner = nil }
    }
}

/// What a box has attached.
@MainActor class AttachedViews {
    /// Made with the first call.
    var node: ViewNode? { nil }
    /// Whether a place elsewhere shows it, and says what it inherits.
    var isAdopted: Bool { place != nil }
    weak var place: ViewNode?

    /// Takes the views over to a place with its environment.
    final func adopt(by place: ViewNode, _ environment: EnvironmentValues) {
        self.place = place
        guard let node else { return }
        node.environmentDidChange(environment, environment.differences(from: node.environment))
    }
}

/// What an item has attached under a key, shown here.
public struct _AttachedView {
    let item: _TaggedItem
    let key: Any.Type

    public init(_ item: _TaggedItem, _ key: Any.Type) {
        self.item = item
        self.key = key
    }
}

extension _AttachedView: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        AttachedViewNode(view, context)
    }
}

/// Shows nodes that belong elsewhere, in the environment of this place.
@MainActor private final class AttachedViewNode: TypedNode<_AttachedView> {
    override init(_ view: _AttachedView, _ context: _NodeContext) {
        super.init(view, context)
        adopt()
    }

    private var attached: AttachedViews? { view.item.box.trait(view.key, as: AttachedViews.self) }
    private var shown: ViewNode? { attached?.node }

    private func adopt() { attached?.adopt(by: self, environment) }

    override var reportedChildren: [ViewNode] { shown.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { shown?.boxes() ?? [] }

    override func update(_ new: _AttachedView) {
        let isSame = view.item.box === new.item.box
        view = new
        adopt()
        if !isSame { boxesDidChange() }
    }

    override func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        super.environmentDidChange(new, changed)
        adopt()
    }
}

/// One of several items; the others keep their state, are laid out, and are not seen.
public struct _ChosenItem: View {
    let items: [_TaggedItem]
    let index: Int

    public init(items: [_TaggedItem], index: Int) {
        self.items = items
        self.index = index
    }

    public var body: some View {
        if items.indices.contains(index) { _TaggedItemView(items[index]) }
    }
}
