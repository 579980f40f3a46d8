import DisplayList
import TextEngine

public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    // The cases are called as those of the display list.
    var displayMode: DisplayBlendMode { DisplayBlendMode(rawValue: String(describing: self)) ?? .normal }
}

public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

extension View {
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectChange(effect: BlendEffect(mode: blendMode.displayMode)))
    }
    nonisolated public func compositingGroup() -> some View { modifier(EffectChange(effect: IsolationEffect())) }
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { compositingGroup() }

    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(EffectChange(effect: ColorEffect(matrix: .hueRotation(angle))))
    }
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(EffectChange(effect: ColorEffect(matrix: .saturation(amount))))
    }
    nonisolated public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(EffectChange(effect: ColorEffect(matrix: .brightness(amount))))
    }
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(EffectChange(effect: ColorEffect(matrix: .contrast(amount))))
    }
    nonisolated public func colorInvert() -> some View {
        modifier(EffectChange(effect: ColorEffect(matrix: .inversion)))
    }
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(
            ResolvedEffectChange { environment in
                let color = color.resolved(environment)
                return ColorEffect(matrix: .multiplication(color), alpha: color.alpha)
            })
    }
    nonisolated public func luminanceToAlpha() -> some View { modifier(EffectChange(effect: LuminanceEffect())) }
}

/// An effect that the environment completes.
struct ResolvedEffectChange<E: DisplayEffect> {
    let effect: (EnvironmentValues) -> E
}

extension ResolvedEffectChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        box.setEffect(ReadTracker.track(node, keepingReads: true) { effect(node.environment) }, node)
    }
}
