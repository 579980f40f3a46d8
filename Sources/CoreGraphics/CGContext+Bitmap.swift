/// What a bitmap context was asked for, and the caller's memory if it gave some.
struct _CGBitmapMemory {
    var layout: _CGPixelLayout
    var memory: UnsafeMutableRawPointer?
    var ownsMemory = false
    var colorSpace: CGColorSpace?
    var bitmapInfo: CGBitmapInfo
    /// Pixels a point.
    var scale: CGFloat
}

extension CGContext {
    /// 1. The origin is at the bottom left, y points upwards, and a point is a pixel.
    /// 2. Where memory is given it is written after each drawing step; what it holds at first is kept.
    ///
    /// Nil for formats that have not 8 bits a component, for sizes that are not positive or too large, and where no
    /// rasteriser is registered.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let alpha = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue
        let isAlphaOnly = alpha == CGImageAlphaInfo.alphaOnly.rawValue
        let isGray = space.model == .monochrome
        let bits = isAlphaOnly ? 8 : isGray ? (alpha == 0 ? 8 : 16) : 32
        guard
            let layout = _CGPixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits,
                bytesPerRow: bytesPerRow, isGray: isGray, bitmapInfo: info),
            let backend = _CGRasterizers.current?.makeBitmap(width: width, height: height)
        else { return nil }
        self.init(
            _backend: backend, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        bitmap = _CGBitmapMemory(
            layout: layout, memory: data, colorSpace: space, bitmapInfo: info, scale: 1)
        if let data {
            let held = Data(bytes: data, count: (height - 1) * layout.bytesPerRow + width * layout.bytesPerPixel)
            if held.contains(where: { $0 != 0 }), let pixels = layout.decode(held) { backend._replacePixels(pixels) }
        }
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// A bitmap as UIKit makes it: y downwards, `scale` pixels a point; nil where no rasteriser is registered or the
    /// size is not positive or too large.
    public static func _makeBitmap(size: CGSize, scale: CGFloat) -> CGContext? {
        let (width, height) = (Double(size.width * scale).rounded(.up), Double(size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 1_000_000, height <= 1_000_000 else { return nil }
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard
            let layout = _CGPixelLayout(
                width: Int(width), height: Int(height), bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 0,
                isGray: false, bitmapInfo: info),
            let backend = _CGRasterizers.current?.makeBitmap(width: Int(width), height: Int(height))
        else { return nil }
        let context = CGContext(_backend: backend, base: CGAffineTransform(scaleX: scale, y: scale))
        context.bitmap = _CGBitmapMemory(
            layout: layout, memory: nil, colorSpace: .standard, bitmapInfo: info, scale: scale)
        return context
    }

    /// 0 for contexts that have no pixels, as for all sizes below.
    public var width: Int { bitmap?.layout.width ?? 0 }
    public var height: Int { bitmap?.layout.height ?? 0 }
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 0) * 8 }
    public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
    public var colorSpace: CGColorSpace? { bitmap?.colorSpace }
    public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alpha ?? .none }
    public var bitmapInfo: CGBitmapInfo { bitmap?.bitmapInfo ?? [] }

    /// The memory given at the start, or memory of the context's own, which lives as long as the context.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap else { return nil }
        if bitmap.memory == nil {
            let count = bitmap.layout.bytesPerRow * bitmap.layout.height
            let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
            self.bitmap?.memory = memory
            self.bitmap?.ownsMemory = true
            wroteToBackend()
        }
        return self.bitmap?.memory
    }

    /// A picture of everything drawn so far; nil for contexts that have no pixels.
    public func makeImage() -> CGImage? {
        guard let bitmap, let backend = _backend as? any _CGBitmapBackend else { return nil }
        return CGImage(_width: bitmap.layout.width, height: bitmap.layout.height, pixels: backend._copyPixels())
    }

    /// Keeps the caller's memory in step with the drawing.
    func wroteToBackend() {
        guard let bitmap, let memory = bitmap.memory, let backend = _backend as? any _CGBitmapBackend else { return }
        bitmap.layout.encode(backend._copyPixels(), into: memory)
    }

    /// For drawing that reaches the backend by another way, such as text.
    public func _didDraw() { wroteToBackend() }
}
