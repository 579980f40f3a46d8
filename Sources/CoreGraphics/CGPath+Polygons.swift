/// A subpath whose curves have become chords.
public struct _CGPolygon: Hashable, Sendable {
    public var points: [CGPoint]
    public var isClosed: Bool
}

extension CGPath {
    /// One polygon a subpath; `tolerance` is the largest distance of a chord from its curve, in points.
    public func _polygons(transform: CGAffineTransform, tolerance: CGFloat = 0.05) -> [_CGPolygon] {
        var polygons: [_CGPolygon] = []
        var current = _CGPolygon(points: [], isClosed: false)
        func finish() {
            if !current.points.isEmpty { polygons.append(current) }
            current = _CGPolygon(points: [], isClosed: false)
        }
        var cursor = _CGPathCursor()
        for element in _transformed(transform) {
            switch element {
            case .move(let point):
                finish()
                current.points = [point]
            case .close:
                current.isClosed = true
                finish()
            default:
                let from = cursor.current ?? element.points[0]
                if current.points.isEmpty { current.points = [from] }
                let count = element.chords(from: from, tolerance: tolerance)
                for index in 1...count {
                    current.points.append(element.point(at: CGFloat(index) / CGFloat(count), from: from))
                }
            }
            cursor.advance(over: element)
        }
        finish()
        return polygons
    }
}

extension _CGPathElement {
    /// How many chords keep within the tolerance: from the second differences of the control points.
    func chords(from: CGPoint, tolerance: CGFloat) -> Int {
        let points = [from] + self.points
        guard points.count > 2 else { return 1 }
        var largest: CGFloat = 0
        for index in 0..<(points.count - 2) {
            let dx = points[index].x - 2 * points[index + 1].x + points[index + 2].x
            let dy = points[index].y - 2 * points[index + 1].y + points[index + 2].y
            largest = max(largest, (dx * dx + dy * dy).squareRoot())
        }
        let degree = CGFloat(points.count - 1)
        let count = (degree * (degree - 1) / 8 * largest / tolerance).squareRoot()
        return count.isFinite ? max(1, min(256, Int(count.rounded(.up)))) : 1
    }
}
