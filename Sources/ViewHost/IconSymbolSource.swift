import CoreGraphics
import DisplayList
import TextEngine
import UIKit

/// Draws system symbols as characters of an icon font, each fitted into its layout size.
struct IconSymbolSource: _SymbolSource {
    let catalog: any SymbolCatalog

    func displayItems(forSymbol name: String, in rect: CGRect, color: TextColor, weight: Int) -> [DisplayItem] {
        guard let glyph = catalog.symbol(named: name), glyph.width > 0, glyph.height > 0 else { return [] }
        let scale = min(Double(rect.width) / glyph.width, Double(rect.height) / glyph.height)
        let font = FontDescriptor(family: .symbols, size: glyph.fontSize * scale, weight: weight)
        let run = TextRun(glyph.character, font: font, color: color)
        let width = glyph.width * scale
        let height = glyph.height * scale
        let line = TextLine(
            runs: [PositionedRun(run: run, x: 0, width: width)], x: glyph.originX * scale, top: 0,
            baseline: glyph.baseline * scale, width: width, height: height, isTruncated: false)
        let layout = TextLayout(lines: [line], width: width, height: height, isTruncated: false)
        let left = Double(rect.midX) - width / 2
        let top = Double(rect.midY) - height / 2
        return [.text(DisplayText(layout: layout, x: left, y: top))]
    }
}
