/// A course of touches that means something.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
    static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value>
}

extension Gesture where Value == Body.Value {
    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        Body._makeRecognizer(gesture.body, context)
    }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeRecognizer(_ gesture: Never, _ context: _GestureContext) -> _Recognizer<Never> {}
}

/// A gesture that recognises by itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Where a gesture is recognised.
@MainActor public struct _GestureContext {
    let node: ViewNode
    let box: LayoutBox

    /// A point of the window in a coordinate space.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let frame = GeometryProxy(box: box).frame(in: space)
        let global = box.globalFrame
        return CGPoint(x: point.x - global.minX + frame.minX, y: point.y - global.minY + frame.minY)
    }
}

/// One report of what fingers do.
struct TouchEvent {
    enum Phase {
        case down, move, up, cancel
        /// Only time has passed.
        case wait
    }

    var phase: Phase
    /// In the window, as the view sees it.
    var location: CGPoint
    /// Seconds on the host's clock.
    var time: TimeInterval
    /// Of two fingers: how much further apart they are than at first, and how far they have turned.
    var magnification: CGFloat = 1
    var rotation = Angle.zero
}

/// Follows touches until it knows what they mean.
@MainActor open class _Recognizer<Value> {
    enum Phase {
        case possible, failed
        case changed(Value)
        case ended(Value)
    }

    private(set) final var phase = Phase.possible

    init() {}

    final func send(_ event: TouchEvent) {
        switch phase {
        case .failed, .ended: return
        case .possible, .changed: phase = handle(event, phase)
        }
    }

    func handle(_ event: TouchEvent, _ phase: Phase) -> Phase { phase }

    /// Another gesture has won.
    func cancel() { phase = .failed }

    /// Whether the touch is its own as soon as something changes, and not only at the end.
    var claims: Bool { true }

    /// When time alone would change something; on the host's clock.
    var deadline: TimeInterval? { nil }
}

/// A recogniser whose value's type is hidden.
@MainActor protocol AnyRecognizing: AnyObject {
    func receive(_ event: TouchEvent)
    func lose()
    var isActive: Bool { get }
    var isOver: Bool { get }
    var hasFailed: Bool { get }
    var wakes: TimeInterval? { get }
}

extension _Recognizer: AnyRecognizing {
    func receive(_ event: TouchEvent) { send(event) }
    func lose() { cancel() }
    var isActive: Bool { if case .changed = phase { claims } else { isEnded } }
    var isEnded: Bool { if case .ended = phase { true } else { false } }
    var hasFailed: Bool { if case .failed = phase { true } else { false } }
    var isOver: Bool { hasFailed || isEnded }
    var wakes: TimeInterval? { isOver ? nil : deadline }
}

/// Recognises with another recogniser and does something with what it reports.
@MainActor class WrappingRecognizer<Inner, Value>: _Recognizer<Value> {
    let inner: _Recognizer<Inner>

    init(_ inner: _Recognizer<Inner>) { self.inner = inner }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        inner.send(event)
        return translate(inner.phase)
    }

    func translate(_ phase: _Recognizer<Inner>.Phase) -> Phase { .possible }

    override func cancel() {
        inner.cancel()
        super.cancel()
    }

    override var deadline: TimeInterval? { inner.wakes }
    override var claims: Bool { inner.claims }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none = GestureMask([])
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
