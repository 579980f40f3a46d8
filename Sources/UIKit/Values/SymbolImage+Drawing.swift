import CoreGraphics
import DisplayList
import Foundation
import TextEngine

extension SymbolImage {
    /// What shows the symbol in a rectangle of points.
    ///
    /// 1. The glyph is scaled so that its layout box fits the rectangle, and stands in its middle.
    /// 2. A symbol that the catalogue lacks is drawn as a frame with round corners.
    func displayItems(in rect: CGRect, color: TextColor, weight: Int) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        guard let glyph = _TextEnvironment.symbols?.symbol(named: name), glyph.width > 0, glyph.height > 0 else {
            return [placeholder(in: rect, color: color)]
        }
        let growth = min(Double(rect.width) / glyph.width, Double(rect.height) / glyph.height)
        let (width, height) = (glyph.width * growth, glyph.height * growth)
        let font = FontDescriptor(family: .symbols, size: glyph.fontSize * growth, weight: weight)
        let run = TextRun(glyph.character, font: font, color: color)
        let line = TextLine(
            runs: [PositionedRun(run: run, x: glyph.originX * growth, width: width)], x: 0, top: 0,
            baseline: glyph.baseline * growth, width: width, height: height, isTruncated: false)
        let layout = TextLayout(lines: [line], width: width, height: height, isTruncated: false)
        let x = Double(rect.midX) - width / 2
        let y = Double(rect.midY) - height / 2
        return [.text(DisplayText(layout: layout, x: x, y: y))]
    }

    private func placeholder(in rect: CGRect, color: TextColor) -> DisplayItem {
        // Looks only, chosen here: a thin frame that stays inside the symbol's box.
        let side = min(rect.width, rect.height)
        let lineWidth = side / 12
        let frame = rect.insetBy(dx: rect.width / 8, dy: rect.height / 8)
        let path = CGPath(roundedRect: frame, cornerWidth: side / 8, cornerHeight: side / 8, transform: nil)
        return .stroke(DisplayPath(path), .color(color), DisplayStroke(width: Double(lineWidth)))
    }
}
