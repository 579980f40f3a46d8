import DisplayList
import LayoutTree

/// What a view of the platform below does for the SwiftUI view that stands for it; one lives as long as that view
/// stands.
@MainActor public protocol _PlatformContent: AnyObject {
    func _sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// From the top of a box of that size.
    func _baseline(isFirst: Bool, in size: CGSize) -> CGFloat
    /// - Parameters:
    ///   - frame: in the window; points.
    ///   - host: what shows the window; nil where nothing does yet.
    func _place(in frame: CGRect, host: AnyObject?)
    func _displayItems(in rect: CGRect, scale: CGFloat) -> [DisplayItem]
    /// What is shown, with frames in the window.
    func _layoutNodes(in rect: CGRect) -> [LayoutNode]
    /// The view has left the tree.
    func _remove()
}

/// What a platform's view is made and updated with; what is read from the environment is what it depends on.
public struct _PlatformContext {
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// How a platform's view is made for a view, and brought up to date.
public struct _PlatformAdapter<V> {
    let make: @MainActor (V, _PlatformContext) -> any _PlatformContent
    let update: @MainActor (V, any _PlatformContent, _PlatformContext) -> Void

    public init(
        make: @escaping @MainActor (V, _PlatformContext) -> any _PlatformContent,
        update: @escaping @MainActor (V, any _PlatformContent, _PlatformContext) -> Void
    ) {
        self.make = make
        self.update = update
    }

    /// The node of a view that the platform draws.
    @MainActor public func _makeNode(_ view: V, _ context: _NodeContext) -> _TypedNode<V> {
        PlatformNode(view, context, adapter: self)
    }
}

/// The node of a view that the platform below draws: updates it when something that it read has changed.
@MainActor final class PlatformNode<V>: TypedNode<V> {
    private let adapter: _PlatformAdapter<V>
    private let box = PlatformBox()
    private var properties: DynamicProperties?

    init(_ view: V, _ context: _NodeContext, adapter: _PlatformAdapter<V>) {
        self.adapter = adapter
        super.init(view, context)
        if TypeNames.isUserType(V.self) { userTypeName = TypeNames.name(of: V.self) }
        properties = DynamicProperties(of: V.self, node: self)
        box.owner = self
        guard !(graph.leavesUserViewsAlone && userTypeName != nil) else { return }
        bind()
        let content = ReadTracker.track(self) {
            let content = adapter.make(self.view, platformContext)
            adapter.update(self.view, content, platformContext)
            return content
        }
        box.show(content, host: graph.platformHost)
    }

    private var platformContext: _PlatformContext {
        _PlatformContext(environment: environment, transaction: Transaction())
    }

    private func bind() {
        box.isRightToLeft = environment.layoutDirection == .rightToLeft
        properties?.bind(to: &view)
    }

    override func boxes() -> [LayoutBox] { [box] }

    override func update(_ new: V) {
        guard isDirty || !ViewComparison.areEqual(view, new) else { return }
        view = new
        refresh()
    }

    override func refresh() {
        isDirty = false
        guard let content = box.content else { return }
        bind()
        ReadTracker.track(self) { adapter.update(view, content, platformContext) }
        box.invalidate()
    }

    /// What the platform shows, for reports.
    func platformNodes() -> [LayoutNode] { box.content?._layoutNodes(in: box.globalFrame) ?? [] }

    override func willBeRemoved() {
        properties?.disconnect()
        box.content?._remove()
        box.owner = nil
    }
}

extension PlatformNode: PlatformReporting {}

/// A node that has something of the platform to report.
@MainActor protocol PlatformReporting {
    func platformNodes() -> [LayoutNode]
}

/// The box of a view that the platform below draws; it keeps the plain distance from others and states its baselines.
final class PlatformBox: LayoutBox {
    // Asked on the main actor alone, where boxes are laid out.
    nonisolated(unsafe) private(set) var content: (any _PlatformContent)?
    nonisolated(unsafe) private weak var host: HostReference?

    func show(_ content: any _PlatformContent, host: HostReference) {
        self.content = content
        self.host = host
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        nonisolated(unsafe) let content = content
        return MainActor.assumeIsolated { content?._sizeThatFits(proposal) ?? .zero }
    }

    override func measureGuides() -> [AlignmentKey] {
        [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        nonisolated(unsafe) let content = content
        return MainActor.assumeIsolated { content?._baseline(isFirst: isFirst, in: size) }
    }

    override func placeChildren() {
        let frame = globalFrame
        nonisolated(unsafe) let (content, host) = (content, host?.object)
        MainActor.assumeIsolated { content?._place(in: frame, host: host) }
    }

    override func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let (rect, scale) = (context.aligned(rect), context.scale)
        nonisolated(unsafe) let content = content
        return MainActor.assumeIsolated { content?._displayItems(in: rect, scale: scale) ?? [] }
    }
}

/// Who shows a graph's window, once it is known.
final class HostReference {
    weak var object: AnyObject?
}

extension _HostedView {
    /// The platform's view that shows the window.
    public var _platformHost: AnyObject? {
        get { graph.platformHost.object }
        set { graph.platformHost.object = newValue }
    }
}
