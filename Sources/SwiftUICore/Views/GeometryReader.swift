/// Size and position of a view, as they are when it is asked.
public struct GeometryProxy {
    let box: LayoutBox

    /// Points.
    public var size: CGSize { box.frame.size }

    public var safeAreaInsets: EdgeInsets {
        let (frame, safe) = (box.globalFrame, box.outerSafeRect)
        return EdgeInsets(
            top: max(0, safe.top), leading: max(0, safe.leading), bottom: max(0, safe.bottom),
            trailing: frame.isNull ? 0 : max(0, safe.trailing))
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .global: return box.globalFrame
        case .local: return CGRect(origin: .zero, size: size)
        case .named(let name):
            let origin = box.space(named: name)?.globalOrigin ?? .zero
            return box.globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// The rectangle of a space around, in the view's own coordinates; nil where there is no such space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        box.space(named: coordinateSpace.name).map {
            $0.globalFrame.offsetBy(dx: -box.globalOrigin.x, dy: -box.globalOrigin.y)
        }
    }
}

/// Views that are made when the room that they have is known; takes all the room it is offered.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        GeometryReaderNode(view, context)
    }
}

/// Layout algorithm: the size is the proposal (the ideal length without one); the views inside are offered it and begin
/// at the leading top corner.
struct GeometryLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .plain }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

@MainActor final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>>, BoxOwner {
    private let box = ContainerBox(GeometryLayout())
    private var content: TypedNode<Content>?
    private var known: (frame: CGRect, safeRect: CGRect)?

    override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        box.owner = self
        readDirection()
        box.onPlace = { [weak self] box in
            MainActor.assumeIsolated { self?.wasPlaced(box.globalFrame, box.safeRect) }
        }
    }

    override var reportName: String? { "GeometryReader" }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { [box] }

    private func wasPlaced(_ frame: CGRect, _ safeRect: CGRect) {
        if let known, known.frame == frame, known.safeRect == safeRect { return }
        known = (frame, safeRect)
        graph.runAfterLayout { [weak self] in self?.evaluate() }
    }

    override func update(_ new: GeometryReader<Content>) {
        view = new
        if known != nil { evaluate() }
    }

    override func refresh() {
        readDirection()
        if known != nil { evaluate() }
    }

    private func readDirection() {
        box.isRightToLeft = ReadTracker.track(self) { environment.layoutDirection == .rightToLeft }
    }

    private func evaluate() {
        guard !isRemoved else { return }
        graph.bodies += 1
        let value = ReadTracker.track(self, keepingReads: true) { view.content(GeometryProxy(box: box)) }
        if let content {
            content.update(value)
        } else {
            content = Content._makeNode(value, childContext)
            graph.containerIsStale(self)
        }
    }

    override func childBoxesDidChange() { graph.containerIsStale(self) }
    func takeBoxes() { box.setChildren(content?.boxes() ?? []) }
    override func willBeRemoved() { box.owner = nil }
}

/// Tells a value of the view's geometry whenever it is another one; changes no layout.
private struct GeometryObserver<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value?, Value) -> Void
}

extension GeometryObserver: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let last = (box.observed as? Observed) ?? Observed()
        box.observed = last
        let (transform, action) = (transform, action)
        box.onPlace = { [weak node] box in
            MainActor.assumeIsolated {
                node?.graph.runAfterLayout {
                    let value = transform(GeometryProxy(box: box))
                    guard last.value != value else { return }
                    let old = last.value
                    last.value = value
                    action(old, value)
                }
            }
        }
    }

    private final class Observed {
        var value: Value?
    }
}

extension View {
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform) { _, new in action(new) })
    }

    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform) { old, new in action(old ?? new, new) })
    }

    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(SpaceChange(name: name.name))
    }

    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(SpaceChange(name: AnyHashable(name)))
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(IdentifierChange(identifier: identifier))
    }
}

private struct SpaceChange {
    let name: AnyHashable
}

extension SpaceChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.spaceName = name
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) { box.spaceName = name }
}

private struct IdentifierChange {
    let identifier: String
}

extension IdentifierChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.identifier = identifier
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) { box.identifier = identifier }
}
