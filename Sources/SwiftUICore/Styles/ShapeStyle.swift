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
public struct _StylePaint: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case color(TextColor)
        case linear([DisplayGradientStop], UnitPoint, UnitPoint)
        case radial([DisplayGradientStop], UnitPoint, Double, Double)
        case elliptical([DisplayGradientStop], UnitPoint, Double, Double)
        /// Radians, clockwise from the x axis.
        case conic([DisplayGradientStop], UnitPoint, Double)
        /// A picture side by side: its part in its own unit space and its scale.
        case image(Image.SourceBox, CGRect, CGFloat)
    }

    var kind: Kind
    /// Under what is drawn, the first one nearest to it.
    var shadows: [DisplayShadow] = []
    var blendMode = DisplayBlendMode.normal

    init(_ kind: Kind) { self.kind = kind }

    static func color(_ color: TextColor) -> _StylePaint { _StylePaint(.color(color)) }

    /// One colour for what can have only one, such as text: a gradient's first.
    var flatColor: TextColor {
        switch kind {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .conic(let stops, _, _):
            stops.first?.color ?? .black
        case .image: .black
        }
    }

    var isClear: Bool {
        if case .color(let color) = kind { return color.alpha == 0 }
        return false
    }

    var isColor: Bool {
        if case .color = kind { return true }
        return false
    }

    func opacity(_ opacity: Double) -> _StylePaint {
        func faded(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
            stops.map { DisplayGradientStop(location: $0.location, color: $0.color.withAlpha(multipliedBy: opacity)) }
        }
        var result = self
        switch kind {
        case .color(let color): result.kind = .color(color.withAlpha(multipliedBy: opacity))
        case .linear(let stops, let a, let b): result.kind = .linear(faded(stops), a, b)
        case .radial(let stops, let c, let a, let b): result.kind = .radial(faded(stops), c, a, b)
        case .elliptical(let stops, let c, let a, let b): result.kind = .elliptical(faded(stops), c, a, b)
        case .conic(let stops, let c, let a): result.kind = .conic(faded(stops), c, a)
        case .image: break
        }
        return result
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
        case .image: return .color(TextColor(red: 0, green: 0, blue: 0, alpha: 0))
        }
    }

    /// What a shape drawn in the style shows.
    ///
    /// - Parameters:
    ///   - rect: the whole shape's, which gradients span.
    ///   - clip: where a picture is drawn.
    func items(in rect: CGRect, clip: CGPath, _ draw: (DisplayPaint) -> DisplayItem) -> [DisplayItem] {
        var items = [draw(displayPaint(in: rect))]
        if case .image(let box, let part, let scale) = kind { items = tiles(of: box, part, scale, rect, clip) }
        for shadow in shadows { items = [.group(DisplayGroup(shadow: shadow, items: items))] }
        if blendMode != .normal { items = [.group(DisplayGroup(blendMode: blendMode, items: items))] }
        return items
    }

    private func tiles(
        of box: Image.SourceBox, _ part: CGRect, _ scale: CGFloat, _ rect: CGRect, _ clip: CGPath
    ) -> [DisplayItem] {
        let whole = CGSize(width: box.source.size.width * scale, height: box.source.size.height * scale)
        let tile = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        guard tile.width >= 1, tile.height >= 1 else { return [] }
        var items: [DisplayItem] = []
        for y in stride(from: rect.minY, to: rect.maxY, by: tile.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: tile.width) {
                let frame = CGRect(
                    x: x - part.minX * whole.width, y: y - part.minY * whole.height, width: whole.width,
                    height: whole.height)
                let cell = CGPath(rect: CGRect(origin: CGPoint(x: x, y: y), size: tile), transform: nil)
                let drawn = box.source.displayItems(in: frame, tint: nil)
                items.append(
                    part == CGRect(x: 0, y: 0, width: 1, height: 1)
                        ? .group(DisplayGroup(items: drawn))
                        : .group(DisplayGroup(clip: DisplayPath(cell), items: drawn)))
            }
        }
        return [.group(DisplayGroup(clip: DisplayPath(clip), items: items))]
    }

    /// The style on its way from another one; only colours and gradients of as many stops mix.
    func moved(from old: _StylePaint, _ animation: Animation, after time: TimeInterval) -> _StylePaint {
        let share = animation.value(from: 0.0, to: 1, after: time)
        func mixed(_ a: TextColor, _ b: TextColor) -> TextColor {
            TextColor(numbers: zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * share })
        }
        func mixed(_ a: [DisplayGradientStop], _ b: [DisplayGradientStop]) -> [DisplayGradientStop] {
            guard a.count == b.count else { return b }
            return zip(a, b).map {
                DisplayGradientStop(
                    location: $0.location + ($1.location - $0.location) * share, color: mixed($0.color, $1.color))
            }
        }
        func mixed(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint {
            UnitPoint(x: a.x + (b.x - a.x) * CGFloat(share), y: a.y + (b.y - a.y) * CGFloat(share))
        }
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        var result = self
        switch (old.kind, kind) {
        case (.color(let a), .color(let b)): result.kind = .color(mixed(a, b))
        case (.linear(let a, let a0, let a1), .linear(let b, let b0, let b1)):
            result.kind = .linear(mixed(a, b), mixed(a0, b0), mixed(a1, b1))
        case (.radial(let a, let ac, let a0, let a1), .radial(let b, let bc, let b0, let b1)):
            result.kind = .radial(mixed(a, b), mixed(ac, bc), mixed(a0, b0), mixed(a1, b1))
        case (.conic(let a, let ac, let a0), .conic(let b, let bc, let b0)):
            result.kind = .conic(mixed(a, b), mixed(ac, bc), mixed(a0, b0))
        default: break
        }
        return result
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let paint: @Sendable (EnvironmentValues) -> _StylePaint

    public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }

    init(paint: @escaping @Sendable (EnvironmentValues) -> _StylePaint) { self.paint = paint }

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
        guard let style = environment.backgroundStyle else {
            return .color(SystemColor.named("systemBackground", environment))
        }
        var inner = environment
        inner.backgroundStyle = nil
        return style._paint(in: inner)
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
        let levels = environment._foregroundLevels
        if level > 0, !levels.isEmpty {
            var inner = environment
            inner._foregroundStyle = nil
            inner._foregroundLevels = []
            return levels[min(level, levels.count) - 1]._paint(in: inner)
        }
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
private struct ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }
private struct BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    var _foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    /// The secondary and further levels, where they are styles of their own.
    var _foregroundLevels: [AnyShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    var _tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundChange(style: AnyShapeStyle(style), levels: []))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(ForegroundChange(style: AnyShapeStyle(primary), levels: [AnyShapeStyle(secondary)]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundChange(
                style: AnyShapeStyle(primary), levels: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundChange(style: color.map { AnyShapeStyle($0) }, levels: []))
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

}
