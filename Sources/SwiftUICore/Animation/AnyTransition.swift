import DisplayList

/// How a view comes and goes in an animation.
public struct AnyTransition {
    enum Part {
        case opacity
        case scale(CGFloat, UnitPoint)
        case move(Edge)
        case offset(CGSize)
        /// One of the user's: its view at a phase; it comes in so and, without its view, fades out.
        case custom(@MainActor (AnyView, TransitionPhase) -> AnyView)
    }

    var insertion: [Part]
    var removal: [Part]

    init(_ parts: [Part]) { (insertion, removal) = (parts, parts) }
    init(insertion: [Part], removal: [Part]) { (self.insertion, self.removal) = (insertion, removal) }

    @MainActor @preconcurrency public init<T: Transition>(_ transition: T) {
        self = transition._anyTransition
    }

    nonisolated(unsafe) public static let identity = AnyTransition([])
    nonisolated(unsafe) public static let opacity = AnyTransition([.opacity])
    public static var scale: AnyTransition { scale(scale: 1e-5) }
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchor)])
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
        return asymmetric(
            insertion: move(edge: edge).combined(with: .opacity),
            removal: move(edge: opposite[edge] ?? edge).combined(with: .opacity))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // Made and shown on the main actor, where alone views are.
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition([
            .custom { content, phase in AnyView(content.modifier(phase.isIdentity ? identity : active)) }
        ])
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion + other.insertion, removal: removal + other.removal)
    }

    /// The transition's own animation is that of the change of state.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// - Parameter amount: 0 for the view as it is, 1 for gone.
    static func apply(
        _ parts: [Part], amount: Double, to items: [DisplayItem], in rect: CGRect, _ context: DrawingContext
    ) -> [DisplayItem] {
        guard amount != 0 else { return items }
        return parts.reduce(items) { items, part in
            let effect: any DisplayEffect =
                switch part {
                case .opacity, .custom: OpacityEffect(opacity: min(1, max(0, 1 - amount)))
                case .scale(let scale, let anchor): scaling(1 + (scale - 1) * amount, anchor)
                case .move(let edge): OffsetEffect(translation: way(to: edge, in: rect, amount))
                case .offset(let size):
                    OffsetEffect(translation: CGSize(width: size.width * amount, height: size.height * amount))
                }
            return effect.apply(items, in: rect, context)
        }
    }

    private static func scaling(_ scale: CGFloat, _ anchor: UnitPoint) -> ScaleEffect {
        ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    private static func way(to edge: Edge, in rect: CGRect, _ amount: Double) -> CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: -rect.height * amount)
        case .bottom: CGSize(width: 0, height: rect.height * amount)
        case .leading: CGSize(width: -rect.width * amount, height: 0)
        case .trailing: CGSize(width: rect.width * amount, height: 0)
        }
    }
}

public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 while it is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, as a type of the user's.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
    var _anyTransition: AnyTransition { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    public var _anyTransition: AnyTransition {
        AnyTransition([
            .custom { content, phase in AnyView(body(content: PlaceholderContentView(view: content), phase: phase)) }
        ])
    }
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
    }
    public func combined<T: Transition>(with other: T) -> some Transition {
        BuiltInTransition(transition: _anyTransition.combined(with: other._anyTransition))
    }
}

/// Stands for the view that comes or goes.
public struct PlaceholderContentView<Value>: View {
    let view: AnyView
    public var body: some View { view }
}

/// One of the system's transitions as a type.
struct BuiltInTransition: Transition {
    let transition: AnyTransition
    var _anyTransition: AnyTransition { transition }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
    public init() {}
    public var _anyTransition: AnyTransition { .opacity }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { .init() } }

// MARK: - On views

@MainActor protocol TransitionHolder {
    var transition: AnyTransition { get }
}

private struct TransitionChange {
    let transition: AnyTransition
}

extension TransitionChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        TransitionNode(view, context)
    }
}

/// Holds the transition; one of the user's is shown around the view while the view comes in.
@MainActor
private final class TransitionNode<C: View>: TypedNode<ModifiedContent<C, TransitionChange>>, TransitionHolder {
    private var content: ViewNode?

    override init(_ view: ModifiedContent<C, TransitionChange>, _ context: _NodeContext) {
        super.init(view, context)
        guard isCustom else {
            content = C._makeNode(view.content, childContext)
            return
        }
        let comes = graph.pass > 1 && graph.animation(for: self) != nil
        content = AnyView._makeNode(shown(comes ? .willAppear : .identity), childContext)
        guard comes else { return }
        graph.runWhenSettled { [weak self] in
            guard let self, !isRemoved else { return }
            (content as? TypedNode<AnyView>)?.update(shown(.identity))
        }
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    var transition: AnyTransition { view.modifier.transition }

    private var isCustom: Bool {
        view.modifier.transition.insertion.contains { if case .custom = $0 { true } else { false } }
    }

    private func shown(_ phase: TransitionPhase) -> AnyView {
        view.modifier.transition.insertion.reduce(AnyView(view.content)) { content, part in
            if case .custom(let make) = part { return make(content, phase) }
            return content
        }
    }

    override func update(_ new: ModifiedContent<C, TransitionChange>) {
        view = new
        if let node = content as? TypedNode<C> { return node.update(new.content) }
        (content as? TypedNode<AnyView>)?.update(shown(.identity))
    }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionChange(transition: t))
    }
    @_disfavoredOverload
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionChange(transition: transition._anyTransition))
    }
    /// Only numbers of the same text could roll; pictures show the end.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a text or symbol becomes another one.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "numericTextDown" : "numericText")
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}
