public final class CGColor: Sendable, _ExpressibleByColorLiteral {
    public let colorSpace: CGColorSpace?
    let values: [CGFloat]
    /// What is drawn.
    public let _rgba: _CGRGBA

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        self.values = values
        _rgba = space.standardized(values)
    }

    /// As many components as the space has, then the alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// `#colorLiteral(red:green:blue:alpha:)`, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    public var components: [CGFloat]? { values }
    public var numberOfComponents: Int { values.count }
    public var alpha: CGFloat { values.last ?? 1 }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
    }

    /// Only into RGB spaces with the sRGB curve and into grey; nil for others.
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
    ) -> CGColor? {
        let color = _rgba
        switch destination.model {
        case .rgb where !destination.isWideGamutRGB:
            return CGColor(space: .standard, values: [color.red, color.green, color.blue, color.alpha])
        case .monochrome:
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return CGColor(space: destination, values: [gray, color.alpha])
        default: return destination == colorSpace ? self : nil
        }
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values && left.colorSpace == right.colorSpace
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}
