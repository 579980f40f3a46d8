import TextEngine

public struct DisplayGradientStop: Hashable, Codable, Sendable {
    public var location: Double
    public var color: TextColor
    public init(location: Double, color: TextColor) {
        self.location = location
        self.color = color
    }
}
