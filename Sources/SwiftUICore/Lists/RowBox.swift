import DisplayList

/// A row, header or footer of a list.
///
/// Layout algorithm, for a row:
/// 1. Controls of editing take their room at both ends, a badge its own before the trailing one.
/// 2. The content is offered the width of the card, less the insets and these.
/// 3. The row is as tall as the content with its padding, at least as tall as the system's rows.
/// 4. The content stands at the leading edge, in the vertical middle.
/// 5. A swipe moves all of it aside; its actions share the room that it leaves.
///
/// Headers and footers carry the room above and below them. Origin: recorded on the iOS 26 simulator (ios-list,
/// ios-form, ios-nav).
final class RowBox: LayoutBox {
    let content: LayoutBox
    private(set) var position: RowPlace
    private(set) var looks: RowLooks
    private(set) var background: LayoutBox?
    private(set) var badge: LayoutBox?
    private(set) var state: RowState
    /// Points that the content is moved by a swipe, towards the trailing side; negative shows the trailing actions.
    var swipe: CGFloat = 0
    /// From the edge of the row inwards.
    var actions: [LayoutBox] = []
    /// Points that the row is dragged downwards.
    var lift: CGFloat = 0

    init(_ content: LayoutBox, _ place: RowPlace, _ looks: RowLooks, _ state: RowState) {
        self.content = content
        position = place
        self.looks = looks
        self.state = state
        super.init()
        takeChildren()
        takeGesture()
    }

    func update(_ place: RowPlace, _ looks: RowLooks, _ state: RowState) {
        takeChildren()
        let isSame = place == position && looks == self.looks && state.looksLike(self.state)
        self.state = state
        if looks.isEditing != self.looks.isEditing, swipe != 0 { closeSwipe() }
        guard !isSame else { return }
        position = place
        self.looks = looks
        invalidate()
    }

    func takeChildren() {
        background = content.trait(RowTrait.Background.self, as: ContainerBox<ZStackLayout>.self)
        badge = ownBadge
        setChildren((background.map { [$0] } ?? []) + [content] + (badge.map { [$0] } ?? []) + actions)
    }

    private var ownBadge: LayoutBox? {
        guard position.role == .row, content.trait(RowTrait.OwnBadge.self, as: Bool.self) != true else { return nil }
        let attached = content.trait(RowTrait.Badge.self, as: AttachedViews.self)
        nonisolated(unsafe) var box: LayoutBox?
        MainActor.assumeIsolated { box = attached?.node?.boxes().first }
        return box
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

    /// From the card to the content without what stands beside it.
    var insets: EdgeInsets {
        let side = looks.rowSide
        if position.role == .row, let ownInsets { return ownInsets }
        let padding = position.role == .row ? looks.metric(.rowPadding) : 0
        return EdgeInsets(top: padding, leading: side, bottom: padding, trailing: side)
    }

    private var contentInsets: EdgeInsets {
        var insets = insets
        if leadingControl != nil { insets.leading += looks.metric(.editIndent) }
        if hasHandle { insets.trailing += looks.metric(.editHandle) }
        if let badge { insets.trailing += badge.sizeThatFits(.unspecified).width + looks.metric(.badgeGap) }
        return insets
    }

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        let insets = contentInsets
        return ProposedViewSize(
            width: width.map { max(0, $0 - 2 * looks.cardSide - insets.horizontal) }, height: nil)
    }

    private func cardHeight(_ width: CGFloat?) -> CGFloat {
        let insets = insets
        let height = content.sizeThatFits(offer(width)).height + insets.vertical
        return position.role == .row ? max(height, looks.minimumHeight) : max(height, looks.minimumHeaderHeight)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = content.sizeThatFits(offer(proposal.width)).width + contentInsets.horizontal + 2 * looks.cardSide
        return CGSize(width: proposal.width ?? own, height: room.above + cardHeight(proposal.width) + room.below)
    }

    override func measureSpacing() -> ViewSpacing { .zero }

    // MARK: - Placing

    /// The row without the room around it, in own coordinates.
    var card: CGRect {
        CGRect(
            x: looks.cardSide, y: room.above, width: max(0, frame.width - 2 * looks.cardSide),
            height: frame.height - room.above - room.below)
    }

    /// A rectangle that counts from the leading edge, where it is.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    override func placeChildren() {
        let card = card
        let insets = contentInsets
        let offer = offer(frame.width)
        let size = content.sizeThatFits(offer)
        let room = card.height - insets.vertical
        let y = card.minY + insets.top + (room - size.height) / 2 + lift
        let moved = card.offsetBy(dx: isRightToLeft ? -swipe : swipe, dy: lift)
        if let background {
            let offer = ProposedViewSize(card.size)
            let size = background.sizeThatFits(offer)
            background.commit(
                CGRect(
                    x: moved.midX - size.width / 2, y: moved.midY - size.height / 2, width: size.width,
                    height: size.height), proposal: offer, origin: globalOrigin, safeRect: safeRect)
        }
        let place = CGRect(x: card.minX + insets.leading + swipe, y: y, width: size.width, height: size.height)
        content.commit(mirrored(place), proposal: offer, origin: globalOrigin, safeRect: safeRect)
        placeBadge()
        placeActions()
    }

    private func placeBadge() {
        guard let badge else { return }
        let size = badge.sizeThatFits(.unspecified)
        let trailing = insets.trailing + (hasHandle ? looks.metric(.editHandle) : 0)
        let place = CGRect(
            x: card.maxX - trailing - size.width + swipe, y: card.midY - size.height / 2 + lift, width: size.width,
            height: size.height)
        badge.commit(mirrored(place), proposal: .unspecified, origin: globalOrigin, safeRect: safeRect)
    }

    override func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] { drawCard(context) }

    override func decorate(_ items: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
        decorateRow(items, context)
    }

    override func isTouched(_ point: CGPoint) -> Bool {
        guard position.role == .row else { return false }
        return card.offsetBy(dx: globalOrigin.x, dy: globalOrigin.y).contains(point) && takesTouches
    }
}
