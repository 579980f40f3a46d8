import CoreGraphics
import Foundation

extension UIFont {
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight, width: .standard)
    }

    /// Widths other than standard are named by the font but measured as standard.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var attributes = FontAttributes(size: fontSize)
        attributes.weight = weight.rawValue
        attributes.width = width.rawValue
        return UIFont(attributes: attributes)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var attributes = FontAttributes(size: fontSize)
        attributes.isItalic = true
        return UIFont(attributes: attributes)
    }

    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var attributes = FontAttributes(size: fontSize)
        attributes.weight = weight.rawValue
        attributes.hasTabularDigits = true
        return UIFont(attributes: attributes)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var attributes = FontAttributes(size: fontSize)
        attributes.weight = weight.rawValue
        attributes.isMonospaced = true
        return UIFont(attributes: attributes)
    }

    /// The font of a text style at the current traits' text size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style.
    ///
    /// - Parameter traitCollection: nil, or one without a text size, means the current traits.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
    }

    // Sizes as Apple documents them for iOS.
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }
}
