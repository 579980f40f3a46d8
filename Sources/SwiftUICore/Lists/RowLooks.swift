import DeviceCatalog
import TextEngine

/// How the rows of a list look; the same for all of them.
struct RowLooks: Equatable {
    var kind: _ListKind
    /// Points between rows that then stand on cards of their own.
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat
    var followsLargeTitle: Bool
    var minimumHeight: CGFloat
    /// Whether the least height is one that was asked for.
    var minimumHeaderHeight: CGFloat
    var design: DesignGeneration
    var scale: CGFloat
    /// Whether rows show how to delete, to choose and to move them.
    var isEditing: Bool
    /// Whether the reader may choose several rows at once.
    var choosesMany: Bool
    var colors: Colors

    /// Of the palette, under the list's environment.
    struct Colors: Equatable {
        var card: TextColor
        var separator: TextColor
        var selection: TextColor
        var delete: TextColor
        var tint: TextColor
        var faint: TextColor

        init(_ environment: EnvironmentValues) {
            card = SystemColor.named("secondarySystemGroupedBackground", environment)
            separator = SystemColor.named("separator", environment)
            selection = SystemColor.named("systemFill", environment)
            delete = SystemColor.named("systemRed", environment)
            tint = TintShapeStyle()._paint(in: environment).flatColor
            faint = SystemColor.named("tertiaryLabel", environment)
        }
    }

    func metric(_ metric: ListMetric) -> CGFloat { metric.value(in: design) }

    /// On whole pixels, as recorded.
    func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

    var cardSide: CGFloat { kind.isInset ? metric(.cardSide) : 0 }
    var rowSide: CGFloat { kind.hasCards || kind == .sidebar ? metric(.rowSide) : metric(.plainSide) }
}

/// What is so of one row.
struct RowState {
    var isSelected = false
    /// Whether the row has something that can be chosen.
    var isChoosable = false
    /// Chooses the row, or takes it out of what is chosen; nil where taps on rows choose nothing.
    var choose: (() -> Void)?

    /// Closures count for nothing.
    func looksLike(_ other: RowState) -> Bool {
        isSelected == other.isSelected && isChoosable == other.isChoosable
    }
}

/// Makes the rows of a list.
@MainActor struct ListDecorator: RowDecorator {
    let looks: RowLooks
    let selection: ListSelection
    let selected: Set<AnyHashable>

    init(looks: RowLooks, selection: ListSelection) {
        self.looks = looks
        self.selection = selection
        selected = selection.tags()
    }

    func decorated(_ row: LayoutBox, at place: RowPlace, known: LayoutBox?) -> LayoutBox {
        let state = state(row, place)
        guard let known = known as? RowBox, known.content === row else { return RowBox(row, place, looks, state) }
        known.update(place, looks, state)
        return known
    }

    private func state(_ row: LayoutBox, _ place: RowPlace) -> RowState {
        guard selection.kind != .none, place.role == .row, let tag = row.itemTag.flatMap({ _Tags.unwrapped($0.base) })
        else { return RowState() }
        let isDisabled = row.trait(RowTrait.SelectionDisabled.self, as: Bool.self) == true
        let isOpen = !isDisabled && (selection.kind == .one || looks.isEditing)
        return RowState(
            isSelected: selected.contains(tag), isChoosable: !isDisabled,
            choose: isOpen ? { [selection] in selection.choose(tag) } : nil)
    }
}
