import DeviceCatalog
import DisplayList
import Foundation
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
        if let most = request.width, let wrapped = Self.wrapped(text, at: most) {
            return layout(lines: wrapped, of: request)
        }
        let known = Self.widths["\(text)\t\(Int(size))"]
        let width = known ?? Double(text.count) * size / 2
        if let most = request.width, most < width { return FixedMetricsTextEngine().layout(request) }
        return layout(lines: [width], of: request)
    }

    private func layout(lines widths: [Double], of request: TextRequest) -> TextLayout {
        let metrics = metrics(of: request.runs[0].font)
        let ascent = metrics.ascender.rounded(.up)
        let height = ascent - metrics.descender.rounded(.down)
        let lines = widths.enumerated().map { index, width in
            TextLine(
                runs: [PositionedRun(run: request.runs[0], x: 0, width: width)], x: 0, top: Double(index) * height,
                baseline: Double(index) * height + ascent, width: width, height: height, isTruncated: false)
        }
        return TextLayout(
            lines: lines, width: widths.max() ?? 0, height: Double(widths.count) * height, isTruncated: false)
    }

    /// The widest of the lines that a sentence was broken into, as often as there were lines; the widths of its words were
    /// not recorded.
    private static func wrapped(_ text: String, at width: Double) -> [Double]? {
        guard text == RecordedText.sentence else { return nil }
        let recorded: [(room: Double, widest: Double, count: Int)] = [
            (150, 137, 4), (260, 227, 2), (300, 274, 2), (400, 355.5, 2),
        ]
        // A frame measured again is offered its own width.
        return recorded.first { $0.room == width || abs($0.widest - width) < 0.01 }
            .map { Array(repeating: $0.widest, count: $0.count) }
    }
}

enum RecordedText {
    /// The sentence of the recordings of wrapped text.
    static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
}

/// The text styles of macOS that the cases name, and pictures by their sizes: `swatch 64 40`.
struct MacResources: _SystemResources {
    func textStyle(_ name: String, _ size: TextSize) -> _TextStyleValues {
        // Apple HIG Typography, macOS built-in text styles.
        let sizes: [String: (size: Double, weight: Int)] = ["largeTitle": (26, 400), "caption2": (10, 500)]
        let style = sizes[name] ?? (13, 400)
        return _TextStyleValues(size: style.size, leading: nil, weight: style.weight, emphasizedWeight: 600)
    }
    func color(_ name: String, _ traits: _ResourceTraits) -> TextColor? { nil }
    func assetColor(_ name: String, _ traits: _ResourceTraits) -> TextColor? { nil }
    func symbol(_ name: String, _ look: _SymbolLook) -> any _ImageSource { Picture(size: .zero) }
    func image(_ name: String, _ traits: _ResourceTraits) -> (any _ImageSource)? {
        let numbers = name.split(separator: " ").compactMap { Double($0) }
        return numbers.count == 2 ? Picture(size: CGSize(width: numbers[0], height: numbers[1])) : nil
    }

    private struct Picture: _ImageSource {
        let size: CGSize
        var isTemplate: Bool { false }
        func displayItems(in rect: CGRect, tint: TextColor?) -> [DisplayItem] { [] }
    }
}
