import TextEngine

/// One of the views of a picker or a similar choice.
@MainActor public struct _TaggedItem: Identifiable {
    public nonisolated let id: Int
    /// What the view is marked with, or its identity in a `ForEach`.
    public let tag: AnyHashable?
    /// All its text in reading order.
    public let text: String
    let box: LayoutBox

    /// Whether views are attached under a key.
    public func _hasAttached(_ key: Any.Type) -> Bool { box.trait(key, as: AttachedViews.self) != nil }
}

/// Optional values count as what they hold.
public enum _Tags {
    public static func unwrapped(_ value: Any) -> AnyHashable? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else {
            return (value as? AnyHashable) ?? (value as? any Hashable).map { AnyHashable($0) }
        }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

/// Makes views of the items that other views are: each with its tag, its text, and a view to show.
public struct _TaggedReader<Items, Content> {
    let items: Items
    let content: ([_TaggedItem]) -> Content

    public init(_ items: Items, @ViewBuilder content: @escaping ([_TaggedItem]) -> Content) {
        self.items = items
        self.content = content
    }
}

extension _TaggedReader: View, PrimitiveView where Items: View, Content: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        TaggedReaderNode(view, context)
    }
}

@MainActor final class TaggedReaderNode<Items: View, Content: View>: TypedNode<_TaggedReader<Items, Content>>, BoxOwner
{
    private var items: TypedNode<Items>?
    private var content: TypedNode<Content>?

    override init(_ view: _TaggedReader<Items, Content>, _ context: _NodeContext) {
        super.init(view, context)
        items = Items._makeNode(view.items, childContext)
        evaluate()
    }

    override var children: [ViewNode] { [items, content].compactMap { $0 as ViewNode? } }
    override var reportedChildren: [ViewNode] { content.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { content?.boxes() ?? [] }

    override func update(_ new: _TaggedReader<Items, Content>) {
        view = new
        items?.update(new.items)
        evaluate()
    }

    override func refresh() {
        isDirty = false
        evaluate()
    }

    override func childBoxesDidChange() {
        boxesDidChange()
        graph.containerIsStale(self)
    }

    /// The items may be others, or have other text.
    func takeBoxes() { evaluate() }

    private func evaluate() {
        let boxes = items?.boxes() ?? []
        let list = boxes.enumerated().map { index, box in
            _TaggedItem(id: index, tag: box.itemTag, text: TextOfBoxes.text(of: box), box: box)
        }
        let value = ReadTracker.track(self) { view.content(list) }
        if let content { content.update(value) } else { content = Content._makeNode(value, childContext) }
    }
}

extension LayoutBox {
    /// The tag that a view was given, or the identity of the element that it was made for.
    @MainActor var itemTag: AnyHashable? {
        if let tag = trait(TagTrait.self, as: AnyHashable.self) { return tag }
        var inner: LayoutBox = self
        while let next = inner.modified { inner = next }
        guard var child = inner.owner else { return nil }
        while let parent = child.parent {
            if let list = parent as? any IdentifiedChildren { return list.identity(of: child) }
            child = parent
        }
        return nil
    }
}

/// A node whose children have identities of their own.
@MainActor protocol IdentifiedChildren {
    func identity(of child: ViewNode) -> AnyHashable?
    func child(with id: AnyHashable) -> ViewNode?
}

/// The text of views, for what shows only text of them.
enum TextOfBoxes {
    static func text(of box: LayoutBox) -> String {
        if let leaf = box as? LeafBox, let text = leaf.content as? TextContent {
            return text.runs.map(\.string).joined()
        }
        return box.children.map(text(of:)).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// One of the items as a view.
public struct _TaggedItemView {
    let item: _TaggedItem

    public init(_ item: _TaggedItem) { self.item = item }
}

extension _TaggedItemView: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        TaggedItemNode(view, context)
    }
}

@MainActor private final class TaggedItemNode: TypedNode<_TaggedItemView> {
    override func boxes() -> [LayoutBox] { [view.item.box] }
    override var reportedChildren: [ViewNode] { view.item.box.owner.map { [$0] } ?? [] }

    override func update(_ new: _TaggedItemView) {
        let isSame = view.item.box === new.item.box
        view = new
        if !isSame { boxesDidChange() }
    }
}
