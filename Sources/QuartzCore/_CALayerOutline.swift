/// The outline of a layer: its bounds with rounded corners.
struct _CALayerOutline {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve

    /// `CALayer.cornerCurveExpansionFactor(.continuous)` as Apple's documentation of that method gives it.
    static let continuousExpansion: CGFloat = 1.528665

    var isPlain: Bool { radius <= 0 || corners.isEmpty }

    /// The outline a border's width further in; its corners keep the same centres.
    func inset(by distance: CGFloat) -> _CALayerOutline {
        var inner = self
        inner.rect = rect.insetBy(dx: distance, dy: distance)
        inner.radius = max(0, clampedRadius - distance)
        return inner
    }

    private var clampedRadius: CGFloat { max(0, min(radius, min(rect.width, rect.height) / 2)) }

    /// Clockwise with y downwards, from the top left corner's end.
    var path: CGPath {
        let radius = clampedRadius
        guard !isPlain, radius > 0, !rect.isNull else { return CGPath(rect: rect, transform: nil) }
        let corner = curve == .continuous ? continuousCorner(radius) : circularCorner(radius)
        let path = CGMutablePath()
        // Each corner is the same curve seen after quarter turns: it comes along the top edge and leaves downwards.
        let places: [(mask: CACornerMask, transform: CGAffineTransform)] = [
            (.layerMaxXMinYCorner, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)),
            (.layerMaxXMaxYCorner, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.maxY)),
            (.layerMinXMaxYCorner, CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)),
            (.layerMinXMinYCorner, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.minY)),
        ]
        for (index, place) in places.enumerated() {
            let elements = corners.contains(place.mask) ? corner : [.line(.zero)]
            for element in elements {
                let placed = element.applying(place.transform)
                if index == 0, path.isEmpty, let first = placed.points.last {
                    path.move(to: first)
                } else {
                    path._append(placed)
                }
            }
        }
        path.closeSubpath()
        return path
    }

    /// The top right corner with its tip at the origin.
    private func circularCorner(_ radius: CGFloat) -> [_CGPathElement] {
        let arm = radius * (1 - CGFloat(4.0 / 3.0 * (2.0.squareRoot() - 1)))
        return [
            .line(CGPoint(x: -radius, y: 0)),
            .curve(
                control1: CGPoint(x: -arm, y: 0), control2: CGPoint(x: 0, y: arm), end: CGPoint(x: 0, y: radius)),
        ]
    }

    /// A corner whose curvature grows from nothing to the circle's and back.
    ///
    /// 1. The curve begins `expansion × radius` before the tip, or as far as half the shorter side allows.
    /// 2. The share by which it is longer than a plain corner is the share of the quarter turn taken from the arc, half of
    ///    it at each end.
    /// 3. Each end is one cubic, tangent to the edge and to the arc; the lengths of its arms are those of the corner
    ///    smoothing that Figma published ("Desperately seeking squircles", 2018).
    private func continuousCorner(_ radius: CGFloat) -> [_CGPathElement] {
        let room = min(rect.width, rect.height) / 2
        let reach = min(Self.continuousExpansion * radius, room)
        let smoothing = Double(reach / radius - 1)
        guard smoothing > 1e-6 else { return circularCorner(radius) }
        let r = Double(radius)
        let arcAngle = Double.pi / 2 * (1 - smoothing)
        let lead = Double.pi / 4 * smoothing
        let span = sin(arcAngle / 2) * r * 2.0.squareRoot()
        let tangent = r * tan(lead / 2)
        let c = tangent * cos(lead)
        let d = c * tan(lead)
        let b = (Double(reach) - span - c - d) / 3
        let a = 2 * b
        let start = CGPoint(x: -Double(reach), y: 0)
        let arcStart = CGPoint(x: Double(start.x) + a + b + c, y: d)
        let arcEnd = CGPoint(x: -Double(arcStart.y), y: -Double(arcStart.x))
        let arm = 4.0 / 3.0 * tan(arcAngle / 4) * r
        return [
            .line(start),
            .curve(
                control1: CGPoint(x: Double(start.x) + a, y: 0), control2: CGPoint(x: Double(start.x) + a + b, y: 0),
                end: arcStart),
            .curve(
                control1: CGPoint(x: Double(arcStart.x) + arm * cos(lead), y: d + arm * sin(lead)),
                control2: CGPoint(x: Double(arcEnd.x) - arm * sin(lead), y: Double(arcEnd.y) - arm * cos(lead)),
                end: arcEnd),
            .curve(
                control1: CGPoint(x: 0, y: -Double(start.x) - a - b), control2: CGPoint(x: 0, y: -Double(start.x) - a),
                end: CGPoint(x: 0, y: -Double(start.x))),
        ]
    }
}

extension CALayer {
    var outline: _CALayerOutline {
        _CALayerOutline(rect: bounds, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
    }

    /// The outline that is filled. Under an opaque border it ends in the border's middle: two smooth edges at the same
    /// place would let a fringe of the background through.
    var filledOutline: _CALayerOutline {
        let hidesEdge = borderWidth > 0 && (borderColor?.alpha ?? 0) >= 1 && !outline.isPlain
        return hidesEdge ? outline.inset(by: borderWidth / 2) : outline
    }
}
