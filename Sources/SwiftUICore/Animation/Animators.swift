import DisplayList

/// Shows one phase after the other, each in an animation.
///
/// Pictures of the start show the first phase; the others follow on the host's clock.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyHashableBox?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyHashableBox(trigger)
        self.content = content
        self.animation = animation
    }

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { advance() } }
                .onChange(of: trigger) { advance() }
        }
    }

    /// With a trigger once through all phases and back to the first; without one for ever.
    private func advance() {
        guard phases.count > 1 else { return }
        let next = (index + 1) % phases.count
        let step = animation(phases[next])
        if step == nil, trigger == nil { return }
        withAnimation(step) {
            index = next
        } completion: {
            if next != 0 || trigger == nil { advance() }
        }
    }
}

/// An equatable value whose type is hidden.
struct AnyHashableBox: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<V: Equatable>(_ value: V) {
        self.value = value
        isEqual = { ($0 as? V) == value }
    }

    static func == (left: AnyHashableBox, right: AnyHashableBox) -> Bool { left.isEqual(right.value) }
}

extension View {
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(view: AnyView(self)), $0) },
            animation: animation)
    }

    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, animation: animation)
    }

    /// Effects that read the geometry of the view and change no layout.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualChange { box in effect(EmptyVisualEffect(), GeometryProxy(box: box))._effects })
    }
}

/// A change of looks that can be made from geometry.
public protocol VisualEffect: Sendable {
    var _effects: [any DisplayEffectBox] { get }
}

/// One of the system's effects; only it knows more.
public protocol DisplayEffectBox: Sendable {}

struct EffectBox: DisplayEffectBox, @unchecked Sendable {
    // Effects are values that nobody changes.
    let effect: any DisplayEffect
}

public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _effects: [any DisplayEffectBox] { [] }
}

struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let box: EffectBox
    var _effects: [any DisplayEffectBox] { base._effects + [box] }
}

extension VisualEffect {
    private func adding(_ effect: some DisplayEffect) -> some VisualEffect {
        AddedVisualEffect(base: self, box: EffectBox(effect: effect))
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(OpacityEffect(opacity: opacity)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(OffsetEffect(translation: offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationEffect(angle: angle, anchor: anchor))
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(BlurEffect(radius: radius)) }
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(matrix: .brightness(amount)))
    }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorEffect(matrix: .contrast(amount))) }
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(matrix: .saturation(amount)))
    }
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorEffect(matrix: .hueRotation(angle)))
    }
}

/// Effects one after the other, made when they are drawn.
private struct VisualChange {
    let make: (LayoutBox) -> [any DisplayEffectBox]
}

extension VisualChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        box.effect = VisualDrawing { [unowned box, make] in make(box).compactMap { ($0 as? EffectBox)?.effect } }
    }
}

private struct VisualDrawing: DisplayEffect {
    let effects: () -> [any DisplayEffect]

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        effects().reduce(items) { $1.apply($0, in: rect, context) }
    }

    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? {
        effects().reversed().reduce(point) { result, effect in result.flatMap { effect.inner($0, in: rect) } }
    }
}
