/// One view for each element of a collection; the elements' identities are those of the views.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID

    init(data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.identify = identify
    }

    /// For contents that are no views.
    public init(
        _data data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) {
        self.init(data: data, content: content, identify: identify)
    }
}

extension ForEach: View, PrimitiveView, DynamicViewContent where Content: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ForEachNode(view, context)
    }
}

/// A view made from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
        self.init(data: elements, content: { content(data[$0.0]) }, identify: { $0.1 })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
        self.init(data: elements, content: { content(data[$0.0]) }, identify: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}
