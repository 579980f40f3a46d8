extension CGPath {
    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { CGRect._bounding(_elements.flatMap(\.points)) }

    /// The smallest rectangle around the drawn curves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var cursor = _CGPathCursor()
        var points: [CGPoint] = []
        for element in _elements {
            if let last = element.points.last { points.append(last) }
            if let from = cursor.current { points += element.extremes(from: from) }
            cursor.advance(over: element)
        }
        return CGRect._bounding(points)
    }

    /// Open subpaths count as closed; a point exactly on an edge may count either way.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var winding = 0
        for polygon in _polygons(transform: transform) {
            for (from, to) in zip(polygon.points, polygon.points.dropFirst() + polygon.points.prefix(1)) {
                winding += Self.crossing(point, from, to)
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// +1 or −1 where the edge crosses the ray to the right of the point, upwards or downwards.
    private static func crossing(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Int {
        guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { return 0 }
        return to.y > from.y ? 1 : -1
    }

    /// Whether the path is one axis-parallel rectangle, which is then stored in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let polygons = _polygons(transform: .identity)
        guard polygons.count == 1, var points = polygons.first?.points,
            !_elements.contains(where: { $0.points.count > 1 })
        else { return false }
        if points.count == 5, points.first == points.last { points.removeLast() }
        guard points.count == 4 else { return false }
        let box = CGRect._bounding(points)
        let isHorizontalFirst = points[0].y == points[1].y
        for index in 0..<4 {
            let next = points[(index + 1) % 4]
            let isHorizontal = (index % 2 == 0) == isHorizontalFirst
            if isHorizontal ? points[index].y != next.y : points[index].x != next.x { return false }
        }
        rect?.pointee = box
        return true
    }

    /// Curves become chords that stay within `threshold` of them.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(_building: { path in
            for polygon in _polygons(transform: .identity, tolerance: max(threshold, 1e-3)) {
                path.addLines(between: polygon.points)
                if polygon.isClosed { path.closeSubpath() }
            }
        })
    }
}

extension _CGPathElement {
    /// The points where a curve turns back in x or in y.
    fileprivate func extremes(from: CGPoint) -> [CGPoint] {
        switch self {
        case .move, .line, .close: return []
        case .quad(let control, let end):
            return (Self.quadRoots(from.x, control.x, end.x) + Self.quadRoots(from.y, control.y, end.y))
                .map { point(at: $0, from: from) }
        case .curve(let control1, let control2, let end):
            let xs = Self.cubicRoots(from.x, control1.x, control2.x, end.x)
            let ys = Self.cubicRoots(from.y, control1.y, control2.y, end.y)
            return (xs + ys).map { point(at: $0, from: from) }
        }
    }

    private static func quadRoots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> [CGFloat] {
        let denominator = p0 - 2 * p1 + p2
        guard denominator != 0 else { return [] }
        return inside([(p0 - p1) / denominator])
    }

    private static func cubicRoots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : inside([-c / b]) }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return inside([(-b + root) / (2 * a), (-b - root) / (2 * a)])
    }

    private static func inside(_ values: [CGFloat]) -> [CGFloat] { values.filter { $0 > 0 && $0 < 1 } }

    func point(at t: CGFloat, from: CGPoint) -> CGPoint {
        let s = 1 - t
        switch self {
        case .move(let end), .line(let end):
            return CGPoint(x: s * from.x + t * end.x, y: s * from.y + t * end.y)
        case .quad(let control, let end):
            return CGPoint(
                x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
        case .curve(let control1, let control2, let end):
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: w0 * from.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
                y: w0 * from.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
        case .close: return from
        }
    }
}
