/// A circular arc and the cubic curves that stand for it.
struct _CGArc {
    var center: CGPoint
    var radius: CGFloat
    /// Radians.
    var startAngle: CGFloat
    var sweep: CGFloat

    /// The arm of a quarter circle's control points over its radius: 4/3·(√2 − 1).
    static let quarterArm = CGFloat(4.0 / 3.0 * (2.0.squareRoot() - 1))

    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
        self.center = center
        self.radius = radius
        self.startAngle = startAngle
        self.sweep = sweep
    }

    /// The arc that rounds a corner; nil when the corner is straight, degenerate or the radius not positive.
    init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
        let first = Self.unit(from: corner, to: from)
        let second = Self.unit(from: corner, to: to)
        let cosine = first.dx * second.dx + first.dy * second.dy
        let cross = first.dx * second.dy - first.dy * second.dx
        guard radius > 0, abs(cross) > 1e-9 else { return nil }
        let half = acos(max(-1, min(1, Double(cosine)))) / 2
        let distance = radius / CGFloat(tan(half))
        let reach = radius / CGFloat(sin(half))
        let bisector = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
        let length = (bisector.dx * bisector.dx + bisector.dy * bisector.dy).squareRoot()
        center = CGPoint(x: corner.x + bisector.dx / length * reach, y: corner.y + bisector.dy / length * reach)
        self.radius = radius
        let start = CGPoint(x: corner.x + first.dx * distance, y: corner.y + first.dy * distance)
        startAngle = CGFloat(atan2(Double(start.y - center.y), Double(start.x - center.x)))
        let turn = CGFloat(Double.pi - 2 * half)
        sweep = cross > 0 ? -turn : turn
    }

    /// The signed angle to travel; a full turn or more asked for in the wanted direction stays one full turn.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = CGFloat(2 * Double.pi)
        let difference = clockwise ? start - end : end - start
        guard difference.isFinite else { return 0 }
        if difference >= turn { return clockwise ? -turn : turn }
        var positive = difference.truncatingRemainder(dividingBy: turn)
        if positive < 0 { positive += turn }
        return clockwise ? -positive : positive
    }

    var start: CGPoint { point(at: startAngle) }

    /// At most a quarter turn a curve, which keeps the error below 0.03 % of the radius.
    var curves: [_CGPathElement] {
        guard sweep.isFinite, startAngle.isFinite, sweep != 0 else { return [] }
        let count = max(1, min(1024, Int((abs(Double(sweep)) / (Double.pi / 2) - 1e-9).rounded(.up))))
        let step = sweep / CGFloat(count)
        let arm = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
        return (0..<count).map { index in
            let from = startAngle + step * CGFloat(index)
            let to = startAngle + step * CGFloat(index + 1)
            return .curve(
                control1: offset(point(at: from), along: from, by: arm),
                control2: offset(point(at: to), along: to, by: -arm), end: point(at: to))
        }
    }

    private func point(at angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * Self.cosine(angle), y: center.y + radius * Self.sine(angle))
    }

    private func offset(_ point: CGPoint, along angle: CGFloat, by arm: CGFloat) -> CGPoint {
        CGPoint(x: point.x - arm * Self.sine(angle), y: point.y + arm * Self.cosine(angle))
    }

    /// Exact at multiples of a quarter turn, so that circles end where they should and not beside it.
    private static func cosine(_ angle: CGFloat) -> CGFloat {
        let value = cos(Double(angle))
        return CGFloat(abs(value) < 1e-15 ? 0 : value)
    }

    private static func sine(_ angle: CGFloat) -> CGFloat {
        let value = sin(Double(angle))
        return CGFloat(abs(value) < 1e-15 ? 0 : value)
    }

    private static func unit(from: CGPoint, to: CGPoint) -> CGVector {
        let dx = to.x - from.x
        let dy = to.y - from.y
        let length = (dx * dx + dy * dy).squareRoot()
        return length == 0 ? .zero : CGVector(dx: dx / length, dy: dy / length)
    }
}
