import Foundation
import TextEngine

/// How a font's size came from a base size by the growth of a text style.
struct FontScaling: Hashable, Codable, Sendable {
    var style: UIFont.TextStyle
    var baseSize: CGFloat
    /// 0 means no limit.
    var maximumSize: CGFloat
}

/// What tells one font from another; the common ground of `UIFont` and `UIFontDescriptor`.
struct FontAttributes: Hashable, Codable, Sendable {
    /// The size of a font made without one.
    static let fallbackSize: CGFloat = 12

    /// nil means the system font.
    var family: String?
    /// The PostScript name that was asked for, if any.
    var name: String?
    var design = UIFontDescriptor.SystemDesign.default.rawValue
    var size: CGFloat
    /// As in `UIFont.Weight`: -1 to 1, regular is 0.
    var weight: CGFloat = 0
    /// As in `UIFont.Width`: -1 to 1, standard is 0.
    var width: CGFloat = 0
    var isItalic = false
    var isMonospaced = false
    var hasTabularDigits = false
    /// Other symbolic traits that were asked for, without effect on metrics.
    var otherTraits: UInt32 = 0
    var textStyle: UIFont.TextStyle?
    /// How `UIFontMetrics` made the size, if it did.
    var scaling: FontScaling?
    /// Feature settings (type and selector), kept for the descriptor.
    var features: [[Int]] = []

    init(size: CGFloat) {
        self.size = size
    }

    init(face: FontCatalog.Face, size: CGFloat) {
        self.size = size
        family = face.family
        name = face.name
        weight = face.weight
        isItalic = face.isItalic
    }

    var engineDescriptor: FontDescriptor {
        FontDescriptor(
            family: engineFamily, size: Double(size), weight: UIFont.Weight(rawValue: weight).cssWeight,
            isItalic: isItalic, hasTabularDigits: hasTabularDigits, leading: leading)
    }

    /// Points between lines: for a text style the HIG's distance of baselines less the natural line height (recorded),
    /// which may be slightly negative; otherwise 0.
    private var leading: Double {
        guard let textStyle, let pitch = DynamicTypeTable.shared.leading(of: textStyle, size: size) else { return 0 }
        return Double(pitch) - FontMetrics.systemFont(size: Double(size)).lineHeight
    }

    private var engineFamily: FontDescriptor.Family {
        if let family { return .named(family) }
        if isMonospaced { return .monospaced }
        switch UIFontDescriptor.SystemDesign(rawValue: design) {
        case .rounded: return .rounded
        case .serif: return .serif
        case .monospaced: return .monospaced
        default: return .system
        }
    }

    // MARK: Names

    var familyName: String { family ?? (isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont") }

    var fontName: String {
        if let name { return name }
        let face = UIFont.Weight(rawValue: weight).faceName
        let root =
            switch engineFamily {
            case .named(let family): family.replacingOccurrences(of: " ", with: "")
            case .rounded: ".SFUIRounded"
            case .serif: ".NewYork"
            case .monospaced: ".SFUIMono"
            case .system, .symbols: ".SFUI"
            }
        if isItalic { return root + "-" + (face == "Regular" ? "RegularItalic" : face + "Italic") }
        return root + "-" + face
    }
}
