import CairoPainter
import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextEngine

struct EffectTests {
    /// Half a picture's edge blurred: the alpha at a distance is the Gaussian's share of what lies beyond.
    @Test(arguments: [0.5, 1, 3, 8, 20])
    func `a shadow's edge is a Gaussian of its radius`(radius: Double) throws {
        let half = DisplayPath(rect: CGRect(x: -500, y: -500, width: 700, height: 1400))
        let shadow = DisplayShadow(color: .black, offsetX: 0, offsetY: 0, radius: radius, path: half)
        let nothing = Rendered.fill(0, 0, 1, 1, TextColor(red: 0, green: 0, blue: 0, alpha: 0))
        let group = DisplayItem.group(DisplayGroup(shadow: shadow, items: [nothing]))
        let picture = try Rendered([group], width: 400, height: 400, background: nil)
        var worst = 0.0
        for x in 120..<280 {
            let distance = (Double(x) + 0.5 - 200) / radius
            let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot())
            worst = max(worst, abs(expected - Double(picture[Double(x), 200][3])))
        }
        #expect(worst < (radius < 1 ? 20 : 4), "the largest difference is \(worst) of 255 levels")
    }

    @Test func `a shadow without a path is that of the items together`() throws {
        let shadow = DisplayShadow(color: .red, offsetX: 40, offsetY: 0, radius: 0)
        let items = [Rendered.fill(10, 10, 10, 10, .blue), Rendered.fill(30, 10, 10, 10, .blue)]
        let picture = try Rendered([.group(DisplayGroup(shadow: shadow, items: items))])
        #expect(picture[55, 15] == [255, 0, 0, 255])
        #expect(picture[75, 15] == [255, 0, 0, 255])
        #expect(picture[65, 15] == [255, 255, 255, 255])
        #expect(picture[15, 15] == [0, 0, 255, 255])
    }

    @Test func `shadows keep their size at every scale`() throws {
        let shadow = DisplayShadow(color: .black, offsetX: 0, offsetY: 10, radius: 4)
        let group = DisplayItem.group(DisplayGroup(shadow: shadow, items: [Rendered.fill(30, 30, 40, 40, .red)]))
        let (one, three) = (try Rendered([group]), try Rendered([group], scale: 3))
        for y in [75.5, 80.5, 85.5] { #expect(isClose(one[50, y], three[50, y], tolerance: 6)) }
    }

    @Test func `a shadow is cut off by the picture's edge and not by its own surface`() throws {
        let shadow = DisplayShadow(color: .black, offsetX: 0, offsetY: 0, radius: 10)
        let outside = DisplayGroup(shadow: shadow, items: [Rendered.fill(-100, 0, 100, 100, .red)])
        let picture = try Rendered([.group(outside)])
        #expect(isClose(picture[0, 50], [131, 131, 131, 255], tolerance: 8))
    }

    @Test func `a blur spreads and keeps the amount`() throws {
        let group = DisplayGroup(blurRadius: 5, items: [Rendered.fill(45, 45, 10, 10, .red)])
        let picture = try Rendered([.group(group)], background: nil)
        var sum = 0
        for y in 0..<100 {
            for x in 0..<100 { sum += picture[Double(x), Double(y)][0] }
        }
        #expect(abs(Double(sum) / (255 * 100) - 1) < 0.05)
        #expect(picture[40, 50][0] > 10)
        #expect(picture[50, 50][0] < 200)
    }

    @Test(arguments: [
        (DisplayBlendMode.multiply, [127, 0, 0]), (.screen, [255, 127, 127]), (.plusLighter, [255, 127, 127]),
        (.darken, [127, 0, 0]), (.lighten, [255, 127, 127]), (.difference, [127, 127, 127]),
        (.destinationOver, [127, 127, 127]), (.copy, [255, 0, 0]),
    ])
    func `blend modes mix with what lies below`(mode: DisplayBlendMode, expected: [Int]) throws {
        let gray = TextColor(red: 0.5, green: 0.5, blue: 0.5)
        let group = DisplayGroup(blendMode: mode, items: [Rendered.fill(0, 0, 50, 100, .red)])
        let picture = try Rendered([Rendered.fill(0, 0, 100, 100, gray), .group(group)])
        #expect(isClose(Array(picture[20, 20].prefix(3)), expected, tolerance: 3))
        #expect(isClose(Array(picture[80, 20].prefix(3)), [127, 127, 127], tolerance: 3))
    }

    @Test(arguments: [DisplayBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .clear])
    func `blend modes leave alone what the shape does not cover`(mode: DisplayBlendMode) throws {
        let group = DisplayGroup(blendMode: mode, items: [Rendered.fill(0, 0, 50, 100, .red)])
        let picture = try Rendered([Rendered.fill(0, 0, 100, 100, .blue), .group(group)], background: nil)
        #expect(picture[80, 20] == [0, 0, 255, 255])
    }

    @Test func `an isolated group clears only its own`() throws {
        let clear = DisplayItem.group(DisplayGroup(blendMode: .clear, items: [Rendered.fill(25, 25, 50, 50, .black)]))
        let items = [Rendered.fill(0, 0, 100, 100, .red), clear]
        let isolated = try Rendered([
            Rendered.fill(0, 0, 100, 100, .blue), .group(DisplayGroup(isIsolated: true, items: items)),
        ])
        #expect(isolated[50, 50] == [0, 0, 255, 255])
        #expect(isolated[10, 10] == [255, 0, 0, 255])
    }
}
