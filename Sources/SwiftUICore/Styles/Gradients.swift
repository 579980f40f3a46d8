import DisplayList
import TextEngine

/// Colours along a line.
public struct Gradient: Equatable, Hashable, Sendable {
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        /// 0 at the beginning, 1 at the end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    func displayStops(_ environment: EnvironmentValues) -> [DisplayGradientStop] {
        stops.map { DisplayGradientStop(location: Double($0.location), color: $0.color.resolved(environment)) }
    }
}

/// The gentle gradient of one colour.
public struct AnyGradient: Hashable, ShapeStyle {
    let color: Color

    public init(_ gradient: Gradient) { color = gradient.stops.first?.color ?? .clear }
    init(color: Color) { self.color = color }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        let base = color.resolved(environment)
        // Looks only: the top is mixed with a fifth of white.
        let top = TextColor(
            red: base.red + (1 - base.red) * 0.2, green: base.green + (1 - base.green) * 0.2,
            blue: base.blue + (1 - base.blue) * 0.2, alpha: base.alpha)
        let stops = [DisplayGradientStop(location: 0, color: top), DisplayGradientStop(location: 1, color: base)]
        return _StylePaint(.linear(stops, .top, .bottom))
    }
}

public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.linear(gradient.displayStops(environment), startPoint, endPoint))
    }
}

public struct RadialGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.radial(gradient.displayStops(environment), center, Double(startRadius), Double(endRadius)))
    }
}

public struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let angle: Angle

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.angle = angle
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// The colours take the whole circle from the start angle on.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: gradient, center: center, angle: startAngle)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.conic(gradient.displayStops(environment), center, angle.radians))
    }
}

// Gradients are views too: they fill what they are offered.
extension LinearGradient: View, FillingStyle { public typealias Body = Never }
extension RadialGradient: View, FillingStyle { public typealias Body = Never }
extension AngularGradient: View, FillingStyle { public typealias Body = Never }

@MainActor protocol FillingStyle: LeafView, ShapeStyle {}

extension FillingStyle {
    func content(_ environment: EnvironmentValues) -> any LeafContent {
        ShapeContent(
            path: { CGPath(rect: $0, transform: nil) }, size: { $0.replacingUnspecifiedDimensions() },
            paint: _paint(in: environment))
    }
}
