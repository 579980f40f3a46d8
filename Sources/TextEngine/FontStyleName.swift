/// The weight and slant that a font's style name spells, such as `DemiBoldItalic`.
package struct FontStyleName: Hashable, Sendable {
    /// As in ``FontDescriptor/weight``.
    package var weight: Int
    package var isItalic: Bool

    /// Longer words come before those they contain.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 100), ("hairline", 100), ("thin", 200), ("semilight", 350), ("light", 300),
        ("medium", 500), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
        ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    /// Reads a style; words that say nothing about weight or slant are ignored, and no word at all means regular.
    package init(_ style: some StringProtocol) {
        let letters = style.lowercased().filter(\.isLetter)
        weight = Self.weights.first { letters.contains($0.word) }?.weight ?? 400
        isItalic = letters.contains("italic") || letters.contains("oblique") || letters.hasSuffix("it")
    }
}
