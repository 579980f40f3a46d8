import DisplayList
import TextEngine

extension RowBox {
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

    /// The card where it is now, in the window.
    private func shownCard(_ context: DrawingContext) -> CGRect {
        context.aligned(
            card.offsetBy(dx: globalOrigin.x + (isRightToLeft ? -swipe : swipe), dy: globalOrigin.y + lift))
    }

    func drawCard(_ context: DrawingContext) -> [DisplayItem] {
        guard position.role == .row else { return [] }
        let card = shownCard(context)
        var items: [DisplayItem] = []
        if looks.kind.hasCards, background == nil {
            items.append(.fill(DisplayPath(cardPath(card)), .color(looks.colors.card), evenOdd: false))
        }
        if isSelected {
            items.append(.fill(DisplayPath(selectionPath(card)), .color(looks.colors.selection), evenOdd: false))
        }
        return items
    }

    private var isSelected: Bool { state.isSelected && !(looks.isEditing && !looks.choosesMany) }

    /// A capsule in sidebars, the whole row elsewhere.
    private func selectionPath(_ card: CGRect) -> CGPath {
        guard looks.kind == .sidebar else { return cardPath(card) }
        let radius = card.height / 2
        return CGPath(roundedRect: card, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// The background is cut to the card; controls and the line below lie over everything.
    func decorateRow(_ items: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
        guard position.role == .row else { return items }
        var items = items
        if background != nil, looks.kind.hasCards {
            items = [.group(DisplayGroup(clip: DisplayPath(cardPath(shownCard(context))), items: items))]
        }
        items += controlItems(context)
        if swipe != 0 {
            // What is swiped aside does not leave the list's card.
            let whole = context.aligned(card.offsetBy(dx: globalOrigin.x, dy: globalOrigin.y))
            items = [.group(DisplayGroup(clip: DisplayPath(cardPath(whole)), items: items))]
        }
        if lift != 0 {
            let shadow = DisplayShadow(
                color: TextColor(red: 0, green: 0, blue: 0, alpha: Double(LayoutMetric.shadowOpacity)), offsetX: 0,
                offsetY: 2, radius: 8)
            items = [.group(DisplayGroup(shadow: shadow, items: items))]
        }
        return items + separator(context.aligned(card.offsetBy(dx: globalOrigin.x, dy: globalOrigin.y)))
    }

    private func separator(_ card: CGRect) -> [DisplayItem] {
        let isHidden = position.isLast && looks.kind.hasCards || isOnOwnCard || looks.kind == .sidebar
        let choice = content.trait(RowTrait.Separator.self, as: SeparatorChoice.self)
        if let choice, choice.edges.contains(.bottom), choice.visibility == .hidden { return [] }
        guard !isHidden else { return [] }
        let thickness = looks.metric(.separatorThickness)
        let guide = HorizontalAlignment.listRowSeparatorLeading.key
        let own = content.dimensions(in: content.placedProposal).value(guide)
        let start = isRightToLeft ? frame.width - content.frame.maxX : content.frame.minX
        let leading = start - swipe - looks.cardSide + own
        let trailing = looks.metric(.separatorTrailing)
        let width = max(0, card.width - leading - trailing)
        let x = isRightToLeft ? card.minX + trailing : card.minX + leading
        let line = CGRect(x: x, y: card.maxY - thickness, width: width, height: thickness)
        return [.fill(DisplayPath(rect: line), .color(separatorColor), evenOdd: false)]
    }

    private var separatorColor: TextColor {
        let tint = content.trait(RowTrait.SeparatorTint.self, as: Color?.self) ?? nil
        return tint.map { $0.resolved(EnvironmentValues()) } ?? looks.colors.separator
    }

    // MARK: - Controls of editing

    private func controlItems(_ context: DrawingContext) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let control = leadingControl {
            let (name, color): (String, TextColor) =
                switch control {
                case .delete: ("minus.circle.fill", looks.colors.delete)
                case .chosen: ("checkmark.circle.fill", looks.colors.tint)
                case .open: ("circle", looks.colors.faint)
                }
            items += symbol(name, color, at: leadingControlPlace, context)
        }
        if hasHandle { items += symbol("line.3.horizontal", looks.colors.faint, at: handlePlace, context) }
        return items
    }

    private func symbol(
        _ name: String, _ color: TextColor, at place: CGRect, _ context: DrawingContext
    ) -> [DisplayItem] {
        let look = _SymbolLook(pointSize: Double(looks.metric(.editIcon)), weight: 400, scale: .medium)
        let source = _SystemEnvironment.resources.symbol(name, look)
        let place = mirrored(place).offsetBy(
            dx: globalOrigin.x + (isRightToLeft ? -swipe : swipe), dy: globalOrigin.y + lift)
        let rect = CGRect(
            x: place.midX - source.size.width / 2, y: place.midY - source.size.height / 2, width: source.size.width,
            height: source.size.height)
        return source.displayItems(in: context.aligned(rect), tint: color)
    }
}
