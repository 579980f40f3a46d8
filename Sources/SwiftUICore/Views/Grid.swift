/// Views in rows and columns.
public struct Grid<Content: View>: ContainerView {
    public typealias Body = Never
    let containedLayout: GridLayout
    let contained: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        containedLayout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        contained = content()
    }
}

/// The cells of one row of a grid; a row without cells takes no room.
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public var body: some View { content.modifier(GridRowChange(alignment: alignment)) }
}

/// Marks each view as a cell of the row that the modifier stands for.
private struct GridRowChange {
    let alignment: VerticalAlignment?
}

extension GridRowChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        box.setTrait(
            ObjectIdentifier(GridRowTrait.self), GridRowTrait(id: ObjectIdentifier(node), alignment: alignment))
    }
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(GridTrait.Columns.self), value: count))
    }
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(GridTrait.Anchor.self), value: anchor))
    }
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(GridTrait.Unsized.self), value: axes))
    }
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(GridTrait.ColumnAlignment.self), value: guide))
    }
}
