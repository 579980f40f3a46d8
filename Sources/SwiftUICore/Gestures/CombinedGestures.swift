/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        PairRecognizer(
            First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context)
        ) { first, second in
            let value = Value(first: first.value, second: second.value)
            if first.isFailed, second.isFailed { return .failed }
            if first.isOver, second.isOver { return .ended(value) }
            return first.value == nil && second.value == nil ? .possible : .changed(value)
        }
    }
}

extension SimultaneousGesture: PrimitiveGesture {}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first gesture that is recognised; the second counts where the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        PairRecognizer(
            First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context)
        ) { first, second in
            if let value = first.value {
                return first.isOver ? .ended(.first(value)) : .changed(.first(value))
            }
            guard first.isFailed else { return .possible }
            if second.isFailed { return .failed }
            return second.value.map { second.isOver ? .ended(.second($0)) : .changed(.second($0)) } ?? .possible
        }
    }
}

extension ExclusiveGesture: PrimitiveGesture {}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        SequenceRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
    }
}

extension SequenceGesture: PrimitiveGesture {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    _Recognizer<SequenceGesture<First, Second>.Value>
{
    private let first: _Recognizer<First.Value>
    private let second: _Recognizer<Second.Value>
    private var touch: TouchEvent?

    init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

    /// The second gesture sees the touch, which may go on, as one that begins when the first is over.
    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        if !first.isEnded {
            first.send(event)
            touch = event
            guard first.isEnded else { return Self.phase(of: first, .failed) { .changed(.first($0)) } }
            if event.phase != .up {
                var begin = event
                begin.phase = .down
                second.send(begin)
            }
        } else {
            second.send(event)
        }
        guard let value = first.phase.value else { return .failed }
        return Self.phase(of: second, .failed, possible: .changed(.second(value, nil))) {
            second.isEnded ? .ended(.second(value, $0)) : .changed(.second(value, $0))
        }
    }

    private static func phase<Inner>(
        of recognizer: _Recognizer<Inner>, _ failed: Phase, possible: Phase = .possible, _ active: (Inner) -> Phase
    ) -> Phase {
        switch recognizer.phase {
        case .failed: failed
        case .possible: possible
        case .changed(let value), .ended(let value): active(value)
        }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }

    override var deadline: TimeInterval? { first.isEnded ? second.wakes : first.wakes }
}

private final class PairRecognizer<First, Second, Value>: _Recognizer<Value> {
    private let first: _Recognizer<First>
    private let second: _Recognizer<Second>
    private let combine: (_Recognizer<First>.Phase, _Recognizer<Second>.Phase) -> Phase

    init(
        _ first: _Recognizer<First>, _ second: _Recognizer<Second>,
        _ combine: @escaping (_Recognizer<First>.Phase, _Recognizer<Second>.Phase) -> Phase
    ) {
        self.first = first
        self.second = second
        self.combine = combine
    }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        first.send(event)
        second.send(event)
        return combine(first.phase, second.phase)
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }

    override var deadline: TimeInterval? { [first.wakes, second.wakes].compactMap { $0 }.min() }
}

extension _Recognizer.Phase {
    var value: Value? {
        switch self {
        case .possible, .failed: nil
        case .changed(let value), .ended(let value): value
        }
    }
    var isFailed: Bool { if case .failed = self { true } else { false } }
    var isOver: Bool {
        switch self {
        case .failed, .ended: true
        case .possible, .changed: false
        }
    }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
    private let make: @MainActor (_GestureContext) -> _Recognizer<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // Recognised on the main actor, where alone gestures are.
        nonisolated(unsafe) let gesture = gesture
        make = { T._makeRecognizer(gesture, $0) }
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        gesture.make(context)
    }
}

extension AnyGesture: PrimitiveGesture {}
