extension CGPath {
    /// The outline of the stroked line, to be filled by the winding rule.
    ///
    /// 1. Curves become chords.
    /// 2. Each chord gives a rectangle of the line's width, each corner its join, each open end its cap.
    /// 3. All pieces run the same way round, so that together they fill without gaps.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = _CGStroker(
            radius: max(0, lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(_building: { path in
            for polygon in _polygons(transform: .identity) { stroker.add(polygon, to: path) }
            path._elements = path._transformed(transform)
        })
    }

    /// A length of 0 or less anywhere gives the path without dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 else {
            return CGPath(_elements: _transformed(transform))
        }
        return CGPath(_building: { path in
            for polygon in _polygons(transform: .identity) {
                let closing = polygon.isClosed ? polygon.points.prefix(1) : []
                for dash in Self.dashes(of: polygon.points + closing, phase: phase, lengths: lengths) {
                    path.addLines(between: dash, transform: transform)
                }
            }
        })
    }

    private static func dashes(of points: [CGPoint], phase: CGFloat, lengths: [CGFloat]) -> [[CGPoint]] {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let total = pattern.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var index = 0
        while rest >= pattern[index], rest > 0 {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var dashes: [[CGPoint]] = []
        var dash: [CGPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
        for (from, to) in zip(points, points.dropFirst()) {
            let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(
                    x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if index % 2 == 0 { dashes.append(dash + [point]) }
                index = (index + 1) % pattern.count
                dash = index % 2 == 0 ? [point] : []
                left = pattern[index]
            }
            left -= length - done
            if index % 2 == 0 { dash.append(to) }
        }
        return dash.count > 1 ? dashes + [dash] : dashes
    }
}

struct _CGStroker {
    var radius: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat

    func add(_ polygon: _CGPolygon, to path: CGMutablePath) {
        var points: [CGPoint] = []
        for point in polygon.points where points.last != point { points.append(point) }
        if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard radius > 0, let first = points.first, let last = points.last else { return }
        guard points.count > 1 else { return addDot(first, to: path) }
        let ends = points.dropFirst() + (polygon.isClosed ? points.prefix(1) : [])
        for (from, to) in zip(points, ends) { addSegment(from, to, to: path) }
        let corners = polygon.isClosed ? 0..<points.count : 1..<(points.count - 1)
        for index in corners {
            let before = points[(index + points.count - 1) % points.count]
            addJoin(before, points[index], points[(index + 1) % points.count], to: path)
        }
        if !polygon.isClosed {
            addCap(at: first, from: points[1], to: path)
            addCap(at: last, from: points[points.count - 2], to: path)
        }
    }

    private func addDot(_ point: CGPoint, to path: CGMutablePath) {
        let square = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: break
        case .round: path.addEllipse(in: square)
        case .square: path.addRect(square)
        }
    }

    /// Half the line's width, a quarter turn from the direction of the segment.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let dx = to.x - from.x
        let dy = to.y - from.y
        let length = (dx * dx + dy * dy).squareRoot()
        return CGVector(dx: -dy / length * radius, dy: dx / length * radius)
    }

    private func addSegment(_ from: CGPoint, _ to: CGPoint, to path: CGMutablePath) {
        let n = normal(from, to)
        addTurned(
            [
                CGPoint(x: from.x + n.dx, y: from.y + n.dy), CGPoint(x: from.x - n.dx, y: from.y - n.dy),
                CGPoint(x: to.x - n.dx, y: to.y - n.dy), CGPoint(x: to.x + n.dx, y: to.y + n.dy),
            ], to: path)
    }

    private func addCap(at end: CGPoint, from inner: CGPoint, to path: CGMutablePath) {
        let n = normal(inner, end)
        switch cap {
        case .butt: break
        case .round: addDot(end, to: path)
        case .square: addSegment(end, CGPoint(x: end.x + n.dy, y: end.y - n.dx), to: path)
        }
    }

    private func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, to path: CGMutablePath) {
        if join == .round {
            return path.addEllipse(
                in: CGRect(x: corner.x - radius, y: corner.y - radius, width: 2 * radius, height: 2 * radius))
        }
        let first = normal(before, corner)
        let second = normal(corner, after)
        let cross = first.dx * second.dy - first.dy * second.dx
        guard abs(cross) > 1e-12 else { return }
        let side: CGFloat = cross > 0 ? -1 : 1
        let start = CGPoint(x: corner.x + side * first.dx, y: corner.y + side * first.dy)
        let end = CGPoint(x: corner.x + side * second.dx, y: corner.y + side * second.dy)
        var points = [corner, start]
        // The tip lies on the sum of the normals, 1/cos² of half the turn away; the limit is over the line's width.
        let cosine = (first.dx * second.dx + first.dy * second.dy) / (radius * radius)
        let halfCosineSquared = (1 + cosine) / 2
        if join == .miter, halfCosineSquared > 0, 1 / halfCosineSquared <= miterLimit * miterLimit {
            let factor = side / (2 * halfCosineSquared)
            points.append(
                CGPoint(
                    x: corner.x + (first.dx + second.dx) * factor, y: corner.y + (first.dy + second.dy) * factor))
        }
        addTurned(points + [end], to: path)
    }

    /// Adds a polygon the way round that ellipses run.
    private func addTurned(_ points: [CGPoint], to path: CGMutablePath) {
        var area: CGFloat = 0
        for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) { area += from.x * to.y - to.x * from.y }
        path.addLines(between: area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}
