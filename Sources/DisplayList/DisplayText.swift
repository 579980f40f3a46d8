import TextEngine

/// Laid-out text with its top left corner.
public struct DisplayText: Hashable, Codable, Sendable {
    public var layout: TextLayout
    public var x: Double
    public var y: Double

    public init(layout: TextLayout, x: Double, y: Double) {
        self.layout = layout
        self.x = x
        self.y = y
    }
}
