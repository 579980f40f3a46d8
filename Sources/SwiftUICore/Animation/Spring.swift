/// A damped spring, which pulls a value to its target.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// - Parameters:
    ///   - duration: seconds of one swing without damping.
    ///   - bounce: 0 for none, up to 1; negative values flatten the end.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.9999))
        self.init(response: duration, dampingRatio: ratio)
    }

    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / max(response, 1e-6)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        let critical = 2 * (stiffness * mass).squareRoot()
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }

    /// The spring that has come to rest, but for a thousandth, after the duration.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        self.init(response: settlingDuration / unit.rest(epsilon), dampingRatio: dampingRatio)
    }

    public var response: Double { 2 * .pi / frequency }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var settlingDuration: TimeInterval { rest(0.001) }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Seconds until what is left of the way stays below a share of it.
    private func rest(_ share: Double) -> Double {
        let slowest =
            dampingRatio <= 1
            ? max(dampingRatio, 1e-3) * frequency
            : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        // At critical damping the polynomial factor adds its share.
        return (-log(share) + (dampingRatio == 1 ? log(-log(share) + 1) : 0)) / slowest
    }

    /// The shares of distance and of speed times seconds that are left after a time.
    private func remainder(_ time: Double) -> (distance: Double, velocity: Double) {
        let (ratio, w) = (dampingRatio, frequency)
        if abs(ratio - 1) < 1e-6 {
            let decay = exp(-w * time)
            return (decay * (1 + w * time), decay * time)
        }
        if ratio < 1 {
            let swing = w * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * w * time)
            let (s, c) = (sin(swing * time), cos(swing * time))
            return (decay * (c + ratio * w / swing * s), decay * s / swing)
        }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (a, b) = (-ratio * w + root, -ratio * w - root)
        let (x, y) = (exp(a * time), exp(b * time))
        return ((a * y - b * x) / (a - b), (x - y) / (a - b))
    }

    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let left = remainder(max(0, time))
        var way = target
        way.scale(by: 1 - left.distance)
        var start = initialVelocity
        start.scale(by: left.velocity)
        return way + start
    }

    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-5
        let before = max(0, time - step)
        var change =
            value(target: target, initialVelocity: initialVelocity, time: time + step)
            - value(target: target, initialVelocity: initialVelocity, time: before)
        change.scale(by: 1 / (time + step - before))
        return change
    }

    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let start = value
        let way = target - start
        let next = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = start + next
    }

    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let size = target.magnitudeSquared.squareRoot()
        return size > 0 ? rest(min(0.999, epsilon / size)) : 0
    }
}
