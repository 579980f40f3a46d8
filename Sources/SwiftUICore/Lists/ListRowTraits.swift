/// What rows say to their list.
enum RowTrait {
    enum Insets {}
    enum Background {}
    enum Separator {}
    enum SeparatorTint {}
    enum Spacing {}
    enum DeleteDisabled {}
    enum SelectionDisabled {}
    enum Badge {}
}

/// Whether the lines above and below a row are drawn.
struct SeparatorChoice {
    var visibility: Visibility
    var edges: VerticalEdge.Set
}

extension View {
    /// nil for the list's own insets.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.Insets.self), value: insets))
    }

    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            TraitChange(
                key: ObjectIdentifier(RowTrait.Insets.self), value: length.map { EdgeInsets($0, on: edges) }))
    }

    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackground(background: view))
    }

    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitChange(
                key: ObjectIdentifier(RowTrait.Separator.self),
                value: SeparatorChoice(visibility: visibility, edges: edges)))
    }

    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.SeparatorTint.self), value: color))
    }

    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.SelectionDisabled.self), value: isDisabled))
    }
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.DeleteDisabled.self), value: isDisabled))
    }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Actions that stay hidden until the row is swiped.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}

extension DynamicViewContent {
    /// What the reader's deletion of rows does.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self)
    }

    /// What the reader's moving of rows does.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self)
    }
}

/// Rows of a collection that the reader may change.
struct EditableContent<Content> {
    let content: Content
}

extension EditableContent: View, DynamicViewContent where Content: DynamicViewContent {
    var data: Content.Data { content.data }
    var body: some View { content }
}

/// A view behind the row of a list.
struct RowBackground<Background> {
    let background: Background?
}

extension RowBackground: ViewModifier where Background: View {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        RowBackgroundNode(view, context)
    }
}

/// Makes the background of each row, and hands its box to the list as what the row says.
@MainActor
final class RowBackgroundNode<C: View, B: View>: TypedNode<ModifiedContent<C, RowBackground<B>>>, BoxWrapper {
    private struct Row {
        var inner: LayoutBox
        var outer: LayoutBox
        var group: ContainerBox<ZStackLayout>
        var node: TypedNode<B?>
    }

    private var content: TypedNode<C>?
    private var rows: [Row] = []

    override init(_ view: ModifiedContent<C, RowBackground<B>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
    }

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + rows.map(\.node) }
    override var reportedChildren: [ViewNode] { content.map { [$0] } ?? [] }

    override func boxes() -> [LayoutBox] { content?.boxes().map { wrap($0) } ?? [] }
    override func lazyPieces() -> [LazyPiece] { content?.lazyPieces().map { $0.wrapped(by: self) } ?? [] }

    func wrap(_ box: LayoutBox) -> LayoutBox {
        if let known = rows.first(where: { $0.inner === box }) { return known.outer }
        let outer = ContainerBox(PassThroughLayout(), isModifier: true)
        outer.owner = self
        outer.setChildren([box])
        let node = B?._makeNode(view.modifier.background, childContext)
        let group = ContainerBox(ZStackLayout(alignment: .center))
        group.setChildren(node.boxes())
        if view.modifier.background != nil { outer.setTrait(ObjectIdentifier(RowTrait.Background.self), group) }
        rows.append(Row(inner: box, outer: outer, group: group, node: node))
        return outer
    }

    func forget(_ box: LayoutBox) {
        for row in rows where row.inner === box { row.node.remove() }
        rows.removeAll { $0.inner === box }
    }

    override func update(_ new: ModifiedContent<C, RowBackground<B>>) {
        view = new
        content?.update(new.content)
        for row in rows {
            row.node.update(new.modifier.background)
            row.group.setChildren(row.node.boxes())
            if new.modifier.background != nil {
                row.outer.setTrait(ObjectIdentifier(RowTrait.Background.self), row.group)
            }
        }
    }

    override func childBoxesDidChange() {
        for row in rows { row.group.setChildren(row.node.boxes()) }
        boxesDidChange()
    }

    override func willBeRemoved() {
        for row in rows { row.outer.owner = nil }
    }
}
