import CairoPainter
import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextEngine

struct CairoPainterTests {
    @Test func `sizes round up to whole pixels`() throws {
        let picture = try Rendered([], width: 10.1, height: 33.0 + 1.0 / 3, scale: 3)
        #expect(picture.pixels.width == 31)
        #expect(picture.pixels.height == 100)
    }

    @Test func `impossible sizes are refused in one line`() {
        for (width, height) in [(100_000.0, 100_000.0), (0, 10), (-1, 10), (.nan, 10), (.infinity, 10), (32768, 1)] {
            let list = DisplayList(width: width, height: height, items: [])
            let error = #expect(throws: CairoPainterError.self) { try CairoPainter.png(of: list, scale: 1) }
            #expect(error?.description.hasPrefix("expected a picture of") == true)
            #expect(error?.description.contains("\n") == false)
            if width != 32768 {
                #expect(throws: CairoPainterError.self) { try CairoPainter.svg(of: list) }
            }
        }
    }

    @Test func `fills cover whole pixels exactly`() throws {
        let picture = try Rendered([Rendered.fill(10, 10, 20, 20, .red)], scale: 2)
        #expect(picture[10, 10] == [255, 0, 0, 255])
        #expect(picture[29.5, 29.5] == [255, 0, 0, 255])
        #expect(picture[9.5, 10] == [255, 255, 255, 255])
        #expect(picture[30, 30] == [255, 255, 255, 255])
    }

    @Test func `without a background what is not covered is clear`() throws {
        let picture = try Rendered([Rendered.fill(0, 0, 5, 5, .red.withAlpha(multipliedBy: 0.5))], background: nil)
        #expect(picture[50, 50] == [0, 0, 0, 0])
        #expect(picture[1, 1] == [128, 0, 0, 128])
    }

    @Test func `opacity acts on a group as one`() throws {
        let both = [Rendered.fill(0, 0, 50, 50, .red), Rendered.fill(25, 25, 50, 50, .blue)]
        let picture = try Rendered([.group(DisplayGroup(opacity: 0.5, items: both))])
        #expect(isClose(picture[10, 10], [255, 127, 127, 255]))
        #expect(isClose(picture[30, 30], [127, 127, 255, 255]))
    }

    @Test func `groups transform and clip`() throws {
        let clip = DisplayPath(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil))
        let group = DisplayGroup(
            transform: [2, 0, 0, 2, 10, 10], clip: clip, items: [Rendered.fill(0, 0, 20, 20, .red)])
        let picture = try Rendered([.group(group)])
        #expect(picture[12, 12] == [255, 255, 255, 255])
        #expect(picture[30, 30] == [255, 0, 0, 255])
    }

    @Test func `a mask's alpha is what counts`() throws {
        let mask = [Rendered.fill(0, 0, 50, 100, TextColor(red: 1, green: 1, blue: 1, alpha: 0.5))]
        let group = DisplayGroup(opacity: 0.5, mask: mask, items: [Rendered.fill(0, 0, 100, 100, .black)])
        let picture = try Rendered([.group(group)])
        #expect(isClose(picture[20, 20], [191, 191, 191, 255]))
        #expect(picture[80, 20] == [255, 255, 255, 255])
    }

    @Test func `even-odd leaves the hole open`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
        path.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
        let picture = try Rendered([.fill(DisplayPath(path), .color(.red), evenOdd: true)])
        #expect(picture[25, 25] == [255, 255, 255, 255])
        #expect(picture[5, 5] == [255, 0, 0, 255])
    }

    @Test func `strokes have caps and dashes`() throws {
        let line = DisplayPath([.move(20, 50), .line(80, 50)])
        let stroke = DisplayStroke(width: 10, cap: .square, dashes: [20, 20])
        let picture = try Rendered([.stroke(line, .color(.red), stroke)])
        #expect(picture[16, 50] == [255, 0, 0, 255])
        #expect(picture[30, 46] == [255, 0, 0, 255])
        #expect(picture[50, 50] == [255, 255, 255, 255])
        #expect(picture[70, 54] == [255, 0, 0, 255])
        #expect(picture[30, 56] == [255, 255, 255, 255])
    }

    @Test func `impossible dashes and matrices do not end the drawing`() throws {
        let line = DisplayPath([.move(0, 50), .line(100, 50)])
        let flat = DisplayGroup(transform: [0, 0, 0, 0, 0, 0], items: [Rendered.fill(0, 0, 9, 9, .red)])
        let lost = DisplayGroup(transform: [1, 0, 0, 1, .nan, 0], items: [Rendered.fill(0, 0, 9, 9, .red)])
        let picture = try Rendered([
            .stroke(line, .color(.red), DisplayStroke(width: 4, dashes: [-1, 0])), .group(flat), .group(lost),
            Rendered.fill(0, 0, 10, 10, .blue),
        ])
        #expect(picture[50, 50] == [255, 0, 0, 255])
        #expect(picture[5, 5] == [0, 0, 255, 255])
    }

    @Test func `linear gradients run from end to end`() throws {
        let stops = [
            DisplayGradientStop(location: 0, color: .red), DisplayGradientStop(location: 1, color: .blue),
        ]
        let all = DisplayPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        let paint = DisplayPaint.linear(stops: stops, x0: 20, y0: 0, x1: 80, y1: 0, extends: true)
        let picture = try Rendered([.fill(all, paint, evenOdd: false)])
        #expect(picture[5, 50] == [255, 0, 0, 255])
        #expect(isClose(picture[50, 50], [126, 0, 129, 255], tolerance: 4))
        #expect(picture[95, 50] == [0, 0, 255, 255])
    }

    @Test func `conic gradients turn clockwise from their angle`() throws {
        let colors: [TextColor] = [.red, .green, .blue, .black, .red]
        let stops = colors.enumerated().map { DisplayGradientStop(location: Double($0) / 4, color: $1) }
        let all = DisplayPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        let paint = DisplayPaint.conic(stops: stops, x: 50, y: 50, angle: 0)
        let picture = try Rendered([.fill(all, paint, evenOdd: false)])
        #expect(isClose(picture[95, 50], [255, 0, 0, 255], tolerance: 6))
        #expect(isClose(picture[50, 95], [0, 255, 0, 255], tolerance: 6))
        #expect(isClose(picture[5, 50], [0, 0, 255, 255], tolerance: 6))
        #expect(isClose(picture[50, 5], [0, 0, 0, 255], tolerance: 6))
    }

    @Test func `radial gradients reach their radius`() throws {
        let stops = [
            DisplayGradientStop(location: 0, color: .red), DisplayGradientStop(location: 1, color: .blue),
        ]
        let all = DisplayPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        let paint = DisplayPaint.radial(
            stops: stops, x0: 50, y0: 50, r0: 0, x1: 50, y1: 50, r1: 40, extends: true)
        let picture = try Rendered([.fill(all, paint, evenOdd: false)])
        #expect(isClose(picture[50, 50], [255, 0, 0, 255], tolerance: 6))
        #expect(isClose(picture[70, 50], [127, 0, 128, 255], tolerance: 6))
        #expect(picture[95, 95] == [0, 0, 255, 255])
    }

    @Test func `the same list gives the same bytes`() throws {
        let shadow = DisplayShadow(color: .black, offsetX: 2, offsetY: 2, radius: 4)
        let mask = [Rendered.fill(0, 0, 50, 50, .black)]
        let items: [DisplayItem] = [
            .group(DisplayGroup(shadow: shadow, items: [Rendered.fill(20, 20, 30, 30, .red)])),
            .group(DisplayGroup(opacity: 0.5, mask: mask, items: [Rendered.fill(20, 20, 30, 30, .blue)])),
        ]
        let list = DisplayList(width: 100, height: 100, items: items)
        #expect(try CairoPainter.png(of: list, scale: 3) == CairoPainter.png(of: list, scale: 3))
        #expect(try CairoPainter.svg(of: list) == CairoPainter.svg(of: list))
    }

    @Test func `PNG files come back as they went`() throws {
        let half = TextColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        for background in [nil, TextColor.green] {
            let list = DisplayList(width: 10, height: 10, items: [Rendered.fill(2, 2, 4, 4, half)])
            let pixels = try CairoPainter.pixels(of: list, scale: 1, background: background)
            let png = try CairoPainter.png(of: list, scale: 1, background: background)
            #expect(try CairoPainter.pixels(png: png) == pixels)
        }
        #expect(throws: CairoPainterError.notPNG) { try CairoPainter.pixels(png: Data("GIF89a".utf8)) }
        #expect(throws: CairoPainterError.notPNG) {
            try CairoPainter.pixels(png: Data([0x89, 0x50, 0x4E, 0x47, 0, 1, 2, 3]))
        }
    }

    @Test func `SVG keeps paths as paths`() throws {
        let list = DisplayList(width: 100, height: 50, items: [Rendered.fill(10, 10, 20, 20, .red)])
        let text = try String(decoding: CairoPainter.svg(of: list), as: UTF8.self)
        #expect(text.contains("viewBox=\"0 0 100 50\""))
        #expect(text.contains("<path"))
        #expect(!text.contains("<image"))
    }

    @Test func `SVG makes pictures of blurs only, and counts their names afresh`() throws {
        let shadow = DisplayShadow(color: .black, offsetX: 2, offsetY: 2, radius: 4)
        let items = (0..<2).map { index in
            DisplayItem.group(
                DisplayGroup(shadow: shadow, items: [Rendered.fill(Double(index) * 50, 20, 30, 30, .red)]))
        }
        let list = DisplayList(width: 100, height: 100, items: items)
        for _ in 0..<2 {
            let text = try String(decoding: CairoPainter.svg(of: list), as: UTF8.self)
            #expect(text.contains("id=\"image0\""))
            #expect(text.contains("#image1\""))
            #expect(text.components(separatedBy: "<image").count == 3)
            #expect(text.components(separatedBy: "<path").count == 3)
        }
    }
}
