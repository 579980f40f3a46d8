import CairoPainter
import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextEngine

struct ImageTests {
    /// 2 by 2: red, green; blue, half-clear white.
    static let pixels = DisplayPixels(
        width: 2, height: 2, bytes: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128]))

    @Test func `pictures are drawn where they belong, one to one`() throws {
        let image = DisplayImage(pixels: Self.pixels, x: 10, y: 20, width: 2, height: 2)
        let picture = try Rendered([.image(image)], background: nil)
        #expect(picture[10, 20] == [255, 0, 0, 255])
        #expect(picture[11, 20] == [0, 255, 0, 255])
        #expect(picture[10, 21] == [0, 0, 255, 255])
        #expect(picture[11, 21] == [128, 128, 128, 128])
        #expect(picture[9, 20] == [0, 0, 0, 0])
        #expect(picture[12, 20] == [0, 0, 0, 0])
    }

    @Test func `enlarged pictures blend or do not, and end at their edges`() throws {
        var image = DisplayImage(pixels: Self.pixels, x: 0, y: 0, width: 80, height: 80)
        let smooth = try Rendered([.image(image)], background: nil)
        #expect(smooth[0, 0] == [255, 0, 0, 255])
        #expect(isClose(smooth[40, 5], [127, 127, 0, 255], tolerance: 5))
        #expect(smooth[81, 5] == [0, 0, 0, 0])
        image.interpolation = .nearest
        let blocky = try Rendered([.image(image)])
        #expect(blocky[38, 5] == [255, 0, 0, 255])
        #expect(blocky[41, 5] == [0, 255, 0, 255])
    }

    @Test func `reduced pictures are averaged`() throws {
        var bytes = Data()
        for index in 0..<(64 * 64) { bytes += index % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
        let stripes = DisplayPixels(width: 64, height: 64, bytes: bytes)
        let picture = try Rendered([.image(DisplayImage(pixels: stripes, x: 0, y: 0, width: 8, height: 8))])
        #expect(isClose(picture[4, 4], [127, 127, 127, 255], tolerance: 12))
    }

    @Test func `a tint keeps only the alpha`() throws {
        let image = DisplayImage(pixels: Self.pixels, x: 0, y: 0, width: 2, height: 2, tint: .blue)
        let picture = try Rendered([.image(image)], background: nil)
        #expect(picture[0, 0] == [0, 0, 255, 255])
        #expect(picture[1, 1] == [0, 0, 128, 128])
    }

    @Test func `a part fills the rectangle`() throws {
        let image = DisplayImage(
            pixels: Self.pixels, x: 0, y: 0, width: 50, height: 50, source: [1, 0, 1, 1], interpolation: .nearest)
        let picture = try Rendered([.image(image)])
        #expect(picture[25, 25] == [0, 255, 0, 255])
        #expect(picture[1, 49] == [0, 255, 0, 255])
    }

    @Test func `pixels that do not fit are left out`() throws {
        let broken = DisplayPixels(width: 5, height: 5, bytes: Data([1, 2, 3]))
        let picture = try Rendered([.image(DisplayImage(pixels: broken, x: 0, y: 0, width: 50, height: 50))])
        #expect(picture[25, 25] == [255, 255, 255, 255])
    }
}
