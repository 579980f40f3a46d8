/// How the bytes of a bitmap are to be read: 8 bits a component, grey or RGB, alpha before, after or not at all.
struct _CGPixelLayout {
    var width: Int
    var height: Int
    var bytesPerRow: Int
    var bytesPerPixel: Int
    var isGray: Bool
    var alpha: CGImageAlphaInfo
    var isLittleEndian: Bool

    /// Nil for anything that has not 8 bits a component, or whose rows are shorter than its width.
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, isGray: Bool,
        bitmapInfo: CGBitmapInfo
    ) {
        let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
        let bytes = bitsPerPixel / 8
        guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents), width > 0, height > 0,
            (1...4).contains(bytes)
        else { return nil }
        let components = alpha == .alphaOnly ? 1 : (isGray ? 1 : 3) + (alpha == .none ? 0 : 1)
        let rowBytes = bytesPerRow == 0 ? width * bytes : bytesPerRow
        guard bytes >= components, rowBytes >= width * bytes else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = rowBytes
        bytesPerPixel = bytes
        self.isGray = isGray
        self.alpha = alpha
        isLittleEndian = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue == 2 << 12
    }

    private var isAlphaFirst: Bool {
        switch alpha {
        case .premultipliedFirst, .first, .noneSkipFirst: true
        default: false
        }
    }

    /// Where red, green, blue and alpha stand in a pixel; for grey the first three agree.
    private var offsets: (red: Int, green: Int, blue: Int, alpha: Int?) {
        if alpha == .alphaOnly { return (0, 0, 0, 0) }
        let first = isAlphaFirst ? 1 : 0
        let colors = isGray ? [first, first, first] : [first, first + 1, first + 2]
        let hasAlpha = alpha != .none && alpha != .noneSkipLast && alpha != .noneSkipFirst
        let alphaOffset: Int? = hasAlpha ? (isAlphaFirst ? 0 : (isGray ? 1 : 3)) : nil
        func placed(_ offset: Int) -> Int { isLittleEndian ? bytesPerPixel - 1 - offset : offset }
        return (placed(colors[0]), placed(colors[1]), placed(colors[2]), alphaOffset.map(placed))
    }

    /// Premultiplied RGBA; nil when there are too few bytes.
    func decode(_ data: Data) -> Data? {
        guard data.count >= (height - 1) * bytesPerRow + width * bytesPerPixel else { return nil }
        let source = [UInt8](data)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let place = offsets
        let isStraight = alpha == .last || alpha == .first
        for row in 0..<height {
            for column in 0..<width {
                let from = row * bytesPerRow + column * bytesPerPixel
                let to = (row * width + column) * 4
                let opacity = place.alpha.map { Int(source[from + $0]) } ?? 255
                func component(_ offset: Int) -> UInt8 {
                    if alpha == .alphaOnly { return 0 }
                    let value = Int(source[from + offset])
                    return UInt8(isStraight ? (value * opacity + 127) / 255 : min(value, opacity))
                }
                pixels[to] = component(place.red)
                pixels[to + 1] = component(place.green)
                pixels[to + 2] = component(place.blue)
                pixels[to + 3] = UInt8(opacity)
            }
        }
        return Data(pixels)
    }

    /// Writes premultiplied RGBA into a caller's memory of this layout.
    func encode(_ pixels: Data, into memory: UnsafeMutableRawPointer) {
        let source = [UInt8](pixels)
        let target = memory.assumingMemoryBound(to: UInt8.self)
        let place = offsets
        for row in 0..<height {
            for column in 0..<width {
                let from = (row * width + column) * 4
                let to = row * bytesPerRow + column * bytesPerPixel
                if alpha == .alphaOnly {
                    target[to] = source[from + 3]
                    continue
                }
                if isGray {
                    let light = Int(source[from]) * 54 + Int(source[from + 1]) * 183 + Int(source[from + 2]) * 19
                    target[to + place.red] = UInt8(light / 256)
                } else {
                    target[to + place.red] = source[from]
                    target[to + place.green] = source[from + 1]
                    target[to + place.blue] = source[from + 2]
                }
                if let alphaOffset = place.alpha { target[to + alphaOffset] = source[from + 3] }
            }
        }
    }
}
