import CoreGraphics

extension DisplayPixels {
    public init(_ image: CGImage) {
        self.init(width: image.width, height: image.height, bytes: image._pixels)
    }
}

extension CGImage {
    /// Nil where the bytes do not fit the size.
    public convenience init?(_ pixels: DisplayPixels) {
        self.init(_width: pixels.width, height: pixels.height, pixels: pixels.bytes)
    }
}
