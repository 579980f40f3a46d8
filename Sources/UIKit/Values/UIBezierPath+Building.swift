import CoreGraphics
import Foundation

extension UIBezierPath {
    public func move(to point: CGPoint) { path.move(to: point) }

    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Starts with a line from the current point where there is one.
    ///
    /// - Parameter clockwise: as seen with y downwards: angles grow.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means the direction with y upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    public func close() { path.closeSubpath() }

    public func removeAllPoints() { cgPath = CGMutablePath() }

    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms every point; the line attributes stay.
    public func apply(_ transform: CGAffineTransform) {
        cgPath = CGPath(_elements: path._transformed(transform))
    }

    /// The same outline drawn the other way round.
    public func reversing() -> UIBezierPath {
        guard let reversed = copy() as? UIBezierPath else { return self }
        reversed.cgPath = CGPath(_elements: PathReversal.reversed(path._elements))
        return reversed
    }

    // MARK: Drawing on the current context

    public func fill() {
        fill(with: .normal, alpha: 1)
    }

    public func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        context.restoreGState()
    }

    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        configure(context)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Cuts later drawing on the current context to the inside of the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

/// Turns the subpaths of a path round.
enum PathReversal {
    /// Each subpath begins where it ended; the order of the subpaths is turned, too.
    static func reversed(_ elements: [_CGPathElement]) -> [_CGPathElement] {
        var subpaths: [[_CGPathElement]] = []
        for element in elements {
            if case .move = element {
                subpaths.append([element])
            } else if subpaths.isEmpty {
                subpaths.append([element])
            } else {
                subpaths[subpaths.count - 1].append(element)
            }
        }
        return subpaths.reversed().flatMap(reversedSubpath)
    }

    private static func reversedSubpath(_ elements: [_CGPathElement]) -> [_CGPathElement] {
        let isClosed = elements.contains(.close)
        let drawn = elements.filter { $0 != .close }
        guard let last = drawn.last?.points.last else { return elements }
        var result: [_CGPathElement] = [.move(last)]
        for index in drawn.indices.dropFirst().reversed() {
            guard let target = drawn[index - 1].points.last else { continue }
            switch drawn[index] {
            case .curve(let control1, let control2, _):
                result.append(.curve(control1: control2, control2: control1, end: target))
            case .quad(let control, _): result.append(.quad(control: control, end: target))
            default: result.append(.line(target))
            }
        }
        return isClosed ? result + [.close] : result
    }
}
