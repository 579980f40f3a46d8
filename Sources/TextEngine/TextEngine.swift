/// Measures and breaks text.
public protocol TextEngine: Sendable {
    /// The vertical measures of a font at its size.
    func metrics(of font: FontDescriptor) -> FontMetrics

    /// Lays text out; an empty string gives no lines and zero sizes.
    func layout(_ request: TextRequest) -> TextLayout

    /// The font of a PostScript name, full name or family name, as `UIFont(name:size:)` takes it; nil for names that
    /// neither the machine nor an iPhone has. `size` is points.
    func font(named name: String, size: Double) -> FontDescriptor?
}

extension TextEngine {
    public func font(named name: String, size: Double) -> FontDescriptor? { nil }
}
