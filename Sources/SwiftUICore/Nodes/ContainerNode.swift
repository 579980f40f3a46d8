/// A view that lays out others with a layout.
@MainActor protocol ContainerView: View where Body == Never {
    associatedtype ContainedLayout: Layout
    associatedtype Contained: View
    var containedLayout: ContainedLayout { get }
    var contained: Contained { get }
    var reportName: String? { get }
}

extension ContainerView {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ContainerNode(view, context)
    }
    var reportName: String? { TypeNames.name(of: Self.self) }
}

@MainActor final class ContainerNode<V: ContainerView>: TypedNode<V>, BoxOwner {
    let box: ContainerBox<V.ContainedLayout>
    private var content: TypedNode<V.Contained>?
    private var isStale = false

    override init(_ view: V, _ context: _NodeContext) {
        box = ContainerBox(view.containedLayout)
        super.init(view, context)
        box.owner = self
        content = V.Contained._makeNode(view.contained, childContext)
        readDirection()
        takeBoxes()
    }

    override var reportName: String? { view.reportName }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { [box] }

    override func update(_ new: V) {
        let layout = new.containedLayout
        if !ViewComparison.areEqual(view.containedLayout, layout), !isAnimated(to: layout) { box.layout = layout }
        view = new
        content?.update(new.contained)
    }

    /// Of a layout with data to animate.
    private var runner: AttributeRunner<V.ContainedLayout>?

    private func isAnimated(to layout: V.ContainedLayout) -> Bool {
        guard _SystemEnvironment.showsAnimations, V.ContainedLayout.AnimatableData.self != EmptyAnimatableData.self
        else { return false }
        if runner == nil { runner = AttributeRunner(view.containedLayout) { [weak self] in self?.box.layout = $0 } }
        return runner?.update(to: layout, in: self) ?? false
    }

    override func childBoxesDidChange() {
        guard !isStale else { return }
        isStale = true
        graph.containerIsStale(self)
    }

    func takeBoxes() {
        isStale = false
        box.setChildren(content?.boxes() ?? [])
    }

    override func refresh() { readDirection() }

    private func readDirection() {
        let isRightToLeft = ReadTracker.track(self) { environment.layoutDirection == .rightToLeft }
        guard box.isRightToLeft != isRightToLeft else { return }
        box.isRightToLeft = isRightToLeft
        box.invalidate()
    }

    override func willBeRemoved() { box.owner = nil }
}
