/// How content fades under bars at the edges of scroll views.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let name: String
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
}

/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

/// Tells whether enough of the view can be seen in the scroll view around it.
private struct VisibilityObserver {
    let threshold: Double
    let action: (Bool) -> Void
}

extension VisibilityObserver: ViewModifier, WrappingModifier {
    typealias Body = Never

    private final class Observed { var isVisible: Bool? }

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.observed = Observed()
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let (threshold, action) = (threshold, action)
        box.onPlace = { [weak node] box in
            MainActor.assumeIsolated {
                node?.graph.runAfterLayout {
                    guard let last = box.observed as? Observed else { return }
                    let frame = box.globalFrame
                    let seen = frame.intersection(box.viewport)
                    let whole = frame.width * frame.height
                    let share = seen.isNull || whole <= 0 ? 0 : seen.width * seen.height / whole
                    let isVisible = Double(share) >= threshold && share > 0
                    guard last.isVisible != isVisible else { return }
                    let wasKnown = last.isVisible != nil
                    last.isVisible = isVisible
                    if wasKnown || isVisible { action(isVisible) }
                }
            }
        }
    }
}

extension View {
    /// - Parameter threshold: the share of the view that has to be seen.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(VisibilityObserver(threshold: threshold, action: action))
    }

    // Pictures show scroll views at rest, and bars with backgrounds of their own.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { self }
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { self }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformEnvironment(\._fadedEdges) { if hidden { $0.subtract(edges) } }
    }
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
