import QuartzCore
import TestSupport
import Testing

struct CALayerGeometryTests {
    @Test func `the frame follows bounds, position and anchor`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 100, height: 40)
        layer.position = CGPoint(x: 200, y: 100)
        #expect(layer.frame == CGRect(x: 150, y: 80, width: 100, height: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 200, y: 100, width: 100, height: 40))
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.bounds == CGRect(x: 5, y: 5, width: 3, height: 4))
    }

    @Test func `a turned layer's frame is the box around it`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.minX - 30) < 1e-9 && abs(frame.minY + 30) < 1e-9)
        #expect(abs(frame.width - 40) < 1e-9 && abs(frame.height - 100) < 1e-9)
    }

    @Test func `setting the frame of a scaled layer scales back`() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 4, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
        #expect(layer.bounds.size == CGSize(width: 50, height: 20))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 80))
    }

    @Test func `points convert through scrolled and moved layers`() {
        let (root, scroll, leaf) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        scroll.bounds.origin = CGPoint(x: 0, y: 200)
        leaf.frame = CGRect(x: 5, y: 210, width: 10, height: 10)
        root.addSublayer(scroll)
        scroll.addSublayer(leaf)
        #expect(leaf.convert(.zero, to: root) == CGPoint(x: 15, y: 20))
        #expect(leaf.convert(CGPoint(x: 15, y: 20), from: root) == .zero)
        #expect(root.convert(CGRect(x: 15, y: 20, width: 1, height: 1), to: leaf).origin == .zero)
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: leaf) == CGPoint(x: 1, y: 1))
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `converting there and back changes nothing`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
        var layers = [CALayer()]
        for _ in 0..<5 {
            let layer = CALayer()
            layer.bounds = CGRect(x: value(-9...9), y: value(-9...9), width: value(1...99), height: value(1...99))
            layer.position = CGPoint(x: value(-50...50), y: value(-50...50))
            layer.anchorPoint = CGPoint(x: value(0...1), y: value(0...1))
            layer.transform = CATransform3DRotate(
                CATransform3DMakeScale(value(0.5...2), value(0.5...2), 1), value(-3...3), 0, 0, 1)
            layers[Int.random(in: 0..<layers.count, using: &generator)].addSublayer(layer)
            layers.append(layer)
        }
        for from in layers {
            for to in layers {
                let point = CGPoint(x: value(-99...99), y: value(-99...99))
                let back = from.convert(from.convert(point, to: to), from: to)
                #expect(abs(back.x - point.x) + abs(back.y - point.y) < 1e-9)
            }
        }
    }

    @Test func `hits go to what lies in front`() {
        let (root, back, front) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        front.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
        root.sublayers = [front, back]
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
        front.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
        #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
    }

    @Test func `a turn about x is a shorter layer, perspective a smaller one`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        #expect(abs(layer.frame.height - 50) < 1e-9)
        #expect(abs(layer.frame.width - 100) < 1e-9)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        layer.transform = CATransform3DTranslate(perspective, 0, 0, -500)
        #expect(abs(layer.frame.width - 50) < 1e-9)
        #expect(abs(layer.frame.midX - 50) < 1e-9)
    }

    @Test func `matrices and their inverses cancel`() {
        let t = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 1, 1, 2, 3)
        let one = CATransform3DConcat(t, CATransform3DInvert(t))
        #expect(abs(one.m11 - 1) + abs(one.m41) + abs(one.m23) < 1e-12)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
        #expect(!CATransform3DIsAffine(t))
    }
}
