/// Several views, one after the other.
public struct TupleView<T> {
    public var value: T
    /// Knows the types in the tuple; nil where the view was not made by a builder.
    fileprivate let elements: any TupleElementList.Type

    public init(_ value: T) {
        self.value = value
        elements = ReflectedElements.self
    }

    init(_ value: T, elements: any TupleElementList.Type) {
        self.value = value
        self.elements = elements
    }
}

extension TupleView: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        TupleNode(view, context)
    }
}

/// Makes and updates the nodes of a tuple's views.
@MainActor protocol TupleElementList {
    /// - Parameter tuple: of the type that the list was made for.
    static func update<T>(_ tuple: T, in node: any TupleNodeList)
}

@MainActor protocol TupleNodeList: AnyObject {
    func show<V: View>(_ view: V, at index: Int)
}

struct TupleElements<each Content: View>: TupleElementList {
    static func update<T>(_ tuple: T, in node: any TupleNodeList) {
        guard let views = tuple as? (repeat each Content) else { return }
        var index = 0
        func next() -> Int {
            defer { index += 1 }
            return index
        }
        repeat node.show(each views, at: next())
    }
}

/// For tuples whose types only reflection knows.
private enum ReflectedElements: TupleElementList {
    static func update<T>(_ tuple: T, in node: any TupleNodeList) {
        if let view = tuple as? any View { return node.show(AnyView(view), at: 0) }
        for (index, child) in Mirror(reflecting: tuple).children.enumerated() {
            if let view = child.value as? any View { node.show(AnyView(view), at: index) }
        }
    }
}

@MainActor final class TupleNode<T>: TypedNode<TupleView<T>>, TupleNodeList {
    private var nodes: [ViewNode] = []

    override init(_ view: TupleView<T>, _ context: _NodeContext) {
        super.init(view, context)
        view.elements.update(view.value, in: self)
    }

    override var children: [ViewNode] { nodes }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    override func update(_ new: TupleView<T>) {
        view = new
        new.elements.update(new.value, in: self)
    }

    func show<V: View>(_ view: V, at index: Int) {
        if index < nodes.count {
            (nodes[index] as? TypedNode<V>)?.update(view)
        } else {
            nodes.append(V._makeNode(view, childContext))
        }
    }
}
