import DisplayList
import TextEngine

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(EffectChange(effect: OpacityEffect(opacity: opacity)))
    }

    nonisolated public func hidden() -> some View { modifier(EffectChange(effect: HiddenEffect())) }

    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(EffectChange(effect: OffsetEffect(translation: offset)))
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(EffectChange(effect: ClipEffect(shape: shape, isEvenOdd: style.isEOFilled)))
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectChange(effect: RotationEffect(angle: angle, anchor: anchor)))
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(EffectChange(effect: ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor)))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(EffectChange(effect: TransformEffect(transform: transform, anchor: .topLeading)))
    }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectChange(effect: BlurEffect(radius: radius)))
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ResolvedEffectChange {
                ShadowEffect(color: color.resolved($0), radius: radius, offset: CGSize(width: x, height: y))
            })
    }

    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// The turn as a plane shows it; perspective is left out.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(EffectChange(effect: SpaceRotationEffect(angle: angle, axis: axis, anchor: anchor)))
    }

    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }

    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(SecondaryLayer(second: mask(), alignment: alignment, kind: .mask))
    }

    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(SecondaryLayer(second: mask, alignment: .center, kind: .mask))
    }
}
