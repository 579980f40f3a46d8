import Foundation

/// A font as text engines know it: a family role, a size and the variations that change its glyphs.
public struct FontDescriptor: Hashable, Codable, Sendable {
    /// The design of a system font, or a family by its own name.
    public enum Family: Hashable, Codable, Sendable {
        case system
        case rounded
        case serif
        case monospaced
        case symbols
        case named(String)
    }

    public var family: Family
    /// Points.
    public var size: Double
    /// CSS-like weight, 100 (ultra light) to 900 (black); 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    /// Digits of one width.
    public var hasTabularDigits: Bool
    /// Points between two lines of this font; 0 for fonts of a plain size, above or below it for text styles.
    public var leading: Double

    public init(
        family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasTabularDigits: Bool = false, leading: Double = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        self.leading = leading
    }
}

/// The vertical measures of a font, in points; `descender` is negative, as in `UIFont`.
public struct FontMetrics: Hashable, Codable, Sendable {
    public var ascender: Double
    public var descender: Double
    public var leading: Double
    public var capHeight: Double
    public var xHeight: Double

    public var lineHeight: Double { ascender - descender }

    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
