import DisplayList
import LayoutTree

/// One rectangle of the layout: measured by proposals, then placed.
///
/// Measuring is pure and kept by proposal; placing goes from the root down and visits only what has changed.
class LayoutBox {
    /// A wish of the container, before the container's own place is known.
    struct Place {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize

        static func centered(in bounds: CGRect, _ proposal: ProposedViewSize) -> Place {
            Place(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }

        func origin(for size: CGSize) -> CGPoint {
            CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        }
    }

    // A parent sets and clears it for its children; it is never read after the parent is gone.
    unowned(unsafe) private(set) var parent: LayoutBox?
    private(set) var children: [LayoutBox] = []
    /// The view that made the box; it removes the box before it goes.
    nonisolated(unsafe) unowned(unsafe) var owner: ViewNode?

    // MARK: Measuring

    private var sizes = SizeCache()
    private var knownGuides: [AlignmentKey]?
    private var knownSpacing: ViewSpacing?
    private(set) var needsLayout = true
    /// Set while the container decides.
    var place: Place?

    // MARK: Placed

    /// In the parent's coordinates; points.
    private(set) var frame = CGRect.zero
    private(set) var placedProposal = ProposedViewSize.unspecified
    /// In the window's coordinates, without transforms.
    private(set) var globalOrigin = CGPoint.zero
    /// The part of the window that nothing covers, in window coordinates.
    private(set) var safeRect = CGRect.infinite
    /// Whether a container leaves the box out, as `ViewThatFits` does.
    var isLeftOut = false
    /// Whether it lies over its neighbours, as a pinned header does.
    var isRaised = false
    var isRightToLeft = false
    /// Runs whenever the box has got another place or content.
    var onPlace: ((LayoutBox) -> Void)?
    /// What a scroll view keeps.
    var scroll: ScrollState?
    var gesture: GestureAttachment?
    var allowsTouches = true
    /// Where the box is touched, though it draws nothing there; takes its frame and a point, both in the window.
    var contentShape: ((CGRect, CGPoint) -> Bool)?
    /// What an observer of the geometry keeps.
    var observed: AnyObject?
    /// The coordinate space that the box is.
    var spaceName: AnyHashable?

    // MARK: Facts for containers and reports

    private var traits: [ObjectIdentifier: Any]?
    var effect: (any DisplayEffect)?
    var effectChange: Change<any DisplayEffect>?
    /// How the box comes in.
    var insertion: (parts: [AnyTransition.Part], change: Change<Void>)?
    /// Whether later children lie below earlier ones, as backgrounds do.
    var drawsBackwards: Bool { false }
    /// Whether only a part of what is in the box can be seen, as in a scroll view.
    var showsPart: Bool { false }
    /// The part of the window in which that can be seen.
    var shownPart: CGRect { globalFrame }
    /// Whether the opacity of later children is that of the first.
    var masks: Bool { false }
    /// nil where the box passes its container's direction on.
    var childAxis: Axis?? { nil }
    var textFacts: LayoutNode.Text? { nil }
    var identifier: String?

    init() {}

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: - Tree

    func setChildren(_ new: [LayoutBox]) {
        guard !children.elementsEqual(new, by: { $0 === $1 }) else { return }
        for child in children where child.parent === self { child.parent = nil }
        children = new
        for child in new { child.parent = self }
        childrenDidChange()
        invalidate()
    }

    func childrenDidChange() {}

    /// Forgets what was measured here and in everything around it.
    func invalidate() {
        sizes.removeAll()
        knownGuides = nil
        knownSpacing = nil
        let wasInvalid = needsLayout
        needsLayout = true
        willMeasureAgain()
        if !wasInvalid || parent?.needsLayout == false { parent?.invalidate() }
    }

    func willMeasureAgain() {}

    /// Places everything inside anew, though nothing has another size.
    final func mustPlaceAgain() {
        needsLayout = true
        for child in children { child.mustPlaceAgain() }
    }

    // MARK: - Measuring

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        LayoutCounter.measures += 1
        if scroll != nil || parent == nil { offer(proposal) }
        let size = Self.sound(measure(proposal))
        sizes.insert(size, for: proposal)
        return size
    }

    /// What a scroll view, or the window, was offered last in both directions.
    private(set) var offeredSize: CGSize?

    private func offer(_ proposal: ProposedViewSize) {
        guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else { return }
        if width > 0, height > 0 { offeredSize = CGSize(width: width, height: height) }
    }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), box: self, proposal: proposal)
    }

    /// Lengths that are not numbers or negative count as zero.
    private static func sound(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = measureSpacing()
        knownSpacing = spacing
        return spacing
    }

    func measureSpacing() -> ViewSpacing { .plain }

    /// The lines that the box or something in it may state.
    final var guides: [AlignmentKey] {
        if let knownGuides { return knownGuides }
        let guides = measureGuides()
        knownGuides = guides
        return guides
    }

    func measureGuides() -> [AlignmentKey] {
        var result: [AlignmentKey] = []
        for child in children {
            for guide in child.guides where !result.contains(guide) { result.append(guide) }
        }
        return result
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The direction of the stack that the box stands in, seen through modifiers.
    final var axis: Axis? {
        var box = parent
        while let container = box {
            if let axis = container.childAxis { return axis }
            box = container.parent
        }
        return nil
    }

    // MARK: - Traits

    func setTrait(_ key: ObjectIdentifier, _ value: Any) {
        traits = traits ?? [:]
        traits?[key] = value
        parent?.invalidate()
    }

    /// What the box or, through modifiers, its only content says.
    final func trait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
        var box = self
        while true {
            if let value = box.traits?[ObjectIdentifier(key)] { return value as? Value }
            guard let inner = box.modified else { return nil }
            box = inner
        }
    }

    /// What the box and, through modifiers, its only content say, from the outside in.
    final func allTraits<Value>(_ key: Any.Type, as type: Value.Type) -> [Value] {
        var result: [Value] = []
        var box: LayoutBox? = self
        while let current = box {
            if let value = current.traits?[ObjectIdentifier(key)] as? Value { result.append(value) }
            box = current.modified
        }
        return result
    }

    /// The view that a modifier's box stands for.
    var modified: LayoutBox? { nil }

    // MARK: - Placing

    /// Takes its place and places what is inside.
    ///
    /// - Parameters:
    ///   - frame: in the parent's coordinates.
    ///   - origin: the parent's, in the window.
    final func commit(_ frame: CGRect, proposal: ProposedViewSize, origin: CGPoint, safeRect: CGRect) {
        let global = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
        let isSame =
            !needsLayout && self.frame.size == frame.size && placedProposal == proposal && globalOrigin == global
            && self.safeRect == safeRect
        if !isSame { willMove(to: CGRect(origin: global, size: frame.size)) }
        self.frame = frame
        guard !isSame else { return }
        wasPlaced = true
        if scroll != nil || parent == nil { offeredSize = frame.size }
        placedProposal = proposal
        globalOrigin = global
        self.safeRect = safeRect
        needsLayout = false
        LayoutCounter.places += 1
        placeChildren()
        didPlace()
    }

    /// The children as a layout sees them.
    var subviewsForLayout: LayoutSubviews {
        LayoutSubviews(
            boxes: children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, container: self)
    }

    func placeChildren() {}

    private func didPlace() { onPlace?(self) }

    private(set) var wasPlaced = false

    /// - Parameter frame: in the window; the old one still stands.
    func willMove(to frame: CGRect) {}

    /// In the window's coordinates.
    final var globalFrame: CGRect { CGRect(origin: globalOrigin, size: frame.size) }

    /// Whether the box itself, and nothing in it, is touched at a point of the window.
    func isTouched(_ point: CGPoint) -> Bool { false }

    // MARK: - Drawing

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] { [] }

    /// Adds what lies over everything that the box shows, and cuts it where it has to be.
    func decorate(_ items: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] { items }

    /// Everything that the box and its children show, in window coordinates.
    ///
    /// 1. Its own drawing, then the children by z index, equal ones in their order.
    /// 2. The box's effect acts on all of it.
    final func displayItems(_ context: DrawingContext) -> [DisplayItem] {
        guard !isLeftOut else { return [] }
        var items = draw(in: globalFrame, context)
        if masks, let first = children.first {
            let shown = first.displayItems(context)
            let mask = children.dropFirst().flatMap { $0.displayItems(context) }
            if !shown.isEmpty { items.append(.group(DisplayGroup(mask: mask, items: shown))) }
        } else {
            for child in drawingOrder { items += child.displayItems(context) }
        }
        items = decorate(items, context)
        items = presentedEffect(context)?.apply(items, in: globalFrame, context) ?? items
        guard let insertion, !insertion.change.isOver(at: context.time) else { return items }
        let progress = insertion.change.animation.value(from: 0.0, to: 1, after: context.time - insertion.change.began)
        return AnyTransition.apply(insertion.parts, amount: 1 - progress, to: items, in: globalFrame, context)
    }

    private func presentedEffect(_ context: DrawingContext) -> (any DisplayEffect)? {
        guard let effectChange, !effectChange.isOver(at: context.time) else { return effect }
        return effect?.moved(along: effectChange, at: context.time)
    }

    /// Takes over another effect, in time where its node is animated.
    final func setEffect(_ new: some DisplayEffect, _ node: ViewNode) {
        if let old = effect, _SystemEnvironment.showsAnimations {
            // Boxes live on the main actor.
            nonisolated(unsafe) let (box, old) = (self, old)
            MainActor.assumeIsolated {
                let presented = box.presentedEffect(DrawingContext(scale: 1, time: node.graph.now)) ?? old
                if let change = node.graph.change(from: presented, of: node) { box.effectChange = change }
            }
        }
        effect = new
    }

    private var drawingOrder: [LayoutBox] {
        let order = drawsBackwards ? children.reversed() : children
        let indices = order.map { ($0.trait(ZIndexTrait.self, as: Double.self) ?? 0) + ($0.isRaised ? 1 : 0) }
        guard indices.contains(where: { $0 != 0 }) else { return order }
        return zip(order, indices).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
}

/// How much work layout was, for tests.
enum LayoutCounter {
    nonisolated(unsafe) static var measures = 0
    nonisolated(unsafe) static var places = 0
}
