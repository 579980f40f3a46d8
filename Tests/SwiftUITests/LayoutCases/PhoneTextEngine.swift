import TextEngine

/// The system font of the iOS simulator with the widths and style lines that were recorded there; other text is half
/// its size wide.
///
/// Ascender 1950/2048 and descender 494/2048 of the size; text styles are taller, as on a device that has a language
/// with tall lines among its preferred ones. Source: iamcgn/swiftui-web text-metrics.json, iOS 26.0 (recorded).
struct PhoneTextEngine: TextEngine {
    private struct Style {
        var size: Double
        var weight: Int
        var lineHeight: Double
        var above: Double
        var below: Double
        var capHeight: Double
    }

    private static let widths: [String: Double] = {
        var widths: [String: Double] = [:]
        for record in TabSeparatedTable(PackageResources.phone_widths_tsv).records {
            guard let text = record["text"], let size = record["size"], let weight = record["weight"],
                let width = record["width"].flatMap(Double.init)
            else { fatalError("phone_widths.tsv: expected size, weight, text and width, found \(record)") }
            widths[[size, weight, text].joined(separator: "\t")] = width
        }
        return widths
    }()

    private static let styles: [Style] = TabSeparatedTable(PackageResources.phone_fonts_tsv).records.map { record in
        func number(_ name: String) -> Double {
            guard let value = record[name].flatMap(Double.init) else {
                fatalError("phone_fonts.tsv: expected a number \(name), found \(record)")
            }
            return value
        }
        return Style(
            size: number("size"), weight: Int(number("weight")), lineHeight: number("lineHeight"),
            above: number("above"), below: number("below"), capHeight: number("capHeight"))
    }

    func metrics(of font: FontDescriptor) -> FontMetrics {
        var ascender = 1950 / 2048 * font.size
        var descender = 494 / 2048 * font.size
        let capHeight = 1443 / 2048 * font.size
        if font.leading != 0, let style = style(of: font) {
            let edge = (style.size / 8 * 2).rounded(.up) / 2
            ascender = style.below - style.above + capHeight
            descender = style.above - edge
            let rest = style.lineHeight - ascender - descender
            descender += rest
        }
        return FontMetrics(
            ascender: ascender, descender: -descender, leading: font.leading, capHeight: capHeight,
            xHeight: font.size / 2)
    }

    private func style(of font: FontDescriptor) -> Style? {
        let same = Self.styles.filter { $0.size == font.size }
        return same.first { $0.weight == font.weight } ?? same.first
    }

    func layout(_ request: TextRequest) -> TextLayout {
        let text = request.runs.map(\.string).joined()
        guard let font = request.runs.first?.font, !text.isEmpty else {
            return FixedMetricsTextEngine().layout(request)
        }
        let width = width(text, font)
        if let most = request.width, most < width { return FixedMetricsTextEngine().layout(request) }
        let metrics = metrics(of: font)
        let line = TextLine(
            runs: [PositionedRun(run: request.runs[0], x: 0, width: width)], x: 0, top: 0,
            baseline: metrics.ascender, width: width, height: metrics.lineHeight, isTruncated: false)
        return TextLayout(lines: [line], width: width, height: metrics.lineHeight, isTruncated: false)
    }

    private func width(_ text: String, _ font: FontDescriptor) -> Double {
        func known(_ weight: Int) -> Double? { Self.widths["\(Int(font.size))\t\(weight)\t\(text)"] }
        return known(font.weight) ?? known(400) ?? Double(text.count) * font.size / 2
    }
}
