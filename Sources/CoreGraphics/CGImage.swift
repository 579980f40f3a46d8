/// A picture kept as 8-bit premultiplied RGBA, row by row from the top.
public final class CGImage: Sendable {
    public let width: Int
    public let height: Int
    /// `width * height * 4` bytes.
    public let _pixels: Data
    public let shouldInterpolate: Bool
    public let isMask: Bool

    /// Nil unless both sides are positive and the pixels fit them.
    public init?(_width width: Int, height: Int, pixels: Data, shouldInterpolate: Bool = true, isMask: Bool = false) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.shouldInterpolate = shouldInterpolate
        self.isMask = isMask
        _pixels = pixels
    }

    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let layout = _CGPixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, isGray: space.model == .monochrome, bitmapInfo: bitmapInfo)
        guard let data = provider.data, let pixels = layout?.decode(data) else { return nil }
        self.init(_width: width, height: height, pixels: pixels, shouldInterpolate: shouldInterpolate)
    }

    /// Nil for anything but PNG, and where no rasteriser is registered.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, let image = _CGRasterizers.current?.decode(data) else { return nil }
        self.init(
            _width: image.width, height: image.height, pixels: image._pixels, shouldInterpolate: shouldInterpolate)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .standard }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var dataProvider: CGDataProvider? { CGDataProvider(data: _pixels) }

    public func copy() -> CGImage? { self }

    /// The part inside `rect`, in pixels from the top left, widened to whole pixels; nil where nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.integral.intersection(bounds)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        var pixels = Data(capacity: columns * rows * 4)
        for row in y..<(y + rows) {
            let start = _pixels.startIndex + (row * width + x) * 4
            pixels.append(_pixels[start..<(start + columns * 4)])
        }
        return CGImage(_width: columns, height: rows, pixels: pixels, shouldInterpolate: shouldInterpolate)
    }

    /// The receiver where `mask` is white or opaque, nothing where it is black or clear; nil unless the sizes agree.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard mask.width == width, mask.height == height else { return nil }
        var pixels = [UInt8](_pixels)
        let cover = mask._coverage
        for index in 0..<(width * height) {
            for channel in 0..<4 {
                let value = Int(pixels[index * 4 + channel]) * Int(cover[index])
                pixels[index * 4 + channel] = UInt8((value + 127) / 255)
            }
        }
        return CGImage(_width: width, height: height, pixels: Data(pixels), shouldInterpolate: shouldInterpolate)
    }

    /// What the picture lets through as a mask: its premultiplied luminance, or its alpha where all of it is black.
    public var _coverage: [UInt8] {
        let bytes = [UInt8](_pixels)
        let pixels = 0..<(width * height)
        let luminance = pixels.map { index in
            let (red, green, blue) = (Int(bytes[index * 4]), Int(bytes[index * 4 + 1]), Int(bytes[index * 4 + 2]))
            return UInt8((red * 54 + green * 183 + blue * 19) / 256)
        }
        let hasTransparency = pixels.contains { bytes[$0 * 4 + 3] < 255 }
        return hasTransparency ? pixels.map { bytes[$0 * 4 + 3] } : luminance
    }
}

extension CGImage: Hashable {
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right || (left.width == right.width && left.height == right.height && left._pixels == right._pixels)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
