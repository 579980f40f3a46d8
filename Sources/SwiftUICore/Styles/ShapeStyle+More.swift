import DisplayList
import TextEngine

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// Shadows inside of a shape are not drawn.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style with a change of its paint.
public struct _ChangedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let change: @Sendable (inout _StylePaint, EnvironmentValues) -> Void

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        var paint = style._paint(in: environment)
        change(&paint, environment)
        return paint
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ChangedShapeStyle(style: self) { paint, environment in
            guard !style.isInner else { return }
            paint.shadows.append(
                DisplayShadow(
                    color: style.color.resolved(environment), offsetX: Double(style.offset.width),
                    offsetY: Double(style.offset.height), radius: Double(style.radius)))
        }
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _ChangedShapeStyle(style: self) { paint, _ in paint.blendMode = mode.displayMode }
    }

    /// Fainter levels of the style.
    public var secondary: some ShapeStyle { level(LayoutMetric.secondaryOpacity) }
    public var tertiary: some ShapeStyle { level(LayoutMetric.tertiaryOpacity) }
    public var quaternary: some ShapeStyle { level(LayoutMetric.quaternaryOpacity) }
    public var quinary: some ShapeStyle { level(LayoutMetric.quaternaryOpacity) }

    private func level(_ opacity: CGFloat) -> some ShapeStyle { self.opacity(Double(opacity)) }
}

extension ShapeStyle where Self == _ChangedShapeStyle<ForegroundStyle> {
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

/// A colour of the system's palette by its name.
public struct _SystemStyle: ShapeStyle {
    let name: String
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named(name, environment))
    }
}

public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named("systemFill", environment))
    }
}

public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named("link", environment))
    }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named("placeholderText", environment))
    }
}

public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { TintShapeStyle()._paint(in: environment) }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named("systemBackground", environment))
    }
}

extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// A picture side by side.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard let box = image.sourceBox(environment) else {
            return .color(TextColor(red: 0, green: 0, blue: 0, alpha: 0))
        }
        return _StylePaint(.image(box, sourceRect, scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

// MARK: - Gradients by a leading dot

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> Self {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self {
        RadialGradient(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self {
        RadialGradient(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> Self {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> Self {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
