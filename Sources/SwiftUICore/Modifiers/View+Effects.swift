import DisplayList
import TextEngine

struct OpacityEffect: DisplayEffect {
    var opacity: Double

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        opacity >= 1 || items.isEmpty
            ? items : [.group(DisplayGroup(opacity: max(0, opacity), isIsolated: true, items: items))]
    }
}

/// Draws nothing and keeps the room.
struct HiddenEffect: DisplayEffect {
    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] { [] }
    var opacity: Double { 0 }
}

struct ClipEffect: DisplayEffect {
    var isEvenOdd: Bool
    var path: (CGRect) -> CGPath

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let clip = DisplayPath(path(context.aligned(rect)))
        return items.isEmpty ? [] : [.group(DisplayGroup(clip: clip, clipIsEvenOdd: isEvenOdd, items: items))]
    }
}

struct ShadowEffect: DisplayEffect {
    var color: TextColor
    var radius: CGFloat
    var offset: CGSize

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let shadow = DisplayShadow(
            color: color, offsetX: Double(offset.width), offsetY: Double(offset.height), radius: Double(radius))
        return items.isEmpty ? [] : [.group(DisplayGroup(shadow: shadow, items: items))]
    }
}

struct OffsetEffect: DisplayEffect {
    var translation: CGSize

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let transform = CGAffineTransform(translationX: translation.width, y: translation.height)
        return items.isEmpty ? [] : [.group(DisplayGroup(transform: transform, items: items))]
    }
}

/// A transform around a point of the view.
struct TransformEffect: DisplayEffect {
    var transform: CGAffineTransform
    var anchor: UnitPoint

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let point = anchor.point(in: rect)
        let around = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
        return items.isEmpty ? [] : [.group(DisplayGroup(transform: around, items: items))]
    }
}

struct BlurEffect: DisplayEffect {
    var radius: CGFloat

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.isEmpty ? [] : [.group(DisplayGroup(blurRadius: Double(radius), items: items))]
    }
}

struct BlendEffect: DisplayEffect {
    var mode: DisplayBlendMode

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.isEmpty ? [] : [.group(DisplayGroup(blendMode: mode, items: items))]
    }
}

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
        modifier(
            EffectChange(effect: ClipEffect(isEvenOdd: style.isEOFilled) { shape.path(in: $0).cgPath }))
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            EffectChange(
                effect: TransformEffect(
                    transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor)))
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            EffectChange(effect: TransformEffect(transform: CGAffineTransform(scaleX: x, y: y), anchor: anchor)))
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
        modifier(ShadowChange(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// A shadow whose colour the environment decides.
struct ShadowChange {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
}

extension ShadowChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let resolved = ReadTracker.track(node, keepingReads: true) { color.resolved(node.environment) }
        box.effect = ShadowEffect(color: resolved, radius: radius, offset: offset)
    }
}
