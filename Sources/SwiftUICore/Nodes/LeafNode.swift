/// A view that measures and draws itself.
@MainActor protocol LeafView: View where Body == Never {
    /// What is shown under an environment; the keys it reads are those that it depends on.
    func content(_ environment: EnvironmentValues) -> any LeafContent
    /// Whether a new content of the same view has the same size for sure.
    func keepsSize(from old: Self) -> Bool
    var reportName: String { get }
}

extension LeafView {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        LeafNode(view, context)
    }
    func keepsSize(from old: Self) -> Bool { false }
    var reportName: String { TypeNames.name(of: Self.self) }
}

@MainActor final class LeafNode<V: LeafView>: TypedNode<V> {
    private(set) var box: LeafBox?

    override init(_ view: V, _ context: _NodeContext) {
        super.init(view, context)
        let box = LeafBox(resolve())
        box.owner = self
        self.box = box
    }

    override var reportName: String? { view.reportName }

    override func boxes() -> [LayoutBox] { box.map { [$0] } ?? [] }

    override func update(_ new: V) {
        guard !ViewComparison.areEqual(view, new) else { return }
        let keepsSize = new.keepsSize(from: view)
        view = new
        box?.setContent(resolve(), keepsSize: keepsSize)
    }

    override func refresh() { box?.setContent(resolve(), keepsSize: false) }

    private func resolve() -> any LeafContent {
        ReadTracker.track(self) { view.content(environment) }
    }

    override func willBeRemoved() { box?.owner = nil }
}
