// What Apple's geometry values have beyond the ones that Foundation brings on Linux.

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// The linear part alone acts on sizes; the result may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// The smallest rectangle around the four transformed corners; null and infinite rectangles stay as they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.b == 0 && t.c == 0 {
            let x0 = t.a * minX + t.tx
            let y0 = t.d * minY + t.ty
            let x1 = t.a * maxX + t.tx
            let y1 = t.d * maxY + t.ty
            return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(t.a * width), height: abs(t.d * height))
        }
        let corners = _corners.map { $0.applying(t) }
        return CGRect._bounding(corners)
    }

    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// Clockwise from the corner at the smallest coordinates.
    public var _corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }

    /// The smallest rectangle that holds all points; null for none.
    public static func _bounding(_ points: some Sequence<CGPoint>) -> CGRect {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else { return .null }
        var low = first
        var high = first
        while let point = iterator.next() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
