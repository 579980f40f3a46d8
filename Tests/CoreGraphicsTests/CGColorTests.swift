import CoreGraphics
import Testing

struct CGColorTests {
    @Test func `components end with the alpha`() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.4)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    }

    @Test func `grey is drawn as three equal components`() {
        #expect(CGColor(gray: 0.5, alpha: 0.25)._rgba == _CGRGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    }

    @Test func `display P3 is cut to sRGB`() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(red._rgba.red == 1)
        #expect(red._rgba.green == 0)
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
        #expect(abs(white._rgba.red - 1) < 1e-6)
        #expect(abs(white._rgba.green - 1) < 1e-6)
        #expect(abs(white._rgba.blue - 1) < 1e-6)
        // CSS Color 4's own example pair: color(display-p3 0.5 0.6 0.7) lies inside sRGB.
        let inside = try #require(CGColor(colorSpace: space, components: [0.5, 0.6, 0.7, 1]))
        #expect(inside._rgba.red < 0.5)
        #expect(inside._rgba.blue > 0.7)
    }

    @Test func `equal colours are equal`() {
        #expect(CGColor(gray: 1, alpha: 1) == CGColor.white)
        #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) != CGColor.white)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test func `gradients sort their stops and keep hard edges`() throws {
        let colors = [CGColor.white, CGColor.black, CGColor.clear]
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0.5, 0.5, 0]))
        #expect(gradient._stops.map(\.location) == [0, 0.5, 0.5])
        #expect(gradient._stops[1].color.red == 1)
        #expect(gradient._stops[2].color.red == 0)
        let even = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        #expect(even._stops.map(\.location) == [0, 0.5, 1])
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }
}
