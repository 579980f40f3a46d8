import Foundation
import PangoText
import Testing
import TextEngine

@Suite struct PangoTextPainterTests {
    private let engine = PangoTextEngine()

    private func layout(_ runs: [TextRun]) -> TextLayout { engine.layout(TextRequest(runs: runs)) }

    @Test func inkEndsWhereTheMeasureDoes() throws {
        for font in [
            FontDescriptor(size: 17), FontDescriptor(size: 34, weight: 700),
            FontDescriptor(family: .monospaced, size: 17),
        ] {
            for kern in [0.0, 3] {
                let result = layout([TextRun("HillsideH", font: font, kern: kern)])
                let picture = Picture(result, width: 1200, height: 200, scale: 4)
                let ink = try #require(picture.inkedColumns)
                let end = Double(ink.upperBound + 1) / 4
                // What follows the last H's stem: its side bearing, the tracking and the kern.
                #expect(result.width - end > 0 && result.width - end < font.size * 0.13 + kern, "\(font) \(kern)")
            }
        }
    }

    @Test func drawingIsTheSameBytes() {
        let result = layout([TextRun("Deterministic 漢字 😀 שלום", font: FontDescriptor(size: 17))])
        let first = Picture(result, width: 600, height: 60, scale: 2)
        #expect(first.pixels == Picture(result, width: 600, height: 60, scale: 2).pixels)
        #expect(first.inkedColumns != nil)
    }

    @Test func emojiAreInColour() {
        let picture = Picture(layout([TextRun("😀", font: FontDescriptor(size: 40))]), width: 60, height: 60)
        let colours = Set(picture.pixels.filter { $0 >> 24 == 255 })
        #expect(colours.count > 20)
        #expect(colours.contains { ($0 >> 16) & 0xFF > 200 && $0 & 0xFF < 120 }, "yellow")
    }

    @Test func decorationsAndBackground() {
        let font = FontDescriptor(size: 20)
        let red = TextColor(red: 1, green: 0, blue: 0)
        let plain = Picture(layout([TextRun("   . .", font: font)]), width: 60, height: 30)
        let filled = Picture(
            layout([TextRun("   . .", font: font, backgroundColor: red)]), width: 60, height: 30)
        #expect(plain.alpha(x: 5, y: 5) == 0)
        #expect(filled.pixels[5 * 60 + 5] == 0xFFFF_0000)
        let under = Picture(layout([TextRun("nn", font: font, isUnderlined: true)]), width: 60, height: 30)
        let struck = Picture(layout([TextRun("..", font: font, isStruckThrough: true)]), width: 60, height: 30)
        #expect((20..<26).contains { under.alpha(x: 11, y: $0) > 100 })
        #expect((8..<17).contains { struck.alpha(x: 5, y: $0) > 100 })
    }

    @Test func baselineOffsetRaises() throws {
        let font = FontDescriptor(size: 20)
        func top(_ offset: Double) -> Int? {
            let picture = Picture(
                layout([TextRun("H", font: font, baselineOffset: offset), TextRun("j", font: FontDescriptor(size: 40))]
                ),
                width: 60, height: 60)
            return (0..<60).first { picture.alpha(x: 4, y: $0) > 128 }
        }
        #expect(try #require(top(0)) - (try #require(top(5))) == 5)
    }
}
