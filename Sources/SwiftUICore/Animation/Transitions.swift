public struct IdentityTransition: Transition {
    public init() {}
    public var _anyTransition: AnyTransition { .identity }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public var _anyTransition: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

public struct MoveTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }
    public var _anyTransition: AnyTransition { .move(edge: edge) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OffsetTransition: Transition {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }
    public var _anyTransition: AnyTransition { .offset(offset) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

public struct PushTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }
    public var _anyTransition: AnyTransition { .push(from: edge) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct SlideTransition: Transition {
    public init() {}
    public var _anyTransition: AnyTransition { .slide }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    public var _anyTransition: AnyTransition {
        .asymmetric(insertion: insertion._anyTransition, removal: removal._anyTransition)
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Both, where they are shown as one.
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }
    public var _anyTransition: AnyTransition { .opacity }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }
extension Transition where Self == ScaleTransition {
    public static var scale: Self { Self(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: Self { Self(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: configuration)
    }
}

extension Transition {
    public func animation(_ animation: Animation?) -> some Transition { self }
}
