import CoreGraphics
import TestSupport
import Testing

struct CGPathTests {
    static func length(_ path: CGPath) -> CGFloat {
        path._polygons(transform: .identity, tolerance: 0.001).reduce(0) { sum, polygon in
            let closing = polygon.isClosed ? polygon.points.prefix(1) : []
            let points = polygon.points + closing
            return sum
                + zip(points, points.dropFirst()).reduce(0) { sum, pair in
                    let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
                    return sum + (dx * dx + dy * dy).squareRoot()
                }
        }
    }

    @Test func `an empty path has no box and no point`() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.currentPoint == .zero)
        #expect(!path.contains(.zero))
    }

    @Test func `a rounded rectangle leaves out its corners`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let path = CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
        #expect(!path.contains(CGPoint(x: 11, y: 21)))
        #expect(path.contains(CGPoint(x: 14, y: 24)))
        #expect(path.contains(CGPoint(x: 60, y: 21)))
    }

    @Test func `corners are cut down to half a side`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
        #expect(path.boundingBox == rect)
    }

    @Test func `the box of a curve is that of what is drawn`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox.maxY == 10)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func `a circle is round`() {
        let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        #expect(abs(Self.length(path) - 20 * .pi) < 0.02)
        #expect(path.contains(CGPoint(x: 7, y: 7)))
        #expect(!path.contains(CGPoint(x: 7.2, y: 7.2)))
    }

    @Test(arguments: [(false, 5.0, 5.0), (true, -5.0, -5.0)])
    func `an arc turns the way it is told`(clockwise: Bool, x: Double, y: Double) {
        // From the right of the circle to its top or, the other way, over three quarters of it.
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        #expect(abs(path.currentPoint.x) < 1e-9)
        #expect(abs(path.currentPoint.y - 10) < 1e-9)
        #expect(abs(Self.length(path) - (clockwise ? 15 : 5) * .pi) < 0.01)
        #expect(path.contains(CGPoint(x: x * 1.2, y: y * 1.2)))
    }

    @Test func `a full turn stays a full turn`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(abs(Self.length(path) - 2 * .pi) < 0.001)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 1, startAngle: .pi, endAngle: -.pi, clockwise: true)
        #expect(abs(Self.length(other) - 2 * .pi) < 0.001)
    }

    @Test func `a tangent arc rounds a corner`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9)
        #expect(abs(path.currentPoint.y - 4) < 1e-9)
        #expect(abs(Self.length(path) - (6 + 2 * .pi)) < 0.01)
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
    }

    @Test func `even-odd leaves holes that winding fills`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func `a rectangle is known as one`() {
        var found = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
    }

    @Test func `elements can be walked`() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test func `a copy does not follow the original`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy?.boundingBox.width == 1)
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel])
    func `a stroke is as wide as its line`(join: CGLineJoin) {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 10, y: 1.9)))
        #expect(!outline.contains(CGPoint(x: 10, y: 2.1)))
        #expect(!outline.contains(CGPoint(x: -0.1, y: 0)))
        #expect(outline.contains(CGPoint(x: 21.9, y: -1.9)) == (join == .miter))
        #expect(outline.contains(CGPoint(x: 20.5, y: -0.5)))
    }

    @Test func `dashes leave gaps`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let dashed = path.copy(dashingWithPhase: 0, lengths: [3, 2])
        #expect(abs(Self.length(dashed) - 12) < 1e-9)
        let shifted = path.copy(dashingWithPhase: 1, lengths: [3, 2])
        #expect(shifted._elements.prefix(2) == [.move(.zero), .line(CGPoint(x: 2, y: 0))])
        #expect(path.copy(dashingWithPhase: 0, lengths: [0]) == path.copy())
    }

    @Test(arguments: [11, 12, 13, 14] as [UInt64])
    func `parts of a path add up to its length`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let path = CGMutablePath()
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...100, using: &generator), y: .random(in: 0...100, using: &generator))
        }
        path.move(to: point())
        path.addLine(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: point(), control: point())
        path.closeSubpath()
        path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 30, height: 10)))
        let cut = CGFloat.random(in: 0.1...0.9, using: &generator)
        let whole = Self.length(path)
        let first = Self.length(path._trimmed(from: 0, to: cut))
        let second = Self.length(path._trimmed(from: cut, to: 1))
        #expect(abs(first + second - whole) < 0.01 * whole)
        #expect(abs(first - cut * whole) < 0.01 * whole)
    }
}
