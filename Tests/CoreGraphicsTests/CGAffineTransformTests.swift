import CoreGraphics
import TestSupport
import Testing

struct CGAffineTransformTests {
    static func random(_ generator: inout SeededGenerator) -> CGAffineTransform {
        func value() -> CGFloat { CGFloat.random(in: -4...4, using: &generator) }
        return CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
    }

    static func distance(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGFloat {
        [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map(abs).max() ?? 0
    }

    @Test func `the later call acts first`() {
        let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
        let joined = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(joined) == CGPoint(x: 22, y: 2))
    }

    @Test func `a quarter turn takes x to y`() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-15)
        #expect(point.y == 1)
    }

    @Test func `a rectangle becomes the box around its corners`() {
        let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-12)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
    }

    @Test func `without an inverse the transform comes back unchanged`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test(arguments: [1, 2, 3, 42, 2026] as [UInt64])
    func `transform and inverse cancel`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let t = Self.random(&generator)
            guard abs(t.a * t.d - t.b * t.c) > 0.1 else { continue }
            #expect(Self.distance(t.concatenating(t.inverted()), .identity) < 1e-10)
        }
    }

    @Test(arguments: [1, 2, 3, 42, 2026] as [UInt64])
    func `components put together give the transform`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let t = Self.random(&generator)
            guard abs(t.a * t.d - t.b * t.c) > 0.1 else { continue }
            #expect(Self.distance(CGAffineTransform(t.decomposed()), t) < 1e-9)
        }
    }

    @Test(arguments: [7, 8, 9] as [UInt64])
    func `concatenating equals applying one after the other`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let (s, t) = (Self.random(&generator), Self.random(&generator))
            let point = CGPoint(x: 3, y: -2)
            let (once, twice) = (point.applying(s.concatenating(t)), point.applying(s).applying(t))
            #expect(abs(once.x - twice.x) + abs(once.y - twice.y) < 1e-10)
        }
    }
}
