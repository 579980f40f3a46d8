/// What the reader may do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The elements of a collection with their indices and identities.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let identify: (Base.Element) -> ID

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: identify(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The view of one element that the reader may delete or move.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View {
        content.modifier(RowActionsChange(delete: delete, move: move))
            .modifier(_Attached(RowTrait.DefaultDelete.self, DefaultDeleteAction()))
    }
}

/// Deletes and moves elements in what a binding holds.
private struct CollectionEditor<C: MutableCollection> {
    let data: Binding<C>
    let actions: EditActions<C>

    var delete: ((IndexSet) -> Void)? {
        guard actions.rawValue & 2 != 0 else { return nil }
        return { offsets in
            func removing<R: RangeReplaceableCollection>(_ collection: R) -> C? {
                var result = collection
                result.remove(atOffsets: offsets)
                return result as? C
            }
            guard let collection = data.wrappedValue as? any RangeReplaceableCollection else { return }
            if let result = removing(collection) { data.wrappedValue = result }
        }
    }

    var move: ((IndexSet, Int) -> Void)? {
        guard actions.rawValue & 1 != 0 else { return nil }
        return { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
}

extension ForEach {
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        let editor = CollectionEditor(data: data, actions: editActions)
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] },
            content: { element in
                EditableCollectionContent(
                    content: content(data[element.index]), delete: editor.delete, move: editor.move)
            }, identify: { $0.id })
    }
}

extension List {
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        SelectionValue == Never, C.Element: Identifiable, C.Index: Hashable,
        Content == ForEach<
            IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
        >
    {
        self.init(selection: .none, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        SelectionValue == Never, C.Index: Hashable,
        Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>
    {
        self.init(selection: .none, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C.Element: Identifiable, C.Index: Hashable,
        Content == ForEach<
            IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
        >
    {
        self.init(
            selection: ListSelection(selection), content: ForEach(data, editActions: editActions, content: rowContent))
    }

    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C.Element: Identifiable, C.Index: Hashable,
        Content == ForEach<
            IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
        >
    {
        self.init(
            selection: ListSelection(selection), content: ForEach(data, editActions: editActions, content: rowContent))
    }
}
