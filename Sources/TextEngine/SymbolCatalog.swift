/// Finds the glyph that stands for a system symbol.
public protocol SymbolCatalog: Sendable {
    /// The glyph for a name such as `chevron.right`; nil where the catalogue has none.
    func symbol(named name: String) -> SymbolGlyph?
}

/// A symbol as one character of an icon font, at 17 points, regular weight and medium scale.
public struct SymbolGlyph: Hashable, Codable, Sendable {
    /// One character in ``FontDescriptor/Family/symbols``.
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
}
