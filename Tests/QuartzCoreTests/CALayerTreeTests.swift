import QuartzCore
import Testing

struct CALayerTreeTests {
    private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).compactMap(\.name) }

    private func make(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func `sublayers keep their order`() {
        let root = CALayer()
        let (a, b, c, d) = (make("a"), make("b"), make("c"), make("d"))
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, below: a)
        root.insertSublayer(d, above: b)
        #expect(names(root) == ["b", "d", "c", "a"])
        root.addSublayer(b)
        #expect(names(root) == ["d", "c", "a", "b"])
        root.replaceSublayer(c, with: make("e"))
        #expect(names(root) == ["d", "e", "a", "b"])
        #expect(c.superlayer == nil)
        a.removeFromSuperlayer()
        #expect(names(root) == ["d", "e", "b"])
        root.insertSublayer(a, at: 99)
        #expect(names(root).last == "a")
    }

    @Test func `a layer goes from one parent to the other`() {
        let (one, two, child) = (CALayer(), CALayer(), make("child"))
        one.addSublayer(child)
        two.addSublayer(child)
        #expect(one.sublayers == nil)
        #expect(child.superlayer === two)
    }

    @Test func `a layer is never put inside itself`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.addSublayer(outer)
        #expect(inner.sublayers == nil)
        #expect(outer.superlayer == nil)
    }

    private final class Layouter: NSObject, CALayerDelegate {
        var laidOut: [String] = []
        func layoutSublayers(of layer: CALayer) { laidOut.append(layer.name ?? "") }
    }

    @Test func `layout goes from the outermost layer that asks inwards, once each`() {
        let layouter = Layouter()
        let (root, middle, leaf) = (make("root"), make("middle"), make("leaf"))
        for layer in [root, middle, leaf] { layer.delegate = layouter }
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        leaf.layoutIfNeeded()
        #expect(layouter.laidOut == ["root", "middle"])
        leaf.bounds.size.width = 5
        leaf.bounds.origin.x = 5
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(layouter.laidOut == ["root", "middle", "leaf"])
    }

    @Test func `added animations are kept as copies and change no values`() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        layer.add(animation, forKey: "fade")
        animation.toValue = 1
        #expect(layer.opacity == 1)
        #expect(layer.animationKeys() == ["fade"])
        let kept = layer.animation(forKey: "fade") as? CABasicAnimation
        #expect(kept?.toValue as? Int == 0)
        #expect(kept?.duration == 0.25)
        layer.add(CASpringAnimation(keyPath: "position.x"), forKey: nil)
        #expect(layer.animationKeys()?.count == 2)
        layer.removeAnimation(forKey: "fade")
        #expect(layer.animation(forKey: "fade") == nil)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test func `values have key paths`() {
        let layer = CAShapeLayer()
        layer.setValue(0.5, forKeyPath: "opacity")
        layer.setValue(3, forKeyPath: "position.x")
        layer.setValue(2.0, forKeyPath: "transform.scale")
        layer.setValue(CGFloat(0.25), forKeyPath: "strokeEnd")
        layer.setValue("mine", forKey: "own")
        #expect(layer.opacity == 0.5)
        #expect(layer.position.x == 3)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.strokeEnd == 0.25)
        #expect(layer.value(forKey: "own") as? String == "mine")
        #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
        #expect(layer.value(forKey: "nothing") == nil)
    }

    private final class Subclass: CALayer {
        var extra = 1
        override var frame: CGRect { didSet { extra += 1 } }
        override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }

    @Test func `subclasses inherit their initialisers`() {
        let layer = Subclass()
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(layer.extra == 2)
        #expect(Subclass(layer: layer).bounds == layer.bounds)
        #expect((CAGradientLayer.self as CALayer.Type).init() is CAGradientLayer)
    }

    @Test func `transactions nest and complete`() {
        var completed = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { completed += 1 }
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(completed == 1)
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `timing curves start at 0, end at 1 and rise`() {
        for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
            let curve = CAMediaTimingFunction(name: name)
            let values = (0...20).map { curve._value(at: Double($0) / 20) }
            #expect(values.first == 0 && values.last == 1)
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        }
        #expect(abs(CAMediaTimingFunction(name: .linear)._value(at: 0.3) - 0.3) < 1e-9)
        #expect(CAMediaTimingFunction(name: .easeIn)._value(at: 0.5) < 0.4)
    }
}
