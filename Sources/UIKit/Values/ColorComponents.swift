import Foundation
import TextEngine

/// Red, green, blue and alpha; 0 to 1, beyond it for colours outside the colour space.
struct ColorComponents: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    var textColor: TextColor {
        TextColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension ColorComponents {
    /// The usual hexcone: one sixth of the circle between neighbouring primaries.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = hue == 1 ? 0 : hue * 6
        let index = Int(sector)
        let part = sector - CGFloat(index)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let values: (CGFloat, CGFloat, CGFloat) =
            switch index {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: values.0, green: values.1, blue: values.2, alpha: alpha)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let low = min(red, green, blue)
        let range = high - low
        guard range > 0, high > 0 else { return (0, 0, high) }
        var hue: CGFloat =
            if high == red {
                (green - blue) / range
            } else if high == green {
                2 + (blue - red) / range
            } else {
                4 + (red - green) / range
            }
        hue /= 6
        return (hue < 0 ? hue + 1 : hue, range / high, high)
    }

    /// The same colour with Display P3 components given as extended sRGB.
    var convertedFromDisplayP3: ColorComponents {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // Display P3 to sRGB, both D65: the product of the two published primary matrices.
        return ColorComponents(
            red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
            green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
