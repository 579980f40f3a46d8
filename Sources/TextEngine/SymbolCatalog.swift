/// Finds the glyph that stands for a system symbol.
public protocol SymbolCatalog: Sendable {
    /// The glyph for a name such as `chevron.right`; nil where the catalogue has none.
    func symbol(named name: String) -> SymbolGlyph?
}

/// A symbol as one character of an icon font, at 17 points, regular weight and medium scale.
public struct SymbolGlyph: Hashable, Codable, Sendable {
    /// The three sizes a symbol has next to text of one font size.
    public enum Scale: String, Hashable, Codable, Sendable {
        case small, medium, large
    }

    /// One character of ``FontDescriptor/Family/symbols``; no other family has it.
    public var character: String
    /// The symbol's layout size, in points.
    public var width: Double
    public var height: Double
    /// The font size at which the glyph's ink fits the layout size, in points.
    public var fontSize: Double
    /// Where the glyph's origin goes so that its ink stands in the middle: points from the box's left edge.
    public var originX: Double
    /// Points from the box's top to the glyph's baseline.
    public var baseline: Double
    /// Whether the layout size was worked out from the glyph, and not recorded from Apple's symbol.
    public var isSizeAssumed: Bool

    public init(
        character: String, width: Double, height: Double, fontSize: Double, originX: Double, baseline: Double,
        isSizeAssumed: Bool
    ) {
        self.character = character
        self.width = width
        self.height = height
        self.fontSize = fontSize
        self.originX = originX
        self.baseline = baseline
        self.isSizeAssumed = isSizeAssumed
    }

    /// How much larger a symbol is than this one, beside text of a size in points.
    public static func factor(pointSize: Double, scale: Scale) -> Double {
        let measures = SystemFontMeasures.shared
        guard pointSize.isFinite, pointSize > 0 else { return 0 }
        switch scale {
        case .small: return pointSize / measures.symbolSize * measures.symbolSmall
        case .medium: return pointSize / measures.symbolSize
        case .large: return pointSize / measures.symbolSize * measures.symbolLarge
        }
    }

    /// The layout size beside text of a size, in points.
    ///
    /// Origin: sizes grow in proportion and are rounded to half points, as recorded for `star` from 10 to 40 points
    /// (one of seven is half a point off); the weight's small effect is left out.
    public func size(pointSize: Double, scale: Scale = .medium) -> (width: Double, height: Double) {
        let factor = Self.factor(pointSize: pointSize, scale: scale)
        return ((width * factor * 2).rounded() / 2, (height * factor * 2).rounded() / 2)
    }

    /// The symbol as text for a picture, centred in a box.
    ///
    /// Contract: the layout's top left corner is the box's; a box of 0 or less gives no lines. The symbol keeps its
    /// proportions and fills the box as it fills its own layout size.
    public func layout(width boxWidth: Double, height boxHeight: Double, weight: Int = 400, color: TextColor)
        -> TextLayout
    {
        let factor = min(boxWidth / width, boxHeight / height)
        guard factor > 0, factor.isFinite else { return TextLayout(lines: [], width: 0, height: 0, isTruncated: false) }
        let font = FontDescriptor(family: .symbols, size: fontSize * factor, weight: weight)
        let left = (boxWidth - width * factor) / 2 + originX * factor
        let baseline = (boxHeight - height * factor) / 2 + baseline * factor
        let run = PositionedRun(run: TextRun(character, font: font, color: color), x: left, width: font.size)
        let line = TextLine(
            runs: [run], x: 0, top: 0, baseline: baseline, width: boxWidth, height: boxHeight, isTruncated: false)
        return TextLayout(lines: [line], width: boxWidth, height: boxHeight, isTruncated: false)
    }
}
