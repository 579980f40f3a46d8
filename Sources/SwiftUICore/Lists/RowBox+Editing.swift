/// What stands before the content of a row while a list is edited.
enum RowControl {
    /// Shows the button that deletes the row.
    case delete
    /// Whether the row is one of those that are chosen.
    case chosen, open
}

extension RowBox {
    var leadingControl: RowControl? {
        guard looks.isEditing, position.role == .row else { return nil }
        if looks.choosesMany, state.isChoosable { return state.isSelected ? .chosen : .open }
        return content.canBeDeleted ? .delete : nil
    }

    var hasHandle: Bool { looks.isEditing && position.role == .row && content.canBeMoved }

    /// Counted from the leading edge.
    var leadingControlPlace: CGRect {
        CGRect(x: card.minX + insets.leading, y: card.minY, width: looks.metric(.editIcon), height: card.height)
    }

    var handlePlace: CGRect {
        let width = looks.metric(.editIcon)
        return CGRect(x: card.maxX - insets.trailing - width, y: card.minY, width: width, height: card.height)
    }

    // MARK: - Swiping

    /// Whether a swipe that moves the content towards the trailing side, or the leading one, shows something.
    func canSwipe(towardsTrailing: Bool) -> Bool {
        guard position.role == .row else { return false }
        if swipe != 0 { return true }
        if towardsTrailing { return !attached(RowTrait.LeadingSwipe.self).isEmpty }
        return !attached(RowTrait.TrailingSwipe.self).isEmpty || content.canBeDeleted
    }

    private func attached(_ key: Any.Type) -> [AttachedViews] { content.allTraits(key, as: AttachedViews.self) }

    /// Moves the content; the actions on the side that it leaves are made with the first move.
    @MainActor func swipe(to offset: CGFloat) {
        if actions.isEmpty { bringActions(isTrailing: offset < 0) }
        let isTrailing = offset < 0
        guard !actions.isEmpty, swipe == 0 || (swipe < 0) == isTrailing || offset == 0 else {
            swipe = 0
            return moveAgain()
        }
        swipe = offset
        moveAgain()
    }

    @MainActor private func bringActions(isTrailing: Bool) {
        var views = attached(isTrailing ? RowTrait.TrailingSwipe.self : RowTrait.LeadingSwipe.self)
        if isTrailing, views.isEmpty { views = attached(RowTrait.DefaultDelete.self) }
        actions = views.flatMap { $0.node?.boxes() ?? [] }
        takeChildren()
    }

    /// Where the swipe stays: open as far as the actions are wide.
    var openWidth: CGFloat {
        let gap = looks.metric(.swipeGap)
        let widths = actions.map { max($0.sizeThatFits(.unspecified).width, looks.metric(.swipeWidth)) }
        return widths.reduce(0, +) + gap * CGFloat(actions.count + 1)
    }

    /// Ends a swipe: far enough it does what the first action does, else it stays open or closes.
    @MainActor func endSwipe() {
        let length = abs(swipe)
        if length > card.width * looks.metric(.swipeFull), let trigger = fullSwipeTrigger {
            closeSwipe()
            return trigger()
        }
        guard length > openWidth / 2 else { return closeSwipe() }
        swipe(to: swipe < 0 ? -openWidth : openWidth)
    }

    @MainActor private var fullSwipeTrigger: (() -> Void)? {
        guard let first = actions.first else { return nil }
        if isDefaultDelete { return { [weak self] in self?.content.deleteRow() } }
        let choice = first.trait(RowTrait.Trigger.self, as: SwipeTrigger.self)
        return choice?.allowsFullSwipe == true ? choice?.run : nil
    }

    private var isDefaultDelete: Bool {
        swipe < 0 && attached(RowTrait.TrailingSwipe.self).isEmpty && content.canBeDeleted
    }

    func closeSwipe() {
        nonisolated(unsafe) let row = self
        MainActor.assumeIsolated {
            row.swipe = 0
            row.actions = []
            row.takeChildren()
            row.moveAgain()
        }
    }

    @MainActor private func moveAgain() {
        invalidate()
        owner?.graph.layoutIsStale()
    }

    @MainActor func lift(by distance: CGFloat) {
        lift = distance
        isRaised = distance != 0
        moveAgain()
    }

    func placeActions() {
        guard !actions.isEmpty, swipe != 0 else { return }
        let gap = looks.metric(.swipeGap)
        let (count, room) = (CGFloat(actions.count), abs(swipe))
        let width = max(0, (room - gap * (count + 1)) / count)
        for (index, box) in actions.enumerated() {
            let inward = gap + CGFloat(index) * (width + gap)
            let x = swipe < 0 ? card.maxX - inward - width : card.minX + inward
            let place = CGRect(x: x, y: card.minY + gap / 2, width: width, height: card.height - gap)
            let offer = ProposedViewSize(place.size)
            let size = box.sizeThatFits(offer)
            let centred = CGRect(
                x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
                height: size.height)
            box.commit(mirrored(centred), proposal: offer, origin: globalOrigin, safeRect: safeRect)
        }
    }

    // MARK: - Touches

    /// Whether something of the row itself reacts.
    var takesTouches: Bool {
        state.choose != nil || leadingControl != nil || hasHandle || swipe != 0 || canSwipe(towardsTrailing: true)
            || canSwipe(towardsTrailing: false)
    }

    func takeGesture() {
        guard position.role == .row else { return }
        nonisolated(unsafe) let row = self
        MainActor.assumeIsolated {
            row.gesture = GestureAttachment(priority: .normal, mask: .all) { [weak row] _ in RowRecognizer(row) }
        }
    }

    /// - Parameter point: from the row's corner, counted from the leading edge.
    /// - Returns: whether the row reacts.
    @MainActor func tap(at point: CGPoint) -> Bool {
        if swipe != 0 {
            let touchesAction = swipe < 0 ? point.x > card.maxX + swipe : point.x < card.minX + swipe
            if touchesAction, isDefaultDelete {
                closeSwipe()
                content.deleteRow()
            } else {
                closeSwipe()
            }
            return true
        }
        if let control = leadingControl, point.x < leadingControlPlace.maxX + looks.rowSide {
            guard case .delete = control else {
                state.choose?()
                return true
            }
            bringActions(isTrailing: true)
            swipe(to: -openWidth)
            return true
        }
        guard let choose = state.choose else { return false }
        choose()
        return true
    }

    /// The row whose middle the dragged one has passed.
    @MainActor func drop() {
        let middle = globalFrame.midY + lift
        let rows = (parent?.children ?? []).compactMap { $0 as? RowBox }
        let target = rows.first {
            $0 !== self && !$0.isLeftOut && $0.globalFrame.minY <= middle && $0.globalFrame.maxY > middle
        }
        lift(by: 0)
        if let target { content.moveRow(to: target.content) }
    }
}

/// What an action of a swipe does.
struct SwipeTrigger {
    let allowsFullSwipe: Bool
    let run: () -> Void
}

/// Follows a finger on a row: taps on it and its controls, swipes to the sides, and drags of its handle.
private final class RowRecognizer: _Recognizer<Void> {
    private enum Course {
        case open, swiping, dragging
    }

    private weak var row: RowBox?
    private var start: CGPoint?
    private var first: CGFloat = 0
    private var course = Course.open

    init(_ row: RowBox?) { self.row = row }

    /// From the row's corner, counted from the leading edge.
    private func place(_ point: CGPoint, in row: RowBox) -> CGPoint {
        let x = point.x - row.globalOrigin.x
        return CGPoint(x: row.isRightToLeft ? row.frame.width - x : x, y: point.y - row.globalOrigin.y)
    }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        guard let row, event.phase != .cancel else { return .failed }
        let point = place(event.location, in: row)
        if event.phase == .down {
            start = point
            first = row.swipe
        }
        guard let start else { return .failed }
        switch course {
        case .swiping: return swipe(row, by: point.x - start.x, event)
        case .dragging: return drag(row, by: point.y - start.y, event)
        case .open: break
        }
        if event.phase == .up { return row.tap(at: point) ? .ended(()) : .failed }
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        guard max(abs(dx), abs(dy)) >= LayoutMetric.dragReach else { return .possible }
        if row.hasHandle, start.x >= row.handlePlace.minX - row.looks.rowSide, abs(dy) > abs(dx) {
            course = .dragging
            return drag(row, by: dy, event)
        }
        guard abs(dx) > abs(dy), !row.looks.isEditing, row.canSwipe(towardsTrailing: dx > 0) else { return .failed }
        course = .swiping
        return swipe(row, by: dx, event)
    }

    private func swipe(_ row: RowBox, by distance: CGFloat, _ event: TouchEvent) -> Phase {
        row.swipe(to: first + distance)
        guard event.phase == .up else { return .changed(()) }
        row.endSwipe()
        return .ended(())
    }

    private func drag(_ row: RowBox, by distance: CGFloat, _ event: TouchEvent) -> Phase {
        row.lift(by: distance)
        guard event.phase == .up else { return .changed(()) }
        row.drop()
        return .ended(())
    }

    /// A button in the row has won, such as an action of the swipe.
    override func cancel() {
        super.cancel()
        if first != 0 { row?.closeSwipe() }
    }
}
