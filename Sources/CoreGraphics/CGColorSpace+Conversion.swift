/// A colour in sRGB with its alpha, components 0 to 1.
public struct _CGRGBA: Hashable, Sendable {
    public var red: CGFloat
    public var green: CGFloat
    public var blue: CGFloat
    public var alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension CGColorSpace {
    /// `components` end with the alpha; colours outside sRGB are cut to it.
    func standardized(_ components: [CGFloat]) -> _CGRGBA {
        let alpha = components.last ?? 1
        switch model {
        case .monochrome:
            let value = name == Self.linearGray ? Self.encoded(components[0]) : components[0]
            return _CGRGBA(red: value, green: value, blue: value, alpha: alpha)
        case .cmyk:
            let light = 1 - components[3]
            return _CGRGBA(
                red: (1 - components[0]) * light, green: (1 - components[1]) * light,
                blue: (1 - components[2]) * light, alpha: alpha)
        default:
            return rgb(components[0], components[1], components[2], alpha)
        }
    }

    private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> _CGRGBA {
        switch name {
        case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
            return _CGRGBA(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
        case Self.displayP3, Self.extendedDisplayP3:
            // Display P3 to sRGB in linear light; both have the white point D65 and the same transfer curve (CSS
            // Color 4 gives the matrices this one is the product of).
            let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
            return _CGRGBA(
                red: Self.encoded(1.2249401762 * r - 0.2249401762 * g),
                green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
                blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
        default:
            return _CGRGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Linear light to the sRGB curve (IEC 61966-2-1), cut to 0…1.
    private static func encoded(_ value: CGFloat) -> CGFloat {
        let light = max(0, Double(value))
        if light >= 1 { return 1 }
        return CGFloat(light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }

    private static func decoded(_ value: CGFloat) -> CGFloat {
        let code = Double(value)
        return CGFloat(code <= 0.04045 ? code / 12.92 : pow((code + 0.055) / 1.055, 2.4))
    }
}
