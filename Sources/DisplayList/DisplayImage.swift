import TextEngine

/// Pixels (8-bit premultiplied RGBA, row by row) drawn into a rectangle.
public struct DisplayImage: Hashable, Codable, Sendable {
    public var pixels: DisplayPixels
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    /// Where set, only the pixels' alpha counts and this colour is drawn through it.
    public var tint: TextColor?
    /// Where set, the part of the picture, in pixels (x, y, width, height), that is drawn.
    public var source: [Double]?
    public var interpolation: DisplayInterpolation

    public init(
        pixels: DisplayPixels, x: Double, y: Double, width: Double, height: Double, tint: TextColor? = nil,
        source: [Double]? = nil, interpolation: DisplayInterpolation = .linear
    ) {
        self.pixels = pixels
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tint = tint
        self.source = source
        self.interpolation = interpolation
    }
}

/// How pixels are made up where a picture is not drawn one to one.
public enum DisplayInterpolation: String, Hashable, Codable, Sendable {
    /// Blocks of the nearest pixel's colour.
    case nearest
    /// Blended from the neighbours; reduced pictures are averaged.
    case linear
}
