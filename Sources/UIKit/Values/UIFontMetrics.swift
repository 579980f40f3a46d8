import CoreGraphics
import Foundation

/// Scales fonts and lengths as a text style grows with the reader's text size.
// Sendable without a check because the style never changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the size that the style's own growth gives.
    ///
    /// 1. Multiply the size by the style's size in the wanted category over its size at large.
    /// 2. Round down to a whole point (one measurement on the iOS Simulator 26.0).
    /// 3. Cut to `maximumPointSize`, unless that is 0.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var size = (font.pointSize * factor(for: traitCollection) + 1e-9).rounded(.down)
        if factor(for: traitCollection) == 1 { size = font.pointSize }
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        var attributes = font.withSize(size).attributes
        attributes.scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
        return UIFont(attributes: attributes)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The length grown like the style's size, rounded to the nearest pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return (value * factor(for: traitCollection) * scale).rounded() / max(scale, 1)
    }

    private func factor(for traitCollection: UITraitCollection?) -> CGFloat {
        let category = UIFontDescriptor.category(of: traitCollection)
        let table = DynamicTypeTable.shared
        return table.entry(for: style, category: category).size / table.entry(for: style, category: .large).size
    }
}

extension UIFont {
    /// The same font for another text size, where it comes from a text style or from `UIFontMetrics`; otherwise nil.
    ///
    /// Labels with `adjustsFontForContentSizeCategory` use it when their traits change.
    public func _adjusted(to traitCollection: UITraitCollection) -> UIFont? {
        if let style = attributes.textStyle {
            let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
            var attributes = attributes
            attributes.size = preferred.pointSize
            return UIFont(attributes: attributes)
        }
        guard let scaling = attributes.scaling else { return nil }
        return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
            for: withSize(scaling.baseSize), maximumPointSize: scaling.maximumSize, compatibleWith: traitCollection)
    }
}
