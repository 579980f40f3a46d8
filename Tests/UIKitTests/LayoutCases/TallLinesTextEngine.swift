import Foundation
import TextEngine

/// Gives text styles the taller lines of devices on which a language of tall scripts is preferred, as the recording
/// ones were; sized fonts stay as they are.
///
/// Origin: recorded heights of labels in each style at the Large text size (iPhone SE simulator, iOS 26.0). At other
/// text sizes the part of the size that each height leads to.
struct TallLinesTextEngine: TextEngine, TextShaper {
    private let base: RecordedMetricsTextEngine

    init(_ base: RecordedMetricsTextEngine) { self.base = base }

    /// Points that a line of a text style is taller, by the size at the Large text size.
    private static let extra: [Double: Double] = [34: 8, 28: 8, 22: 6, 20: 4, 17: 4, 16: 4, 15: 3, 13: 3, 12: 3, 11: 3]

    func metrics(of font: FontDescriptor) -> FontMetrics {
        var metrics = base.metrics(of: font)
        guard font.leading != 0 else { return metrics }
        let extra = Self.extra[font.size] ?? font.size * 0.23
        metrics.ascender += extra * 0.54
        metrics.descender -= extra * 0.46
        return metrics
    }

    func layout(_ request: TextRequest) -> TextLayout {
        var composer = TextComposer(request, shaper: self)
        return composer.compose()
    }

    func shape(_ runs: [TextRun], direction: TextDirection) -> ShapedText { base.shape(runs, direction: direction) }
}
