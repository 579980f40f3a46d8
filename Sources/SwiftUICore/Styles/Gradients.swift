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

/// As a style it runs from the top to the bottom of what it fills.
extension Gradient: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.linear(displayStops(environment), .top, .bottom))
    }
}

/// A gradient whose direction is that of what it fills: from the top to the bottom.
public struct AnyGradient: Hashable, ShapeStyle {
    private enum Source: Hashable {
        case gradient(Gradient)
        case color(Color)
    }

    private let source: Source

    public init(_ gradient: Gradient) { source = .gradient(gradient) }
    /// The gentle gradient of one colour.
    init(color: Color) { source = .color(color) }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        switch source {
        case .gradient(let gradient): return _StylePaint(.linear(gradient.displayStops(environment), .top, .bottom))
        case .color(let color):
            let base = color.resolved(environment)
            // Looks only: the top is mixed with a fifth of white.
            let top = TextColor(
                red: base.red + (1 - base.red) * 0.2, green: base.green + (1 - base.green) * 0.2,
                blue: base.blue + (1 - base.blue) * 0.2, alpha: base.alpha)
            let stops = [DisplayGradientStop(location: 0, color: top), DisplayGradientStop(location: 1, color: base)]
            return _StylePaint(.linear(stops, .top, .bottom))
        }
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

/// A radial gradient whose circle is stretched to what it fills; radii are shares of its longer side.
public struct EllipticalGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startFraction: CGFloat
    let endFraction: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startFraction = startRadiusFraction
        endFraction = endRadiusFraction
    }
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(
            .elliptical(gradient.displayStops(environment), center, Double(startFraction), Double(endFraction)))
    }
}

public struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    /// Less than a circle leaves the first half of the rest to the last colour and the other one to the first.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        var stops = gradient.displayStops(environment)
        let share = min(1, abs(endAngle.radians - startAngle.radians) / (2 * .pi))
        let isBackward = endAngle.radians < startAngle.radians
        if share > 0, share < 1, let first = stops.first, let last = stops.last {
            stops = stops.map { DisplayGradientStop(location: $0.location * share, color: $0.color) }
            let middle = (1 + share) / 2
            stops.append(DisplayGradientStop(location: middle, color: last.color))
            stops.append(DisplayGradientStop(location: middle, color: first.color))
        }
        if isBackward {
            stops = stops.reversed().map { DisplayGradientStop(location: 1 - $0.location, color: $0.color) }
        }
        return _StylePaint(.conic(stops, center, startAngle.radians))
    }
}

// Gradients are views too: they fill what they are offered.
extension LinearGradient: View, FillingStyle { public typealias Body = Never }
extension RadialGradient: View, FillingStyle { public typealias Body = Never }
extension EllipticalGradient: View, FillingStyle { public typealias Body = Never }
extension AngularGradient: View, FillingStyle { public typealias Body = Never }

@MainActor protocol FillingStyle: LeafView, ShapeStyle {}

extension FillingStyle {
    func content(_ environment: EnvironmentValues) -> any LeafContent {
        ShapeContent(
            shape: Rectangle(), size: { $0.replacingUnspecifiedDimensions() }, paint: _paint(in: environment))
    }
}
