/// How a change takes its time.
///
/// Layout, trees and pictures show the state at a change's end, unless a host asks for a moment in between.
public struct Animation: Hashable, Sendable {
    public let base: any CustomAnimation

    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    public static func == (left: Animation, right: Animation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    private static func timing(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    // MARK: Curves

    public static let `default` = spring(response: 0.55, dampingFraction: 1)
    public static var linear: Animation { linear(duration: 0.35) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    public static func linear(duration: TimeInterval) -> Animation { timing(.linear, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timing(.easeIn, duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timing(.easeOut, duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timing(.easeInOut, duration) }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timing(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)), duration)
    }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { timing(curve, duration) }

    // MARK: Springs

    public static var spring: Animation { spring(duration: 0.5) }
    public static var bouncy: Animation { bouncy(duration: 0.5) }
    public static var smooth: Animation { smooth(duration: 0.5) }
    public static var snappy: Animation { snappy(duration: 0.5) }
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring))
    }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
    }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring))
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Changes

    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }
    public func speed(_ speed: Double) -> Animation { Animation(FasterAnimation(base: self, speed: speed)) }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatingAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatingAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// Seconds from start to end; infinite for one that repeats for ever.
    var duration: TimeInterval {
        switch base {
        case let curve as CurveAnimation: return curve.duration
        case let spring as SpringAnimation: return spring.spring.settlingDuration
        case let delayed as DelayedAnimation: return delayed.delay + delayed.base.duration
        case let faster as FasterAnimation: return faster.speed > 0 ? faster.base.duration / faster.speed : .infinity
        case let repeating as RepeatingAnimation:
            return repeating.count.map { Double($0) * repeating.base.duration } ?? .infinity
        default: return Self.searchedDuration(base)
        }
    }

    /// Of an animation of the user's: where it says that it is over, to a hundredth of a second, within a minute.
    private static func searchedDuration(_ base: any CustomAnimation) -> TimeInterval {
        var context = AnimationContext<Double>()
        for step in 0..<6000 where base.animate(value: 1.0, time: Double(step) / 100, context: &context) == nil {
            return Double(step) / 100
        }
        return .infinity
    }

    /// A value on its way after some seconds.
    func value<V: VectorArithmetic>(from start: V, to end: V, after time: TimeInterval) -> V {
        var context = AnimationContext<V>()
        return base.animate(value: end - start, time: max(0, time), context: &context).map { start + $0 } ?? end
    }
}
