import DisplayList
import TextEngine

/// A colour or pattern that shapes and text are drawn in.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
    func _paint(in environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to itself") }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style under an environment, for a rectangle that is not known yet.
public struct _StylePaint: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color(TextColor)
        case linear([DisplayGradientStop], UnitPoint, UnitPoint)
        case radial([DisplayGradientStop], UnitPoint, Double, Double)
        case elliptical([DisplayGradientStop], UnitPoint, Double, Double)
        /// Radians, clockwise from the x axis.
        case conic([DisplayGradientStop], UnitPoint, Double)
    }

    var kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    static func color(_ color: TextColor) -> _StylePaint { _StylePaint(.color(color)) }

    /// One colour for what can have only one, such as text: a gradient's first.
    var flatColor: TextColor {
        switch kind {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .conic(let stops, _, _):
            stops.first?.color ?? .black
        }
    }

    var isColor: Bool {
        if case .color = kind { return true }
        return false
    }

    func opacity(_ opacity: Double) -> _StylePaint {
        func faded(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
            stops.map { DisplayGradientStop(location: $0.location, color: $0.color.withAlpha(multipliedBy: opacity)) }
        }
        switch kind {
        case .color(let color): return .color(color.withAlpha(multipliedBy: opacity))
        case .linear(let stops, let a, let b): return _StylePaint(.linear(faded(stops), a, b))
        case .radial(let stops, let c, let a, let b): return _StylePaint(.radial(faded(stops), c, a, b))
        case .elliptical(let stops, let c, let a, let b): return _StylePaint(.elliptical(faded(stops), c, a, b))
        case .conic(let stops, let c, let a): return _StylePaint(.conic(faded(stops), c, a))
        }
    }

    func displayPaint(in rect: CGRect) -> DisplayPaint {
        switch kind {
        case .color(let color): return .color(color)
        case .linear(let stops, let start, let end):
            let (a, b) = (start.point(in: rect), end.point(in: rect))
            return .linear(stops: stops, x0: a.x, y0: a.y, x1: b.x, y1: b.y, extends: true)
        case .radial(let stops, let center, let inner, let outer):
            let c = center.point(in: rect)
            return .radial(stops: stops, x0: c.x, y0: c.y, r0: inner, x1: c.x, y1: c.y, r1: outer, extends: true)
        case .elliptical(let stops, let center, let inner, let outer):
            let c = center.point(in: rect)
            let length = Double(max(rect.width, rect.height))
            return .radial(
                stops: stops, x0: c.x, y0: c.y, r0: inner * length, x1: c.x, y1: c.y, r1: outer * length, extends: true)
        case .conic(let stops, let center, let angle):
            let c = center.point(in: rect)
            return .conic(stops: stops, x: c.x, y: c.y, angle: angle)
        }
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let paint: @Sendable (EnvironmentValues) -> _StylePaint

    public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint { paint(environment) }
}

/// A style with less opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        style._paint(in: environment).opacity(opacity)
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

/// The foreground style of the views around.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard let style = environment._foregroundStyle else {
            return .color(SystemColor.named("label", environment))
        }
        var inner = environment
        inner._foregroundStyle = nil
        return style._paint(in: inner)
    }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named("systemBackground", environment))
    }
}

public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        (environment._tint ?? AnyShapeStyle(Color(system: "systemBlue")))._paint(in: environment)
    }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        .color(SystemColor.named("separator", environment))
    }
}

/// A level of the foreground style: the first is the style itself, each further one is fainter.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The system's label colours without a style around; else that style with less opacity.
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        guard environment._foregroundStyle != nil else {
            let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"]
            return .color(SystemColor.named(names[level], environment))
        }
        let factors = [
            1, LayoutMetric.secondaryOpacity, LayoutMetric.tertiaryOpacity, LayoutMetric.quaternaryOpacity,
            LayoutMetric.quaternaryOpacity,
        ]
        return ForegroundStyle()._paint(in: environment).opacity(Double(factors[level]))
    }
}

/// A translucent layer; drawn as the tint that it gives over the system's background.
public struct Material: ShapeStyle {
    let opacity: Double

    public static let ultraThin = Material(opacity: 0.45)
    public static let thin = Material(opacity: 0.6)
    public static let regular = Material(opacity: 0.75)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.92)
    public static let bar = Material(opacity: 0.9)

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint.color(SystemColor.named("secondarySystemBackground", environment)).opacity(opacity)
    }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material(opacity: 0.45) }
    public static var thinMaterial: Material { Material(opacity: 0.6) }
    public static var regularMaterial: Material { Material(opacity: 0.75) }
    public static var thickMaterial: Material { Material(opacity: 0.85) }
    public static var ultraThickMaterial: Material { Material(opacity: 0.92) }
    public static var bar: Material { Material(opacity: 0.9) }
}

private struct ForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    var _foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    var _tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\._foregroundStyle, AnyShapeStyle(style))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        foregroundStyle(primary)
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\._foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\._tint, tint.map { AnyShapeStyle($0) })
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\._tint, tint.map { AnyShapeStyle($0) })
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\._tint, accentColor.map { AnyShapeStyle($0) })
    }

    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
    }
}
