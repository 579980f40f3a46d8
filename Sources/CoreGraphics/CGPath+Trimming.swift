extension CGPath {
    /// The part of the path between two shares of its whole length, 0 to 1.
    ///
    /// 1. Subpaths follow each other; closing lines count.
    /// 2. A curve is cut where the length along its chords reaches the share, so that what is left of it stays a curve.
    public func _trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let start = max(0, min(1, start))
        let end = max(0, min(1, end))
        if start == 0 && end == 1 { return self }
        guard start < end else { return CGPath(_elements: []) }
        let pieces = _CGPathPiece.pieces(of: _elements)
        let total = pieces.map(\.length).reduce(0, +)
        let (from, to) = (start * total, end * total)
        var done: CGFloat = 0
        return CGPath(_building: { path in
            var last: CGPoint?
            for piece in pieces {
                defer { done += piece.length }
                guard done + piece.length > from, done < to, piece.length > 0 else { continue }
                let low = piece.parameter(at: from - done)
                let high = piece.parameter(at: to - done)
                let first = piece.element.point(at: low, from: piece.from)
                if last != first || piece.startsSubpath { path.move(to: first) }
                path._append(piece.element.part(low, high, from: piece.from))
                last = path.currentPoint
            }
        })
    }
}

/// One drawn step of a path with where it starts and how long it is.
private struct _CGPathPiece {
    var from: CGPoint
    var element: _CGPathElement
    var startsSubpath: Bool
    /// The length up to each of the evenly spaced parameters.
    var lengths: [CGFloat]
    var length: CGFloat { lengths.last ?? 0 }

    static func pieces(of elements: [_CGPathElement]) -> [_CGPathPiece] {
        var pieces: [_CGPathPiece] = []
        var cursor = _CGPathCursor()
        var starts = true
        for element in elements {
            let current = cursor.current
            let start = cursor.start
            cursor.advance(over: element)
            guard let from = current else { continue }
            switch element {
            case .move: starts = true
            case .close:
                if let start, start != from { pieces.append(_CGPathPiece(from, .line(start), starts)) }
                starts = true
            default:
                pieces.append(_CGPathPiece(from, element, starts))
                starts = false
            }
        }
        return pieces
    }

    init(_ from: CGPoint, _ element: _CGPathElement, _ startsSubpath: Bool) {
        self.from = from
        self.element = element
        self.startsSubpath = startsSubpath
        let count = element.points.count == 1 ? 1 : 64
        var sum: CGFloat = 0
        var previous = from
        lengths = [0]
        for index in 1...count {
            let point = element.point(at: CGFloat(index) / CGFloat(count), from: from)
            let (dx, dy) = (point.x - previous.x, point.y - previous.y)
            sum += (dx * dx + dy * dy).squareRoot()
            lengths.append(sum)
            previous = point
        }
    }

    func parameter(at distance: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        let index = lengths.firstIndex { $0 >= distance } ?? lengths.count - 1
        let (low, high) = (lengths[index - 1], lengths[index])
        let share = high > low ? (distance - low) / (high - low) : 0
        return (CGFloat(index - 1) + share) / CGFloat(lengths.count - 1)
    }
}

extension _CGPathElement {
    /// The step between two parameters, by cutting twice as de Casteljau does.
    fileprivate func part(_ low: CGFloat, _ high: CGFloat, from: CGPoint) -> _CGPathElement {
        if low <= 0 && high >= 1 { return self }
        let tail = Self.tail([from] + points, at: low)
        let rest = low >= 1 ? 0 : (high - low) / (1 - low)
        let cut = Array(Self.tail(tail.reversed(), at: 1 - rest).reversed())
        switch cut.count {
        case 3: return .quad(control: cut[1], end: cut[2])
        case 4: return .curve(control1: cut[1], control2: cut[2], end: cut[3])
        default: return .line(cut[cut.count - 1])
        }
    }

    /// The control points of the curve from parameter `t` on.
    private static func tail(_ points: [CGPoint], at t: CGFloat) -> [CGPoint] {
        var row = points
        var result: [CGPoint] = []
        while !row.isEmpty {
            result.insert(row[row.count - 1], at: 0)
            row = zip(row, row.dropFirst()).map { left, right in
                CGPoint(x: left.x + (right.x - left.x) * t, y: left.y + (right.y - left.y) * t)
            }
        }
        return result
    }
}
