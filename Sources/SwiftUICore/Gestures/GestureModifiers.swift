/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture> {
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        ActionRecognizer(Content._makeRecognizer(gesture.content, context), changed: nil, ended: gesture.action)
    }
}

extension _EndedGesture: PrimitiveGesture {}

/// A gesture with an action at each change.
public struct _ChangedGesture<Content: Gesture> {
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        ActionRecognizer(Content._makeRecognizer(gesture.content, context), changed: gesture.action, ended: nil)
    }
}

extension _ChangedGesture: PrimitiveGesture {}

private final class ActionRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let changed: ((Value) -> Void)?
    private let ended: ((Value) -> Void)?

    init(_ inner: _Recognizer<Value>, changed: ((Value) -> Void)?, ended: ((Value) -> Void)?) {
        self.changed = changed
        self.ended = ended
        super.init(inner)
    }

    private var last: Any?

    override func translate(_ phase: _Recognizer<Value>.Phase) -> Phase {
        switch phase {
        case .possible: return .possible
        case .failed: return .failed
        case .changed(let value):
            if !isRepeated(value) { changed?(value) }
            return .changed(value)
        case .ended(let value):
            if !isRepeated(value) { changed?(value) }
            ended?(value)
            return .ended(value)
        }
    }

    /// Actions run when an equatable value is another one.
    private func isRepeated(_ value: Value) -> Bool {
        defer { last = value }
        guard let value = value as? any Equatable, let last else { return false }
        func equal<E: Equatable>(_ value: E) -> Bool { (last as? E) == value }
        return equal(value)
    }
}

/// A gesture whose value is shown as another one.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        MapRecognizer(Content._makeRecognizer(gesture.content, context), gesture.transform)
    }
}

extension _MapGesture: PrimitiveGesture {}

private final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
    private let transform: (Inner) -> Value

    init(_ inner: _Recognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override func translate(_ phase: _Recognizer<Inner>.Phase) -> Phase {
        switch phase {
        case .possible: .possible
        case .failed: .failed
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        }
    }
}

/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    init(
        base: Base, state: GestureState<State>, update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.update = update
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        StateRecognizer(Base._makeRecognizer(gesture.base, context), gesture.state, gesture.update)
    }
}

extension GestureStateGesture: PrimitiveGesture {}

private final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
    private let state: GestureState<State>
    private let update: (Value, inout State, inout Transaction) -> Void

    init(
        _ inner: _Recognizer<Value>, _ state: GestureState<State>,
        _ update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.update = update
        super.init(inner)
    }

    override func translate(_ phase: _Recognizer<Value>.Phase) -> Phase {
        switch phase {
        case .possible: return .possible
        case .failed:
            state.reset()
            return .failed
        case .changed(let value):
            var transaction = Transaction()
            state.change(&transaction) { update(value, &$0, &$1) }
            return .changed(value)
        case .ended(let value):
            state.reset()
            return .ended(value)
        }
    }

    override func cancel() {
        super.cancel()
        state.reset()
    }
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, NodeKeptProperty {
    private let initial: Value
    private let resets: (Value, inout Transaction) -> Void
    private var location: Location<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resets = reset
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.get() ?? initial }
    public var projectedValue: GestureState<Value> { self }

    private final class Slot: _PropertySlot {
        var location: Location<Value>?
    }

    public static func _makeSlot() -> _PropertySlot? { Slot() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        guard let slot = slot as? Slot else { return }
        if slot.location == nil { slot.location = Location(initial) }
        location = slot.location
    }

    func change(_ transaction: inout Transaction, _ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.peek
        body(&value, &transaction)
        withTransaction(transaction) { location.set(value) }
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resets(location.peek, &transaction)
        withTransaction(transaction) { location.set(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
