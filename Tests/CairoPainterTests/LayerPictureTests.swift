import CairoPainter
import CoreGraphics
import QuartzCore
import Testing

struct LayerPictureTests {
    private func make(_ frame: CGRect, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: red, green: green, blue: blue, alpha: 1)
        return layer
    }

    private let all = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func `rounded corners show what lies behind`() throws {
        let layer = make(all, 1, 0, 0)
        layer.cornerRadius = 20
        let picture = try Rendered(layer, scale: 2)
        #expect(picture[1, 1] == [255, 255, 255, 255])
        #expect(picture[99, 99] == [255, 255, 255, 255])
        #expect(picture[10, 10] == [255, 0, 0, 255])
        #expect(picture[50, 0] == [255, 0, 0, 255])
    }

    @Test func `borders lie inside, above sublayers`() throws {
        let layer = make(all, 1, 1, 1)
        layer.borderWidth = 10
        layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(make(all, 1, 0, 0))
        let picture = try Rendered(layer)
        #expect(picture[0, 50] == [0, 0, 255, 255])
        #expect(picture[9, 50] == [0, 0, 255, 255])
        #expect(picture[10, 50] == [255, 0, 0, 255])
    }

    @Test func `masking to the bounds cuts sublayers at the corners`() throws {
        let layer = make(all, 1, 1, 1)
        layer.addSublayer(make(CGRect(x: -50, y: -50, width: 100, height: 100), 1, 0, 0))
        layer.cornerRadius = 30
        layer.masksToBounds = true
        let picture = try Rendered(layer)
        #expect(picture[2, 2] == [255, 255, 255, 255])
        #expect(picture[20, 20] == [255, 0, 0, 255])
    }

    @Test func `slanting gradients follow the square stretched with the bounds`() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        layer.colors = [CGColor.black, CGColor.white]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        let picture = try Rendered(layer)
        // The middle of the change runs through the two other corners.
        #expect(isClose(picture[1, 48.5], picture[198.5, 1], tolerance: 8))
        #expect(isClose(picture[100, 25], picture[198.5, 1], tolerance: 8))
    }

    @Test func `sublayers turn about their anchor`() throws {
        let root = make(all, 1, 1, 1)
        let bar = make(CGRect(x: 40, y: 10, width: 20, height: 80), 1, 0, 0)
        bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        root.addSublayer(bar)
        let picture = try Rendered(root)
        #expect(picture[15, 50] == [255, 0, 0, 255])
        #expect(picture[50, 15] == [255, 255, 255, 255])
    }

    @Test func `a shape's stroke ends where it is told`() throws {
        let shape = CAShapeLayer()
        shape.frame = all
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
        shape.path = path
        shape.strokeColor = .black
        shape.lineWidth = 10
        shape.strokeEnd = 0.5
        let picture = try Rendered(shape)
        #expect(picture[45, 50] == [0, 0, 0, 255])
        #expect(picture[55, 50] == [255, 255, 255, 255])
    }

    @Test func `a layer renders into a context in its own coordinates`() throws {
        CairoPainter.register()
        let context = try #require(CGContext._makeBitmap(size: CGSize(width: 10, height: 10), scale: 1))
        let layer = make(CGRect(x: 500, y: 500, width: 10, height: 10), 1, 0, 0)
        layer.render(in: context)
        #expect(context.makeImage()?._pixels.prefix(4) == Data([255, 0, 0, 255]))
    }
}
