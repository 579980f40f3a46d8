import CPangoCairo
import Foundation
import PangoText
import Testing
import TextEngine

/// Pixels of a drawn layout, premultiplied ARGB.
private struct Picture {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    init(_ layout: TextLayout, width: Int, height: Int, scale: Double = 1, x: Double = 0, y: Double = 0) {
        self.width = width
        self.height = height
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        cairo_scale(context, scale, scale)
        if let context { PangoTextPainter.draw(layout, x: x, y: y, on: context) }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let data = cairo_image_surface_get_data(surface)
        var pixels: [UInt32] = []
        data?.withMemoryRebound(to: UInt32.self, capacity: stride * height) { words in
            for row in 0..<height { pixels += UnsafeBufferPointer(start: words + row * stride, count: width) }
        }
        self.pixels = pixels
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Columns that have ink.
    var inkedColumns: ClosedRange<Int>? {
        let columns = (0..<width).filter { x in (0..<height).contains { pixels[$0 * width + x] >> 24 > 0 } }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    func alpha(x: Int, y: Int) -> UInt32 { pixels[y * width + x] >> 24 }
}

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
