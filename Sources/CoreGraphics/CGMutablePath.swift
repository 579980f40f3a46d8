public class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(_elements: [])
    }

    public override init(_elements: [_CGPathElement]) {
        super.init(_elements: _elements)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        _elements.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quad(control: control, end: end), transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.curve(control1: control1, control2: control2, end: end), transform)
    }

    public func closeSubpath() {
        guard let last = _elements.last, last != .close else { return }
        _elements.append(.close)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        _elements += path._transformed(transform)
    }

    /// A path must begin with a move; without one, a drawing step starts at its own first point.
    fileprivate func append(_ element: _CGPathElement, _ transform: CGAffineTransform) {
        let moved = element.applying(transform)
        if _elements.isEmpty, let first = moved.points.first { _elements.append(.move(first)) }
        _elements.append(moved)
    }
}

// MARK: - Shapes

extension CGMutablePath {
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addLines(between: rect._corners, transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let unit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let arc = _CGArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
        let placed = unit.concatenating(transform)
        move(to: arc.start, transform: placed)
        for curve in arc.curves { append(curve, placed) }
        closeSubpath()
    }

    /// Corners larger than half a side are cut down to it.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let width = max(0, min(cornerWidth, rect.width / 2))
        let height = max(0, min(cornerHeight, rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        let arm = CGSize(width: width * (1 - _CGArc.quarterArm), height: height * (1 - _CGArc.quarterArm))
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        let corners: [(corner: CGPoint, x: CGFloat, y: CGFloat, entersVertically: Bool)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, true),
            (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, false),
            (CGPoint(x: rect.minX, y: rect.minY), 1, 1, true),
            (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, false),
        ]
        for (corner, x, y, entersVertically) in corners {
            let vertical = CGPoint(x: corner.x, y: corner.y + y * height)
            let verticalArm = CGPoint(x: corner.x, y: corner.y + y * arm.height)
            let horizontal = CGPoint(x: corner.x + x * width, y: corner.y)
            let horizontalArm = CGPoint(x: corner.x + x * arm.width, y: corner.y)
            addLine(to: entersVertically ? vertical : horizontal, transform: transform)
            addCurve(
                to: entersVertically ? horizontal : vertical,
                control1: entersVertically ? verticalArm : horizontalArm,
                control2: entersVertically ? horizontalArm : verticalArm, transform: transform)
        }
        closeSubpath()
    }

    /// Radians; the arc is joined to the current point, if there is one, by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let arc = _CGArc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
        if isEmpty { move(to: arc.start, transform: transform) } else { addLine(to: arc.start, transform: transform) }
        for curve in arc.curves { append(curve, transform) }
    }

    /// `clockwise` is meant with y upwards: with y downwards, as in UIKit, such an arc is seen to run the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: _CGArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// 1. The circle of the given radius touches the lines current point–`tangent1End` and `tangent1End`–`tangent2End`.
    /// 2. A line is drawn to the first touching point, then the arc to the second.
    ///
    /// When the three points lie on one line a line to `tangent1End` is all that is drawn.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let from = isEmpty ? tangent1End : currentPoint.applying(transform.inverted())
        guard let arc = _CGArc(from: from, corner: tangent1End, to: tangent2End, radius: radius) else {
            return addLine(to: tangent1End, transform: transform)
        }
        addRelativeArc(
            center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.sweep, transform: transform)
    }
}

extension CGMutablePath {
    /// A step as it stands.
    public func _append(_ element: _CGPathElement) {
        append(element, .identity)
    }
}
