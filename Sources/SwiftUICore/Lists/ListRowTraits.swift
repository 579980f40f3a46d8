/// What rows say to their list.
enum RowTrait {
    enum Insets {}
    enum Background {}
    enum Separator {}
    enum SeparatorTint {}
    enum Spacing {}
    enum DeleteDisabled {}
    enum MoveDisabled {}
    enum SelectionDisabled {}
    enum Actions {}
    enum LeadingSwipe {}
    enum TrailingSwipe {}
    /// What a swipe shows of a row that can be deleted and has no actions of its own.
    enum DefaultDelete {}
    /// What an action of a swipe does.
    enum Trigger {}
    enum Badge {}
    /// Whether the row shows its badge itself.
    enum OwnBadge {}
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

    /// The tint of icons in rows; nil for that of the views around.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\._listItemTint, tint.map { AnyShapeStyle($0) })
    }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\._listItemTint, tint.map(\.style))
    }

    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.SelectionDisabled.self), value: isDisabled))
    }
}

/// How icons of rows take their colour.
public struct ListItemTint: Sendable {
    let style: AnyShapeStyle

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(style: AnyShapeStyle(tint)) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(style: AnyShapeStyle(tint)) }
    public static let monochrome = ListItemTint(style: AnyShapeStyle(HierarchicalShapeStyle.primary))
}

private struct ListItemTintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    var _listItemTint: AnyShapeStyle? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
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
