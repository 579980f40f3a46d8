import DeviceCatalog
import Foundation
import TextEngine

/// What the tables say by name, for the module that stands on this one.
package enum _SystemTables {
    /// - Parameter name: as SwiftUI calls the style; an unknown one counts as body.
    package static func textStyle(
        _ name: String, _ size: TextSize
    ) -> (size: Double, leading: Double?, weight: Int, emphasizedWeight: Int) {
        let styles: [String: UIFont.TextStyle] = [
            "largeTitle": .largeTitle, "title": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
            "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
            "caption": .caption1, "caption2": .caption2,
        ]
        let category = UIContentSizeCategory(rawValue: size.contentSizeCategory)
        let entry = DynamicTypeTable.shared.entry(for: styles[name] ?? .body, category: category)
        return (
            Double(entry.size), entry.leading.map { Double($0) }, entry.weight.cssWeight,
            entry.emphasizedWeight.cssWeight
        )
    }

    package static func color(
        _ name: String, isDark: Bool, isHighContrast: Bool, design: DesignGeneration
    ) -> TextColor? {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
        ])
        return SystemPalette.shared.components(named: name, traits: traits, design: design)?.textColor
    }

    /// The weight nearest to a CSS-like one.
    package static func symbolWeight(_ weight: Int) -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[max(0, min(8, weight / 100 - 1))]
    }
}
