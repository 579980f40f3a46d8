import DisplayList

/// Where a view is in the scroll view around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// On its way out at the top, or the leading side.
    case topLeading
    case identity
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// When, and how gradually, a view changes at the edges of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view has to be seen.
    public struct Threshold: Equatable, Sendable {
        let share: Double

        public static let visible = Threshold(share: 1)
        public static let hidden = Threshold(share: 0)
        /// The view's middle in that of the scroll view, which is far inside: as visible.
        public static let centered = Threshold(share: 1)
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(share: share + (other.share - share) * amount)
        }
        public func inset(by distance: Double) -> Threshold { self }
    }

    enum Mode: Sendable {
        /// Along with the finger.
        case interactive(UnitCurve)
        /// At once, in an animation.
        case animated
        case identity
    }

    let mode: Mode
    var limit: Threshold

    public static let animated = animated()
    public static let interactive = interactive()
    public static let identity = ScrollTransitionConfiguration(mode: .identity, limit: .visible)
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated, limit: .visible(0.5))
    }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), limit: .visible)
    }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.limit = threshold
        return result
    }

    /// How far the view has changed, from 0 to 1.
    ///
    /// - Parameter visible: the share of the view that is seen.
    func amount(visible: Double) -> Double {
        switch mode {
        case .identity: return 0
        case .animated: return visible + 0.001 < limit.share ? 1 : 0
        case .interactive(let curve):
            guard limit.share > 0 else { return visible > 0 ? 0 : 1 }
            return curve.value(at: 1 - min(1, visible / limit.share))
        }
    }
}

/// Changes the looks of a view by its place in the scroll view around it.
private struct ScrollTransitionChange {
    let leading: ScrollTransitionConfiguration
    let trailing: ScrollTransitionConfiguration
    /// nil for the one that the scroll view scrolls in.
    let axis: Axis?
    let effects: @Sendable (ScrollTransitionPhase) -> [any DisplayEffectBox]
}

extension ScrollTransitionChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        box.effect = ScrollTransitionDrawing(change: self) { [unowned box] in place(of: box) }
    }

    /// Towards which end the view leaves, and the share of it that is seen.
    private func place(of box: LayoutBox) -> (phase: ScrollTransitionPhase, visible: Double) {
        var next = box.parent
        while let current = next, current.scroll == nil { next = current.parent }
        guard let view = next else { return (.identity, 1) }
        let axis = axis ?? view.scrolledAxis
        let (frame, room) = (box.globalFrame, view.globalFrame)
        let length = frame.size[axis]
        guard length > 0 else { return (.identity, 1) }
        let low = room.origin[axis] - frame.origin[axis]
        let high = frame.origin[axis] + length - room.origin[axis] - room.size[axis]
        let isMirrored = axis == .horizontal && box.isRightToLeft
        guard low > 0 || high > 0 else { return (.identity, 1) }
        let visible = max(0, 1 - Double(max(low, 0) + max(high, 0)) / Double(length))
        return ((low > high) != isMirrored ? .topLeading : .bottomTrailing, visible)
    }
}

/// The effects between those at rest and those at the end that the view leaves by.
private struct ScrollTransitionDrawing: DisplayEffect {
    let change: ScrollTransitionChange
    let place: () -> (phase: ScrollTransitionPhase, visible: Double)

    private var effects: [any DisplayEffect] {
        let (phase, visible) = place()
        let configuration = phase == .topLeading ? change.leading : change.trailing
        let amount = phase == .identity ? 0 : configuration.amount(visible: visible)
        let rest = change.effects(.identity).compactMap { ($0 as? EffectBox)?.effect }
        guard amount > 0 else { return rest }
        let gone = change.effects(phase).compactMap { ($0 as? EffectBox)?.effect }
        guard amount < 1, gone.count == rest.count else { return gone }
        return zip(rest, gone).map { $0.mixed(with: $1, amount) }
    }

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        effects.reduce(items) { $1.apply($0, in: rect, context) }
    }

    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? {
        effects.reversed().reduce(point) { result, effect in result.flatMap { effect.inner($0, in: rect) } }
    }
}

extension DisplayEffect {
    /// The effect on its way to another one; one of another kind counts from the half on.
    fileprivate func mixed(with other: any DisplayEffect, _ amount: Double) -> any DisplayEffect {
        let (start, end) = (numbers, other.numbers)
        guard type(of: other) == Self.self, start.count == end.count, !start.isEmpty else {
            return amount < 0.5 ? self : other
        }
        var result = self
        result.numbers = zip(start, end).map { $0 + ($1 - $0) * amount }
        return result
    }
}

extension LayoutBox {
    /// The direction that a scroll view scrolls in; down where both are.
    fileprivate var scrolledAxis: Axis {
        guard let box = self as? ContainerBox<ScrollLayout> else { return .vertical }
        return box.layout.axes.contains(Axis.vertical) ? .vertical : .horizontal
    }
}

extension View {
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionChange(leading: topLeading, trailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0)._effects
            })
    }
}
