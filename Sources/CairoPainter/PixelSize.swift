/// The whole pixels that a size in points takes; checked, so that surfaces can be made of it.
struct PixelSize {
    var width: Int
    var height: Int

    /// Cairo's own limit for image surfaces.
    static let longestSide = 32767
    /// Four bytes each: one gigabyte.
    static let mostPixels = 250_000_000

    init(width: Double, height: Double, scale: Double) throws(CairoPainterError) {
        guard width.isFinite, height.isFinite, scale.isFinite, width > 0, height > 0, scale > 0 else {
            throw .invalidSize(width: width, height: height, scale: scale)
        }
        // A hair of tolerance: 33.333 points at scale 3 are 100 pixels.
        let columns = (width * scale - 1e-3).rounded(.up)
        let rows = (height * scale - 1e-3).rounded(.up)
        let longest = Double(Self.longestSide)
        guard columns <= longest, rows <= longest, columns * rows <= Double(Self.mostPixels) else {
            throw .tooLarge(width: width, height: height, scale: scale)
        }
        self.width = max(1, Int(columns))
        self.height = max(1, Int(rows))
    }
}
