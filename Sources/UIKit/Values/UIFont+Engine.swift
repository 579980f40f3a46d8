import Foundation
import TextEngine

extension UIFont {
    /// The font that an engine's descriptor means.
    package convenience init(_descriptor descriptor: FontDescriptor) {
        var attributes = FontAttributes(size: CGFloat(descriptor.size))
        attributes.weight = _SystemTables.fontWeight(descriptor.weight).rawValue
        attributes.isItalic = descriptor.isItalic
        attributes.hasTabularDigits = descriptor.hasTabularDigits
        switch descriptor.family {
        case .system, .symbols: break
        case .rounded: attributes.design = UIFontDescriptor.SystemDesign.rounded.rawValue
        case .serif: attributes.design = UIFontDescriptor.SystemDesign.serif.rawValue
        case .monospaced: attributes.design = UIFontDescriptor.SystemDesign.monospaced.rawValue
        case .named(let family): attributes.family = family
        }
        // A distance between lines of its own tells that the font is that of a text style.
        if descriptor.leading != 0 { attributes.textStyle = Self.style(like: attributes, descriptor) }
        self.init(attributes: attributes)
    }
}

extension UIFont {
    private static let styles: [UIFont.TextStyle] = [
        .body, .headline, .subheadline, .callout, .footnote, .caption1, .caption2, .title3, .title2, .title1,
        .largeTitle,
    ]

    private static func style(like attributes: FontAttributes, _ descriptor: FontDescriptor) -> UIFont.TextStyle? {
        styles.first { style in
            var styled = attributes
            styled.textStyle = style
            return abs(styled.engineDescriptor.leading - descriptor.leading) < 0.001
        }
    }
}

extension _SystemTables {
    /// The weight of a system font by its CSS number; the nearest of those that there are.
    static func fontWeight(_ weight: Int) -> UIFont.Weight {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[min(max(weight / 100 - 1, 0), weights.count - 1)]
    }
}
