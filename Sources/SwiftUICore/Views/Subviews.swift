/// One view of another view's content.
public struct Subview: Identifiable {
    public struct ID: Hashable {
        let box: ObjectIdentifier
    }

    let box: LayoutBox
    public var id: ID { ID(box: ObjectIdentifier(box)) }
}

extension Subview: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        SubviewNode(view, context)
    }
}

@MainActor private final class SubviewNode: TypedNode<Subview> {
    override func boxes() -> [LayoutBox] { [view.box] }

    override func update(_ new: Subview) {
        let isSame = view.box === new.box
        view = new
        if !isSame { boxesDidChange() }
    }
}

/// The views of another view's content, in their order.
public struct SubviewsCollection: RandomAccessCollection {
    let list: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }
    public subscript(index: Int) -> Subview { list[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(list: list[bounds])
    }
}

public struct SubviewsCollectionSlice: RandomAccessCollection {
    let list: ArraySlice<Subview>

    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> Subview { list[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(list: list[bounds]) }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(list) { $0 } }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(list) { $0 } }
}

/// A view made of the views that another one's content is.
public struct GroupElementsOfContent<Subviews, Content> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView where Subviews: View, Content: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        SubviewsNode(view, context)
    }
}

/// Keeps the content's nodes, and evaluates the transform anew when its list of views is another one.
@MainActor private final class SubviewsNode<Base: View, Result: View>: TypedNode<GroupElementsOfContent<Base, Result>> {
    private var base: TypedNode<Base>?
    private var result: TypedNode<Result>?
    private var known: [LayoutBox] = []

    override init(_ view: GroupElementsOfContent<Base, Result>, _ context: _NodeContext) {
        super.init(view, context)
        base = Base._makeNode(view.subviews, childContext)
        known = base?.boxes() ?? []
        result = Result._makeNode(evaluated(), childContext)
    }

    override var children: [ViewNode] { [base, result].compactMap { $0 } }
    override func boxes() -> [LayoutBox] { result?.boxes() ?? [] }

    private func evaluated() -> Result {
        let list = SubviewsCollection(list: known.map(Subview.init))
        return ReadTracker.track(self) { view.transform(list) }
    }

    override func update(_ new: GroupElementsOfContent<Base, Result>) {
        view = new
        base?.update(new.subviews)
        known = base?.boxes() ?? []
        result?.update(evaluated())
    }

    override func refresh() { result?.update(evaluated()) }

    override func childBoxesDidChange() {
        let boxes = base?.boxes() ?? []
        if result != nil, !boxes.elementsEqual(known, by: { $0 === $1 }) {
            known = boxes
            result?.update(evaluated())
        }
        boxesDidChange()
    }
}

extension Group {
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
    }
}

// MARK: - Older names

/// Views that are made of the views of others, by the names that came before `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public struct _VariadicView_Children: RandomAccessCollection {
    public struct Element: Identifiable {
        let subview: Subview
        public var id: AnyHashable { AnyHashable(subview.id) }
    }

    let list: SubviewsCollection

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }
    public subscript(index: Int) -> Element { Element(subview: list[index]) }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
}

extension _VariadicView_Children: View {
    public var body: some View { list }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        if Root.self is any _VariadicView_UnaryViewRoot.Type {
            _LayoutContainer(layout: ImplicitColumn(), content: elements)
        } else {
            elements
        }
    }

    private var elements: GroupElementsOfContent<Content, Root.Body> {
        GroupElementsOfContent(subviews: content) { root.body(children: _VariadicView_Children(list: $0)) }
    }
}
