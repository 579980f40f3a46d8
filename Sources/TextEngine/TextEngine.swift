/// Measures and breaks text.
public protocol TextEngine: Sendable {
    /// The vertical measures of a font at its size.
    func metrics(of font: FontDescriptor) -> FontMetrics

    /// Lays text out; an empty string gives no lines and zero sizes.
    func layout(_ request: TextRequest) -> TextLayout

    /// Whether a family of this name can be drawn as itself, and not by a stand-in.
    func hasFamily(named name: String) -> Bool
}

extension TextEngine {
    public func hasFamily(named name: String) -> Bool { false }
}
