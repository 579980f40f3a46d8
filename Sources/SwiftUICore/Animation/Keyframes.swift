/// One step of a value's course, or several.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    var _steps: [_KeyframeStep<Value>] { get }
}

/// A value with the way to it and its duration.
public struct _KeyframeStep<Value: Animatable> {
    enum Course {
        case jump
        case linear(UnitCurve)
        case spring(Spring)
        case cubic
    }

    let value: Value
    /// Seconds.
    let duration: TimeInterval
    let course: Course
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = _KeyframeStep(value: to, duration: duration, course: .linear(timingCurve))
    }
    public var _steps: [_KeyframeStep<Value>] { [step] }
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>

    /// - Parameter duration: seconds; nil until the spring has come to rest.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        step = _KeyframeStep(value: to, duration: duration ?? spring.settlingDuration, course: .spring(spring))
    }
    public var _steps: [_KeyframeStep<Value>] { [step] }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = _KeyframeStep(value: to, duration: duration, course: .cubic)
    }
    public var _steps: [_KeyframeStep<Value>] { [step] }
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>

    public init(_ to: Value) { step = _KeyframeStep(value: to, duration: 0, course: .jump) }
    public var _steps: [_KeyframeStep<Value>] { [step] }
}

/// Several steps, one after the other.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        _KeyframeSteps(_steps: expression._steps)
    }
    public static func buildBlock(_ parts: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
        _KeyframeSteps(_steps: parts.flatMap(\._steps))
    }
    public static func buildOptional(_ part: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
        part ?? _KeyframeSteps(_steps: [])
    }
    public static func buildEither(first part: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { part }
    public static func buildEither(second part: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { part }
    public static func buildArray(_ parts: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(_steps: parts.flatMap(\._steps))
    }
}

/// The course of some properties of a value.
public protocol Keyframes<Value> {
    associatedtype Value
    var _tracks: [_AnyKeyframeTrack<Value>] { get }
}

/// A track whose property's type is hidden.
public struct _AnyKeyframeTrack<Root> {
    let duration: TimeInterval
    /// Sets the property to its value after some seconds.
    let apply: (inout Root, Root, TimeInterval) -> Void
}

/// The course of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let steps: [_KeyframeStep<Value>]

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        steps = content()._steps
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    public var _tracks: [_AnyKeyframeTrack<Root>] {
        let (keyPath, course) = (keyPath, KeyframeCourse(steps: steps))
        return [
            _AnyKeyframeTrack(duration: course.duration) { value, start, time in
                value[keyPath: keyPath] = course.value(from: start[keyPath: keyPath], at: time)
            }
        ]
    }
}

public struct _KeyframeTracks<Value>: Keyframes {
    public let _tracks: [_AnyKeyframeTrack<Value>]
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value {
        _KeyframeTracks(_tracks: expression._tracks)
    }
    /// A step of the value itself.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value, Value: Animatable {
        let steps = expression._steps
        let course = KeyframeCourse(steps: steps)
        return _KeyframeTracks(_tracks: [
            _AnyKeyframeTrack(duration: course.duration) { value, start, time in
                value = course.value(from: start, at: time)
            }
        ])
    }
    public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
    }
}

/// The values of a property between its steps.
///
/// 1. Each step begins where the one before ended.
/// 2. Cubic steps pass through their values with the mean speed of their neighbours (Catmull-Rom).
struct KeyframeCourse<Value: Animatable> {
    let steps: [_KeyframeStep<Value>]

    var duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }

    func value(from start: Value, at time: TimeInterval) -> Value {
        var (before, begins) = (start, 0.0)
        for (index, step) in steps.enumerated() {
            if time < begins + step.duration {
                return value(from: before, step, index, start, time - begins)
            }
            begins += step.duration
            before = step.value
        }
        return before
    }

    private func value(
        from before: Value, _ step: _KeyframeStep<Value>, _ index: Int, _ start: Value, _ time: TimeInterval
    ) -> Value {
        let (a, b) = (before.animatableData, step.value.animatableData)
        var result = step.value
        switch step.course {
        case .jump: break
        case .linear(let curve):
            var way = b - a
            way.scale(by: curve.value(at: time / step.duration))
            result.animatableData = a + way
        case .spring(let spring): result.animatableData = a + spring.value(target: b - a, time: time)
        case .cubic: result.animatableData = cubic(a, b, index, start, time / step.duration)
        }
        return result
    }

    private func cubic(
        _ a: Value.AnimatableData, _ b: Value.AnimatableData, _ index: Int, _ start: Value, _ t: Double
    ) -> Value.AnimatableData {
        let earlier = index >= 2 ? steps[index - 2].value.animatableData : index == 1 ? start.animatableData : a
        let later = index + 1 < steps.count ? steps[index + 1].value.animatableData : b
        func scaled(_ value: Value.AnimatableData, _ factor: Double) -> Value.AnimatableData {
            var value = value
            value.scale(by: factor)
            return value
        }
        let (t2, t3) = (t * t, t * t * t)
        let tangentA = scaled(b - earlier, 0.5)
        let tangentB = scaled(later - a, 0.5)
        return scaled(a, 2 * t3 - 3 * t2 + 1) + scaled(tangentA, t3 - 2 * t2 + t) + scaled(b, -2 * t3 + 3 * t2)
            + scaled(tangentB, t3 - t2)
    }
}

/// The values of tracks at any moment.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_AnyKeyframeTrack<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initial: initialValue, tracks: content()._tracks)
    }

    init(initial: Value, tracks: [_AnyKeyframeTrack<Value>]) {
        self.initial = initial
        self.tracks = tracks
    }

    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.apply(&value, initial, time) }
        return value
    }
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Shows a view with the values of keyframes.
///
/// Pictures of the start show the initial value; a trigger that changes shows the end, or on a host that shows moments
/// the values in time.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    private let initial: Value
    private let trigger: AnyHashableBox?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var began: Date?

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.trigger = AnyHashableBox(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        let timeline = KeyframeTimeline(initial: initial, tracks: keyframes(initial)._tracks)
        if _SystemEnvironment.showsAnimations, trigger == nil || began != nil {
            TimelineView<AnimationTimelineSchedule, Content>(.animation) { context in
                content(timeline.value(time: time(at: context.date, timeline.duration)))
            }
            .onAppear { if began == nil { began = _SystemEnvironment.currentDate } }
            .onChange(of: trigger) { began = _SystemEnvironment.currentDate }
        } else {
            content(began == nil ? initial : timeline.value(time: timeline.duration))
                .onChange(of: trigger) { began = _SystemEnvironment.currentDate }
        }
    }

    private func time(at date: Date, _ duration: TimeInterval) -> TimeInterval {
        guard let began else { return 0 }
        let passed = max(0, date.timeIntervalSince(began))
        return trigger == nil && duration > 0 ? passed.truncatingRemainder(dividingBy: duration) : min(passed, duration)
    }
}

extension View {
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
    }

    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
