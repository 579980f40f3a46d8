/// So many taps, one after the other.
public struct TapGesture {
    public typealias Value = Void
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Void> {
        TapRecognizer(count: gesture.count) { _ in }
    }
}

extension TapGesture: PrimitiveGesture {}

/// So many taps, with the place of the last one.
public struct SpatialTapGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        TapRecognizer(count: gesture.count) {
            Value(location: context.point($0, in: gesture.coordinateSpace))
        }
    }
}

extension SpatialTapGesture: PrimitiveGesture {}

/// A tap ends where it began, but for a finger's width.
private final class TapRecognizer<Value>: _Recognizer<Value> {
    private let count: Int
    private let value: (CGPoint) -> Value
    private var taps = 0
    private var start: CGPoint?

    init(count: Int, value: @escaping (CGPoint) -> Value) {
        self.count = count
        self.value = value
    }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        switch event.phase {
        case .down: start = event.location
        case .move, .wait: break
        case .cancel: return .failed
        case .up:
            taps += 1
            if taps >= count { return .ended(value(event.location)) }
        }
        guard let start, start.distance(to: event.location) <= LayoutMetric.tapReach else { return .failed }
        return .possible
    }
}

/// A touch that stays.
public struct LongPressGesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Bool> {
        LongPressRecognizer(gesture)
    }
}

extension LongPressGesture: PrimitiveGesture {}

private final class LongPressRecognizer: _Recognizer<Bool> {
    private let gesture: LongPressGesture
    private var start: (place: CGPoint, time: TimeInterval)?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        if event.phase == .down { start = (event.location, event.time) }
        guard let start, start.place.distance(to: event.location) <= gesture.maximumDistance else { return .failed }
        if event.time - start.time >= gesture.minimumDuration - 1e-9 { return .ended(true) }
        return event.phase == .up || event.phase == .cancel ? .failed : .changed(true)
    }

    override var deadline: TimeInterval? { start.map { $0.time + gesture.minimumDuration } }
    override var claims: Bool { false }
}

/// A touch that moves.
public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points a second, of the last move.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest: a quarter of a second further.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        DragRecognizer(gesture, context)
    }
}

extension DragGesture: PrimitiveGesture {}

private final class DragRecognizer: _Recognizer<DragGesture.Value> {
    private let gesture: DragGesture
    private let context: _GestureContext
    private var start: CGPoint?
    private var last: (place: CGPoint, time: TimeInterval)?
    private var velocity = CGSize.zero

    init(_ gesture: DragGesture, _ context: _GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        guard event.phase != .wait else { return phase }
        let place = context.point(event.location, in: gesture.coordinateSpace)
        if start == nil { start = place }
        if let last, event.time > last.time {
            let seconds = CGFloat(event.time - last.time)
            velocity = CGSize(width: (place.x - last.place.x) / seconds, height: (place.y - last.place.y) / seconds)
        }
        last = (place, event.time)
        guard let start, event.phase != .cancel else { return .failed }
        let value = DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: place, startLocation: start,
            velocity: velocity)
        var hasBegun = false
        if case .changed = phase { hasBegun = true }
        guard hasBegun || start.distance(to: place) >= gesture.minimumDistance else {
            return event.phase == .up ? .failed : .possible
        }
        return event.phase == .up ? .ended(value) : .changed(value)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        TwoFingerRecognizer(
            isBegun: { abs($0.magnification - 1) >= gesture.minimumScaleDelta },
            value: { event in
                let frame = context.box.globalFrame
                let place = context.point(event.location, in: .local)
                return Value(
                    time: Date(timeIntervalSinceReferenceDate: event.time), magnification: event.magnification,
                    velocity: 0,
                    startAnchor: UnitPoint(
                        x: place.x / max(frame.width, 1), y: place.y / max(frame.height, 1)), startLocation: place)
            })
    }
}

extension MagnifyGesture: PrimitiveGesture {}

public struct MagnificationGesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<CGFloat> {
        TwoFingerRecognizer(
            isBegun: { abs($0.magnification - 1) >= gesture.minimumScaleDelta }, value: { $0.magnification })
    }
}

extension MagnificationGesture: PrimitiveGesture {}

/// Two fingers that turn.
public struct RotateGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        TwoFingerRecognizer(
            isBegun: { abs($0.rotation.radians) >= gesture.minimumAngleDelta.radians },
            value: { event in
                Value(
                    time: Date(timeIntervalSinceReferenceDate: event.time), rotation: event.rotation, velocity: .zero,
                    startAnchor: .center, startLocation: context.point(event.location, in: .local))
            })
    }
}

extension RotateGesture: PrimitiveGesture {}

public struct RotationGesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Angle> {
        TwoFingerRecognizer(
            isBegun: { abs($0.rotation.radians) >= gesture.minimumAngleDelta.radians }, value: { $0.rotation })
    }
}

extension RotationGesture: PrimitiveGesture {}

private final class TwoFingerRecognizer<Value>: _Recognizer<Value> {
    private let isBegun: (TouchEvent) -> Bool
    private let value: (TouchEvent) -> Value

    init(isBegun: @escaping (TouchEvent) -> Bool, value: @escaping (TouchEvent) -> Value) {
        self.isBegun = isBegun
        self.value = value
    }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        var hasBegun = isBegun(event)
        if case .changed = phase { hasBegun = true }
        switch event.phase {
        case .cancel: return .failed
        case .up: return hasBegun ? .ended(value(event)) : .failed
        case .down, .move, .wait: return hasBegun ? .changed(value(event)) : .possible
        }
    }
}
