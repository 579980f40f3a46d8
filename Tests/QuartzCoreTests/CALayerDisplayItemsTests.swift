import DisplayList
import QuartzCore
import Testing
import TextEngine

struct CALayerDisplayItemsTests {
    private func make(_ width: CGFloat = 10, _ height: CGFloat = 10) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        return layer
    }

    @Test func `what cannot be seen gives nothing`() {
        let layer = make()
        layer.isHidden = true
        #expect(layer._displayItems(scale: 1).isEmpty)
        layer.isHidden = false
        layer.opacity = 0
        #expect(layer._displayItems(scale: 1).isEmpty)
        layer.opacity = 1
        #expect(layer._displayItems(scale: 1).count == 1)
        layer.position.x = .nan
        #expect(layer._displayItems(scale: 1).isEmpty)
        layer.position.x = 0
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(layer._displayItems(scale: 1).isEmpty)
        #expect(CALayer()._displayItems(scale: 1).isEmpty)
    }

    @Test func `order is background, contents, sublayers by depth, border`() {
        let layer = make()
        layer.borderWidth = 1
        let (high, low) = (make(), make())
        high.zPosition = 1
        high.backgroundColor = .black
        low.backgroundColor = .white
        layer.sublayers = [high, low]
        let reds: [Double] = layer._displayItems(scale: 1).map {
            if case .fill(_, .color(let color), let isRing) = $0 { return isRing ? -1 : color.red }
            return -2
        }
        #expect(reds == [1, 1, 0, -1])
    }

    @Test func `a layer that masks clips what is inside and throws no shadow`() {
        let layer = make()
        layer.cornerRadius = 4
        layer.shadowOpacity = 1
        layer.addSublayer(make())
        guard case .group(let shadowed) = layer._displayItems(scale: 1).first else {
            Issue.record("expected a shadow group")
            return
        }
        #expect(shadowed.shadow?.radius == 3)
        #expect(shadowed.shadow?.offsetY == -3)
        layer.masksToBounds = true
        let items = layer._displayItems(scale: 1)
        guard items.count == 2, case .group(let clipped) = items[1] else {
            Issue.record("expected background and clip, got \(items)")
            return
        }
        #expect(clipped.clip != nil)
        #expect(clipped.shadow == nil)
    }

    @Test func `opacity and mask act on the whole`() {
        let layer = make()
        layer.opacity = 0.5
        layer.mask = make(5, 5)
        layer.position = CGPoint(x: 100, y: 5)
        guard case .group(let group) = layer._displayItems(scale: 1).first else {
            Issue.record("expected a group")
            return
        }
        #expect(group.opacity == 0.5)
        #expect(group.mask?.count == 1)
        #expect(group.transform == [1, 0, 0, 1, 95, 0])
    }

    private final class Drawer: NSObject, CALayerDelegate {
        func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fillEllipse(in: layer.bounds) }
    }

    private final class Displayer: NSObject, CALayerDelegate {
        func display(_ layer: CALayer) { layer.contents = CGImage(_width: 1, height: 1, pixels: Data([9, 9, 9, 255])) }
    }

    @Test func `drawing is recorded only when it is asked for`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let drawer = Drawer()
        layer.delegate = drawer
        #expect(layer._displayItems(scale: 1).isEmpty)
        layer.setNeedsDisplay()
        #expect(layer._displayItems(scale: 1).count == 1)
        #expect(!layer.needsDisplay())
        let displayer = Displayer()
        layer.delegate = displayer
        layer.setNeedsDisplay()
        guard case .image = layer._displayItems(scale: 1).first else {
            Issue.record("expected the picture that the delegate set")
            return
        }
    }

    @Test(arguments: [
        (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
        (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
        (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
        (.center, CGRect(x: 45, y: 20, width: 10, height: 10)),
        (.topLeft, CGRect(x: 0, y: 40, width: 10, height: 10)),
        (.bottomRight, CGRect(x: 90, y: 0, width: 10, height: 10)),
    ])
    func `gravity places the contents`(gravity: CALayerContentsGravity, expected: CGRect) {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.contents = CGImage(_width: 20, height: 20, pixels: Data(count: 1600))
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        guard case .image(let image) = layer._displayItems(scale: 1).first else {
            Issue.record("expected a picture")
            return
        }
        #expect(CGRect(x: image.x, y: image.y, width: image.width, height: image.height) == expected)
    }

    @Test func `the middle of nine slices takes the rest`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.contents = CGImage(_width: 30, height: 30, pixels: Data(count: 3600))
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        let widths: [Double] = layer._displayItems(scale: 1).compactMap {
            if case .image(let image) = $0 { return image.width.rounded() }
            return nil
        }
        #expect(widths == [10, 80, 10, 10, 80, 10, 10, 80, 10])
    }

    @Test(arguments: [CALayerCornerCurve.circular, .continuous])
    func `corners stay within the bounds and mirror`(curve: CALayerCornerCurve) {
        let layer = make(100, 60)
        layer.cornerCurve = curve
        for radius: CGFloat in [0, 1, 10, 20, 25, 30, 500] {
            layer.cornerRadius = radius
            guard case .fill(let shape, _, _) = layer._displayItems(scale: 1).first else {
                Issue.record("expected a fill")
                return
            }
            let path = CGPath(shape)
            let box = path.boundingBoxOfPath
            #expect(abs(box.width - 100) < 1e-9 && abs(box.height - 60) < 1e-9)
            for point in [CGPoint(x: 2, y: 3), CGPoint(x: 1, y: 12), CGPoint(x: 5.5, y: 5.2)] {
                let mirrored = CGPoint(x: 100 - point.x, y: 60 - point.y)
                #expect(path.contains(point) == path.contains(mirrored))
            }
            // The middle of a corner's curve lies where a circle's does, or a little outside it.
            let used = min(radius, 30)
            let middle = used * (1 - 0.5.squareRoot())
            #expect(path.contains(CGPoint(x: middle + 0.5, y: middle + 0.5)))
            #expect(used < 5 || !path.contains(CGPoint(x: middle - used * 0.04 - 0.5, y: middle - used * 0.04 - 0.5)))
        }
    }

    @Test func `only the named corners are round`() {
        let layer = make(100, 100)
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        guard case .fill(let shape, _, _) = layer._displayItems(scale: 1).first else {
            Issue.record("expected a fill")
            return
        }
        let path = CGPath(shape)
        let inside = [(1, 1), (99, 1), (99, 99), (1, 99)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        #expect(inside == [false, true, false, true])
    }

    @Test func `a replicator shows its sublayers again, moved and tinted`() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let dot = make()
        dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
        replicator.addSublayer(dot)
        #expect(replicator._displayItems(scale: 1) == dot._displayItems(scale: 1))
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        replicator.instanceGreenOffset = -0.25
        replicator.instanceAlphaOffset = -0.5
        let items = replicator._displayItems(scale: 1)
        // The third has no opacity left; a quarter turn about (50, 50) brings (0, 0) to (100, 0).
        guard items.count == 2, case .fill(_, .color(let first), _) = items[0], case .group(let group) = items[1],
            case .fill(_, .color(let second), _) = group.items[0]
        else {
            Issue.record("expected a fill and a group, but got \(items)")
            return
        }
        #expect([first.green, second.green, group.opacity] == [0.5, 0.375, 0.5])
        let corner = CGPoint.zero.applying(group.affineTransform)
        #expect(abs(corner.x - 100) < 1e-9 && abs(corner.y) < 1e-9)
        replicator.instanceCount = 0
        #expect(replicator._displayItems(scale: 1).isEmpty)
    }
}
