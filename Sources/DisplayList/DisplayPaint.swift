import TextEngine

public enum DisplayPaint: Hashable, Codable, Sendable {
    case color(TextColor)
    case linear(stops: [DisplayGradientStop], x0: Double, y0: Double, x1: Double, y1: Double, extends: Bool)
    case radial(
        stops: [DisplayGradientStop], x0: Double, y0: Double, r0: Double, x1: Double, y1: Double, r1: Double,
        extends: Bool)
    /// Angles are radians, clockwise from the x axis.
    case conic(stops: [DisplayGradientStop], x: Double, y: Double, angle: Double)
}
