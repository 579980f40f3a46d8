import DeviceCatalog
import DisplayList
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
    var card: TextColor
    var separator: TextColor
    var selection: TextColor

    func metric(_ metric: ListMetric) -> CGFloat { metric.value(in: design) }

    /// On whole pixels, as recorded.
    func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

    var cardSide: CGFloat { kind.isInset ? metric(.cardSide) : 0 }
    var rowSide: CGFloat { kind.hasCards || kind == .sidebar ? metric(.rowSide) : metric(.plainSide) }
}

/// A row, header or footer of a list.
///
/// Layout algorithm, for a row:
/// 1. The content is offered the width of the card, less the insets.
/// 2. The row is as tall as the content with its padding, at least as tall as the system's rows.
/// 3. The content stands at the leading edge, in the vertical middle.
///
/// Headers and footers carry the room above and below them. Origin: recorded on the iOS 26 simulator (ios-list,
/// ios-form, ios-nav).
final class RowBox: LayoutBox {
    let content: LayoutBox
    private(set) var position: RowPlace
    private(set) var looks: RowLooks
    private var background: LayoutBox?
    private(set) var isSelected: Bool

    init(_ content: LayoutBox, _ place: RowPlace, _ looks: RowLooks, isSelected: Bool) {
        self.content = content
        position = place
        self.looks = looks
        self.isSelected = isSelected
        super.init()
        takeChildren()
    }

    func update(_ place: RowPlace, _ looks: RowLooks, isSelected: Bool) {
        takeChildren()
        self.isSelected = isSelected
        guard place != position || looks != self.looks else { return }
        position = place
        self.looks = looks
        invalidate()
    }

    private func takeChildren() {
        background = content.trait(RowTrait.Background.self, as: ContainerBox<ZStackLayout>.self)
        setChildren((background.map { [$0] } ?? []) + [content])
    }

    // MARK: - Measuring

    /// Above and below the content; the room around a section is part of its first and last row.
    private var room: (above: CGFloat, below: CGFloat) {
        switch position.role {
        case .row: (gapAbove, 0)
        case .header: (headerTop, looks.metric(looks.kind.hasCards ? .headerBottom : .plainHeaderBottom))
        case .footer: (looks.metric(.footerTop), looks.metric(.footerBottom))
        }
    }

    private var isGrouped: Bool { looks.kind.hasCards || looks.kind == .sidebar }

    private var gapAbove: CGFloat {
        guard position.isFirst else { return looks.rowSpacing ?? 0 }
        guard isGrouped, !position.hasHeader else { return 0 }
        if position.section == 0 {
            guard !looks.followsLargeTitle else { return 0 }
            return looks.pixels(looks.metric(.firstHeaderless)) + looks.pixels(looks.metric(.sectionGap))
        }
        let own = looks.pixels(looks.sectionSpacing)
        return position.followsFooter ? own : own + looks.pixels(looks.metric(.sectionGap))
    }

    private var headerTop: CGFloat {
        if position.section == 0 { return looks.metric(isGrouped ? .headerTop : .plainFirstHeaderTop) }
        guard isGrouped else { return looks.metric(.plainHeaderTop) }
        if position.followsFooter { return looks.metric(.headerAfterFooter) - looks.metric(.footerBottom) }
        return looks.pixels(looks.sectionSpacing) + looks.metric(.headerTop)
    }

    private var ownInsets: EdgeInsets? {
        content.trait(RowTrait.Insets.self, as: EdgeInsets?.self) ?? nil
    }

    private var insets: EdgeInsets {
        let side = looks.rowSide
        if position.role == .row, let ownInsets { return ownInsets }
        let padding = position.role == .row ? looks.metric(.rowPadding) : 0
        return EdgeInsets(top: padding, leading: side, bottom: padding, trailing: side)
    }

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        let insets = insets
        return ProposedViewSize(
            width: width.map { max(0, $0 - 2 * looks.cardSide - insets.horizontal) }, height: nil)
    }

    private func cardHeight(_ width: CGFloat?) -> CGFloat {
        let insets = insets
        let height = content.sizeThatFits(offer(width)).height + insets.vertical
        return position.role == .row ? max(height, looks.minimumHeight) : max(height, looks.minimumHeaderHeight)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = content.sizeThatFits(offer(proposal.width)).width + insets.horizontal + 2 * looks.cardSide
        return CGSize(width: proposal.width ?? own, height: room.above + cardHeight(proposal.width) + room.below)
    }

    override func measureSpacing() -> ViewSpacing { .zero }

    // MARK: - Placing

    /// The row without the room around it, in own coordinates.
    private var card: CGRect {
        CGRect(
            x: looks.cardSide, y: room.above, width: max(0, frame.width - 2 * looks.cardSide),
            height: frame.height - room.above - room.below)
    }

    override func placeChildren() {
        let card = card
        let insets = insets
        let offer = offer(frame.width)
        let size = content.sizeThatFits(offer)
        let leading = isRightToLeft ? card.maxX - insets.leading - size.width : card.minX + insets.leading
        let room = card.height - insets.vertical
        let y = card.minY + insets.top + (room - size.height) / 2
        if let background {
            let offer = ProposedViewSize(card.size)
            let size = background.sizeThatFits(offer)
            background.commit(
                CGRect(
                    x: card.midX - size.width / 2, y: card.midY - size.height / 2, width: size.width,
                    height: size.height), proposal: offer, origin: globalOrigin, safeRect: safeRect)
        }
        content.commit(
            CGRect(origin: CGPoint(x: leading, y: y), size: size), proposal: offer, origin: globalOrigin,
            safeRect: safeRect)
    }

    // MARK: - Drawing

    private var isOnOwnCard: Bool { looks.rowSpacing.map { $0 > 0 } ?? false }

    private func cardPath(_ rect: CGRect) -> CGPath {
        let radius = looks.kind.isInset ? min(looks.metric(.cardRadius), rect.height / 2) : 0
        let (top, bottom) = (position.isFirst || isOnOwnCard, position.isLast || isOnOwnCard)
        guard radius > 0, top || bottom else { return CGPath(rect: rect, transform: nil) }
        let path = CGMutablePath()
        path.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        guard top, bottom else {
            let y = top ? rect.minY + radius : rect.minY
            let square = CGRect(x: rect.minX, y: y, width: rect.width, height: rect.height - radius)
            path.addPath(CGPath(rect: square, transform: nil))
            return path
        }
        return path
    }

    override func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        guard position.role == .row else { return [] }
        let card = context.aligned(card.offsetBy(dx: rect.minX, dy: rect.minY))
        guard !isSelected else {
            return [.fill(DisplayPath(selectionPath(card)), .color(looks.selection), evenOdd: false)]
        }
        guard looks.kind.hasCards, background == nil else { return [] }
        return [.fill(DisplayPath(cardPath(card)), .color(looks.card), evenOdd: false)]
    }

    /// A capsule in sidebars, the whole row elsewhere.
    private func selectionPath(_ card: CGRect) -> CGPath {
        guard looks.kind == .sidebar else { return cardPath(card) }
        let radius = card.height / 2
        return CGPath(roundedRect: card, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// The background is cut to the card; the line below lies over everything.
    override func decorate(_ items: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
        guard position.role == .row else { return items }
        let card = context.aligned(card.offsetBy(dx: globalOrigin.x, dy: globalOrigin.y))
        var items = items
        if background != nil, looks.kind.hasCards {
            items = [.group(DisplayGroup(clip: DisplayPath(cardPath(card)), items: items))]
        }
        return items + separator(card)
    }

    private func separator(_ card: CGRect) -> [DisplayItem] {
        let isHidden = position.isLast && looks.kind.hasCards || isOnOwnCard || looks.kind == .sidebar
        let choice = content.trait(RowTrait.Separator.self, as: SeparatorChoice.self)
        if let choice, choice.edges.contains(.bottom), choice.visibility == .hidden { return [] }
        guard !isHidden else { return [] }
        let thickness = looks.metric(.separatorThickness)
        let guide = HorizontalAlignment.listRowSeparatorLeading.key
        let own = content.dimensions(in: content.placedProposal).value(guide)
        let leading = (isRightToLeft ? frame.width - content.frame.maxX : content.frame.minX) - looks.cardSide + own
        let trailing = looks.metric(.separatorTrailing)
        let width = max(0, card.width - leading - trailing)
        let x = isRightToLeft ? card.minX + trailing : card.minX + leading
        let line = CGRect(x: x, y: card.maxY - thickness, width: width, height: thickness)
        return [.fill(DisplayPath(rect: line), .color(separatorColor), evenOdd: false)]
    }

    private var separatorColor: TextColor {
        let tint = content.trait(RowTrait.SeparatorTint.self, as: Color?.self) ?? nil
        return tint.map { $0.resolved(EnvironmentValues()) } ?? looks.separator
    }
}

/// Makes the rows of a list.
@MainActor struct ListDecorator: RowDecorator {
    let looks: RowLooks
    let selected: Set<AnyHashable>

    func decorated(_ row: LayoutBox, at place: RowPlace, known: LayoutBox?) -> LayoutBox {
        let tag = selected.isEmpty || place.role != .row ? nil : row.itemTag.flatMap { _Tags.unwrapped($0.base) }
        let isSelected = tag.map(selected.contains) ?? false
        guard let known = known as? RowBox, known.content === row else {
            return RowBox(row, place, looks, isSelected: isSelected)
        }
        known.update(place, looks, isSelected: isSelected)
        return known
    }
}
