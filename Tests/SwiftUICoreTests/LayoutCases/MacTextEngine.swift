import TextEngine

@testable import SwiftUICore

/// The default font of macOS with the widths that were recorded there; other text is half its size wide.
///
/// Ascender 1980/2048 and descender 432/2048 of the size, both rounded up in lines. Source: iamcgn/swiftui-web
/// text-metrics.json, macOS 26.2 (recorded).
struct MacTextEngine: TextEngine {
    private static let widths: [String: Double] = {
        let table = TabSeparatedTable(PackageResources.mac_widths_tsv)
        var widths: [String: Double] = [:]
        for record in table.records {
            guard let text = record["text"], let size = record["size"], let width = record["width"].flatMap(Double.init)
            else { fatalError("mac_widths.tsv: expected text, size and width, found \(record)") }
            widths[text + "\t" + size] = width
        }
        return widths
    }()

    func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(
            ascender: 1980 / 2048 * font.size, descender: -432 / 2048 * font.size, leading: font.leading,
            capHeight: 1443 / 2048 * font.size, xHeight: font.size / 2)
    }

    func layout(_ request: TextRequest) -> TextLayout {
        let text = request.runs.map(\.string).joined()
        let size = request.runs.first?.font.size ?? 0
        let known = Self.widths["\(text)\t\(Int(size))"]
        let width = known ?? Double(text.count) * size / 2
        if let most = request.width, most < width { return FixedMetricsTextEngine().layout(request) }
        let metrics = metrics(of: request.runs[0].font)
        let ascent = metrics.ascender.rounded(.up)
        let height = ascent - metrics.descender.rounded(.down)
        let line = TextLine(
            runs: [PositionedRun(run: request.runs[0], x: 0, width: width)], x: 0, top: 0, baseline: ascent,
            width: width, height: height, isTruncated: false)
        return TextLayout(lines: [line], width: width, height: height, isTruncated: false)
    }
}
