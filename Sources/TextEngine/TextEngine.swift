/// Measures and breaks text.
public protocol TextEngine: Sendable {
    /// The vertical measures of a font at its size.
    func metrics(of font: FontDescriptor) -> FontMetrics

    /// Lays text out; an empty string gives no lines and zero sizes.
    func layout(_ request: TextRequest) -> TextLayout
}
