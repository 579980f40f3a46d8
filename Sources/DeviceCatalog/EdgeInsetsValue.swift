/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsetsValue: Hashable, Codable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public static let zero = EdgeInsetsValue(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Reads `top,left,bottom,right`; nil where that is not four numbers.
    init?(_ text: String) {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// Top, left, bottom, right.
    public var list: [Double] { [top, left, bottom, right] }
}
