/// A gesture on a view's box.
struct GestureAttachment {
    enum Priority {
        case normal, high, simultaneous
    }

    var priority: Priority
    var mask: GestureMask
    var make: @MainActor (_GestureContext) -> any AnyRecognizing
}

private struct GestureChange<G: Gesture> {
    let gesture: G
    let priority: GestureAttachment.Priority
    let mask: GestureMask
}

extension GestureChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let gesture = gesture
        box.gesture = GestureAttachment(priority: priority, mask: mask) { G._makeRecognizer(gesture, $0) }
    }
}

/// Something that a touch on the box is asked.
private struct TouchChange {
    let change: (LayoutBox) -> Void
}

extension TouchChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        change(box)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) { change(box) }
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureChange(gesture: gesture, priority: .normal, mask: mask))
    }
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureChange(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureChange(gesture: gesture, priority: .high, mask: mask))
    }
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureChange(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapChange(count: count, action: { _ in action() }))
    }
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapChange(count: count, space: coordinateSpace.coordinateSpace, action: action))
    }

    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            PressChange(
                gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressing: onPressingChanged))
    }
    @available(
        *, deprecated, message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)."
    )
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(TouchChange { box in box.contentShape = { shape.placedPath(in: $0).contains($1, eoFill: eoFill) } })
    }
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            TouchChange { box in
                guard kind.contains(.interaction) else { return }
                box.contentShape = { shape.placedPath(in: $0).contains($1, eoFill: eoFill) }
            })
    }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(TouchChange { $0.allowsTouches = enabled })
    }
    /// Phones have no pointer, so that nothing ever hovers.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct HoverEffect: Sendable {
    let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

/// A tap on a view, for the commonest case of all without generic layers.
private struct TapChange {
    let count: Int
    var space = CoordinateSpace.local
    let action: (CGPoint) -> Void
}

extension TapChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let (count, space, action) = (count, space, action)
        box.gesture = GestureAttachment(priority: .normal, mask: .all) { context in
            let gesture = SpatialTapGesture(count: count, space: space).onEnded { action($0.location) }
            return type(of: gesture)._makeRecognizer(gesture, context)
        }
    }
}

extension SpatialTapGesture {
    init(count: Int, space: CoordinateSpace) {
        self.count = count
        coordinateSpace = space
    }
}

private struct PressChange {
    let gesture: LongPressGesture
    let action: () -> Void
    let pressing: ((Bool) -> Void)?
}

extension PressChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let (gesture, action, pressing) = (gesture, action, pressing)
        box.gesture = GestureAttachment(priority: .normal, mask: .all) { context in
            PressRecognizer(LongPressGesture._makeRecognizer(gesture, context), action, pressing)
        }
    }
}

/// Tells when the finger comes and goes, and when it has stayed long enough.
private final class PressRecognizer: WrappingRecognizer<Bool, Bool> {
    private let action: () -> Void
    private let pressing: ((Bool) -> Void)?
    private var isPressing = false

    init(_ inner: _Recognizer<Bool>, _ action: @escaping () -> Void, _ pressing: ((Bool) -> Void)?) {
        self.action = action
        self.pressing = pressing
        super.init(inner)
    }

    private func press(_ isPressing: Bool) {
        guard self.isPressing != isPressing else { return }
        self.isPressing = isPressing
        pressing?(isPressing)
    }

    override func translate(_ phase: _Recognizer<Bool>.Phase) -> Phase {
        switch phase {
        case .possible: return .possible
        case .changed:
            press(true)
            // Until it is long enough, others may win.
            return .possible
        case .failed:
            press(false)
            return .failed
        case .ended(let value):
            press(true)
            action()
            press(false)
            return .ended(value)
        }
    }

    override func cancel() {
        super.cancel()
        press(false)
    }
}
