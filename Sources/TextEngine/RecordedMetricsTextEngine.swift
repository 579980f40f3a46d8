/// An engine that knows how wide recorded labels are on Apple's devices, for layout tests without font error.
///
/// A run in the system font, upright and without kern, whose whole text, size and weight are in
/// `Data/recorded_widths.tsv` gets a width that rounds up to each recorded one; its characters share it in proportion
/// to the other engine's. All other text is measured by the other engine; line heights always follow the recorded rule.
public struct RecordedMetricsTextEngine: TextEngine, TextShaper {
    private let fallback: any TextShaper
    private let widths: RecordedWidths

    /// Unknown text is measured by `fallback`; one that is not an engine of this package counts as
    /// ``FixedMetricsTextEngine``.
    public init(fallback: any TextEngine = FixedMetricsTextEngine()) {
        self.fallback = (fallback as? any TextShaper) ?? FixedMetricsTextEngine()
        widths = .shared
    }

    public func metrics(of font: FontDescriptor) -> FontMetrics { fallback.metrics(of: font) }

    public func layout(_ request: TextRequest) -> TextLayout {
        var composer = TextComposer(request, shaper: self)
        return composer.compose()
    }

    /// Whether a text's width is recorded and not taken from the other engine.
    public func isRecorded(_ run: TextRun) -> Bool { widths.width(of: run) != nil }

    package func shape(_ runs: [TextRun], direction: TextDirection) -> ShapedText {
        var shaped = fallback.shape(runs, direction: direction)
        for (index, run) in runs.enumerated() {
            guard let width = widths.width(of: run) else { continue }
            let members = shaped.clusters.indices.filter { shaped.clusters[$0].run == index }
            let measured = members.reduce(0) { $0 + shaped.clusters[$1].advance }
            guard measured > 0 else { continue }
            for member in members { shaped.clusters[member].advance *= width / measured }
        }
        return shaped
    }
}

/// The widths of `Data/recorded_widths.tsv`, squeezed labels left out.
package struct RecordedWidths: Sendable {
    /// One recorded label.
    package struct Label: Sendable {
        package var text: String
        package var weight: Int
        package var size: Double
        package var scale: Double
        /// Points, rounded up to the pixel.
        package var width: Double
        package var source: String
    }

    private struct Key: Hashable {
        var text: String
        var weight: Int
        var size: Double
    }

    package static let shared = RecordedWidths(TabSeparatedTable(PackageResources.recorded_widths_tsv))

    package let labels: [Label]
    private let widths: [Key: Double]

    init(_ table: TabSeparatedTable) {
        labels = table.records.filter { $0["confidence"] == "recorded" }.map { record in
            guard let text = record["text"], let weight = record["weight"].flatMap({ Int($0) }),
                let size = record["size"].flatMap(Double.init), let scale = record["scale"].flatMap(Double.init),
                let width = record["width"].flatMap(Double.init), let source = record["source"]
            else {
                fatalError("recorded_widths.tsv: expected text, weight, size, scale, width, found \(record)")
            }
            return Label(text: text, weight: weight, size: size, scale: scale, width: width, source: source)
        }
        var ranges: [Key: (low: Double, high: Double)] = [:]
        for label in labels {
            let key = Key(text: label.text, weight: label.weight, size: label.size)
            let known = ranges[key] ?? (-.infinity, .infinity)
            ranges[key] = (max(known.low, label.width - 1 / label.scale), min(known.high, label.width))
        }
        widths = ranges.mapValues { ($0.low + $0.high) / 2 }
    }

    /// Unrounded points; nil where the run's text is not recorded in its font.
    func width(of run: TextRun) -> Double? {
        guard run.font.family == .system, !run.font.isItalic, !run.font.hasTabularDigits, run.kern == 0,
            run.attachmentSize == nil
        else { return nil }
        return widths[Key(text: run.string, weight: run.font.weight, size: run.font.size)]
    }
}
