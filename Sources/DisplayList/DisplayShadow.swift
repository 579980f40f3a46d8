import TextEngine

public struct DisplayShadow: Hashable, Codable, Sendable {
    public var color: TextColor
    public var offsetX: Double
    public var offsetY: Double
    /// Points; half of a CSS blur length, as `CALayer.shadowRadius`.
    public var radius: Double
    /// The outline that throws the shadow; nil means the alpha of the group's items.
    public var path: DisplayPath?

    public init(color: TextColor, offsetX: Double, offsetY: Double, radius: Double, path: DisplayPath? = nil) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.radius = radius
        self.path = path
    }
}
