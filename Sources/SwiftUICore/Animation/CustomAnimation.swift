/// How a value comes to its end in time.
public protocol CustomAnimation: Hashable, Sendable {
    /// - Parameters:
    ///   - value: the whole way; the result is the part of it that is behind.
    ///   - time: seconds since the start.
    /// - Returns: nil once the end is reached.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation of one value keeps.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    public var isLogicallyComplete = false
    public internal(set) var environment = EnvironmentValues()

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

// MARK: - The system's animations

struct CurveAnimation: CustomAnimation {
    var curve: UnitCurve
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration, duration > 0 else { return nil }
        var result = value
        result.scale(by: curve.value(at: time / duration))
        return result
    }
}

struct SpringAnimation: CustomAnimation {
    var spring: Spring

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < spring.settlingDuration else { return nil }
        return spring.value(target: value, time: time)
    }
}

struct DelayedAnimation: CustomAnimation {
    var base: Animation
    var delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.base.animate(value: value, time: time - delay, context: &context)
    }
}

struct FasterAnimation: CustomAnimation {
    var base: Animation
    var speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.base.animate(value: value, time: time * speed, context: &context)
    }
}

struct RepeatingAnimation: CustomAnimation {
    var base: Animation
    /// nil for no end.
    var count: Int?
    var autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let length = base.duration
        guard length > 0, length.isFinite else { return nil }
        let round = (time / length).rounded(.down)
        if let count, round >= Double(count) { return nil }
        let within = time - round * length
        let isBackward = autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero
        return base.base.animate(value: value, time: isBackward ? length - within : within, context: &context) ?? value
    }
}
