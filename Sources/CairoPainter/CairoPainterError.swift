/// Why a picture could not be made.
public enum CairoPainterError: Error, Hashable, CustomStringConvertible {
    /// The size in points or the scale is not finite and positive.
    case invalidSize(width: Double, height: Double, scale: Double)
    /// More pixels than a surface can have.
    case tooLarge(width: Double, height: Double, scale: Double)
    /// Cairo's own words for what went wrong.
    case cairo(String)
    case notPNG

    public var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale):
            """
            expected a picture of finite size above 0, got \(width) x \(height) points at scale \(scale): \
            give the window a size
            """
        case .tooLarge(let width, let height, let scale):
            """
            expected a picture of at most \(PixelSize.longestSide) pixels a side and \(PixelSize.mostPixels) pixels in \
            all, got \(width) x \(height) points at scale \(scale): choose a smaller window or scale
            """
        case .cairo(let reason): "expected cairo to draw the picture, but it reports: \(reason)"
        case .notPNG: "expected the bytes of a PNG file: convert the picture to PNG"
        }
    }
}
