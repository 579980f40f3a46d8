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

/// Keeps the views of each box, and hands their boxes on as what the box says.
@MainActor final class AttachedNode<C: View, Given: View>: TypedNode<ModifiedContent<C, _Attached<Given>>> {
    private var content: TypedNode<C>?
    private var rows: [(inner: LayoutBox, outer: LayoutBox, given: TypedNode<Given>)] = []

    override init(_ view: ModifiedContent<C, _Attached<Given>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
    }

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + rows.map(\.given) }
    override var reportedChildren: [ViewNode] { content.map { [$0] } ?? [] }

    override func boxes() -> [LayoutBox] {
        let inner = content?.boxes() ?? []
        var known = rows
        rows = inner.map { box in
            if let index = known.firstIndex(where: { $0.inner === box }) { return known.remove(at: index) }
            let outer = ContainerBox(PassThroughLayout(), isModifier: true)
            outer.owner = self
            outer.setChildren([box])
            return (box, outer, Given._makeNode(view.modifier.given, childContext))
        }
        for row in known { row.given.remove() }
        for row in rows { row.outer.setTrait(view.modifier.key, AttachedNodes(node: row.given)) }
        return rows.map(\.outer)
    }

    override func update(_ new: ModifiedContent<C, _Attached<Given>>) {
        view = new
        content?.update(new.content)
        for row in rows { row.given.update(new.modifier.given) }
    }

    override func willBeRemoved() {
        for row in rows { row.outer.owner = nil }
    }
}

/// What a box has attached.
struct AttachedNodes {
    let node: ViewNode
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

    private var shown: ViewNode? { view.item.box.trait(view.key, as: AttachedNodes.self)?.node }

    private func adopt() {
        guard let shown else { return }
        shown.environmentDidChange(environment, environment.differences(from: shown.environment))
    }

    override var reportedChildren: [ViewNode] { shown.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { shown?.boxes() ?? [] }

    override func update(_ new: _AttachedView) {
        view = new
        adopt()
        boxesDidChange()
    }

    override func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        super.environmentDidChange(new, changed)
        shown?.environmentDidChange(new, changed)
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
