/// A path as values.
public struct DisplayPath: Hashable, Codable, Sendable {
    public enum Element: Hashable, Codable, Sendable {
        case move(Double, Double)
        case line(Double, Double)
        case quad(cx: Double, cy: Double, x: Double, y: Double)
        case curve(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }
}
