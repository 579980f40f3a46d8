import DisplayList
import TextEngine

/// A colour, which may depend on appearance; as a view it fills what it is offered.
public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    indirect enum Source: Hashable, Sendable {
        case components(TextColor)
        case system(String)
        case asset(String)
        case accent
        case primary(Int)
        case faded(Color, Double)
        /// In light and dark appearance.
        case pair(TextColor, TextColor)
    }

    let source: Source

    init(source: Source) { self.source = source }

    init(system name: String) { source = .system(name) }

    /// For colours of other modules.
    public init(_components color: TextColor) { source = .components(color) }
    public init(_light light: TextColor, dark: TextColor) { source = .pair(light, dark) }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        source = .components(TextColor(red: red, green: green, blue: blue, alpha: opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        source = .components(TextColor(red: white, green: white, blue: white, alpha: opacity))
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        source = .components(TextColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    public init(cgColor: CGColor) { source = .components(TextColor(cgColor)) }

    /// A colour of an asset catalog; clear where there is none.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public func opacity(_ opacity: Double) -> Color { Color(source: .faded(self, opacity)) }

    func resolved(_ environment: EnvironmentValues) -> TextColor {
        switch source {
        case .components(let color): return color
        case .system(let name): return SystemColor.named(name, environment)
        case .asset(let name):
            return _SystemEnvironment.resources.assetColor(name, environment.resourceTraits)
                ?? TextColor(red: 0, green: 0, blue: 0, alpha: 0)
        case .accent: return TintShapeStyle()._paint(in: environment).flatColor
        case .primary(let level): return HierarchicalShapeStyle(level: level)._paint(in: plain(environment)).flatColor
        case .faded(let color, let opacity): return color.resolved(environment).withAlpha(multipliedBy: opacity)
        case .pair(let light, let dark): return environment.colorScheme == .dark ? dark : light
        }
    }

    private func plain(_ environment: EnvironmentValues) -> EnvironmentValues {
        var result = environment
        result._foregroundStyle = nil
        return result
    }
}

extension Color {
    public static let red = Color(system: "systemRed")
    public static let orange = Color(system: "systemOrange")
    public static let yellow = Color(system: "systemYellow")
    public static let green = Color(system: "systemGreen")
    public static let mint = Color(system: "systemMint")
    public static let teal = Color(system: "systemTeal")
    public static let cyan = Color(system: "systemCyan")
    public static let blue = Color(system: "systemBlue")
    public static let indigo = Color(system: "systemIndigo")
    public static let purple = Color(system: "systemPurple")
    public static let pink = Color(system: "systemPink")
    public static let brown = Color(system: "systemBrown")
    public static let gray = Color(system: "systemGray")
    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    public static let primary = Color(source: .primary(0))
    public static let secondary = Color(source: .primary(1))
    public static let accentColor = Color(source: .accent)

    /// A little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { .color(resolved(environment)) }
}

extension Color: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        ShapeContent(
            shape: Rectangle(), size: { $0.replacingUnspecifiedDimensions() }, paint: _paint(in: environment))
    }

    func keepsSize(from old: Color) -> Bool { true }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color(system: "systemRed") }
    public static var orange: Color { Color(system: "systemOrange") }
    public static var yellow: Color { Color(system: "systemYellow") }
    public static var green: Color { Color(system: "systemGreen") }
    public static var mint: Color { Color(system: "systemMint") }
    public static var teal: Color { Color(system: "systemTeal") }
    public static var cyan: Color { Color(system: "systemCyan") }
    public static var blue: Color { Color(system: "systemBlue") }
    public static var indigo: Color { Color(system: "systemIndigo") }
    public static var purple: Color { Color(system: "systemPurple") }
    public static var pink: Color { Color(system: "systemPink") }
    public static var brown: Color { Color(system: "systemBrown") }
    public static var gray: Color { Color(system: "systemGray") }
    public static var white: Color { Color(white: 1) }
    public static var black: Color { Color(white: 0) }
    public static var clear: Color { Color(white: 0, opacity: 0) }
}

extension TextColor {
    /// The usual hexcone; hue is a share of the circle.
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        func channel(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }
}
