/// Gives a value, and views, to the nearest place around that takes them; the view itself stays as it is.
public struct _PortalSource<Value, Given> {
    let channel: _PortalChannel
    let value: Value
    let given: Given

    /// - Parameter given: is made and kept here, and inherits what this view inherits.
    public init(_ channel: _PortalChannel, _ value: Value, @ViewBuilder given: () -> Given) {
        self.channel = channel
        self.value = value
        self.given = given()
    }
}

extension _PortalSource where Given == EmptyView {
    public init(_ channel: _PortalChannel, _ value: Value) {
        self.init(channel, value) { EmptyView() }
    }
}

extension _PortalSource: ViewModifier where Given: View {
    public typealias Body = Never

    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        PortalSourceNode(view, context)
    }
}

@MainActor
final class PortalSourceNode<C: View, Value, Given: View>: TypedNode<ModifiedContent<C, _PortalSource<Value, Given>>> {
    private var content: TypedNode<C>?
    private var given: TypedNode<Given>?
    private let entry: _PortalEntry
    private weak var target: (any PortalTarget)?

    override init(_ view: ModifiedContent<C, _PortalSource<Value, Given>>, _ context: _NodeContext) {
        let modifier = view.modifier
        entry = _PortalEntry(
            channel: modifier.channel, value: modifier.value, depth: (context.parent?.depth ?? -1) + 1)
        super.init(view, context)
        target = findTarget()
        content = C._makeNode(view.content, childContext)
        given = Given._makeNode(modifier.given, childContext)
        entry.nodes = given.map { [$0] } ?? []
        entry.inherit = { [weak self] in self?.inheritAgain() }
        target?.add(entry)
    }

    /// The views that are given inherit from here, but for what the place wants.
    override func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        environment = new
        content?.environmentDidChange(new, changed)
        inheritAgain()
    }

    private func inheritAgain() {
        guard let given else { return }
        var values = environment
        if let scheme = entry.colorScheme { values.colorScheme = scheme }
        let changed = values.differences(from: given.environment)
        if !changed.isEmpty { given.environmentDidChange(values, changed) }
    }

    private func findTarget() -> (any PortalTarget)? {
        var next = parent
        while let node = next {
            if let target = node as? any PortalTarget, target.channels.contains(entry.channel) { return target }
            next = node.parent
        }
        return nil
    }

    override var children: [ViewNode] { [content, given].compactMap { $0 as ViewNode? } }
    override var reportedChildren: [ViewNode] { content.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { content?.boxes() ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(reportedChildren) }

    override func childBoxesDidChange() {
        boxesDidChange()
        for place in entry.places { place.boxesDidChange() }
    }

    override func update(_ new: ModifiedContent<C, _PortalSource<Value, Given>>) {
        let isSame = ViewComparison.areEqual(view.modifier.value, new.modifier.value)
        view = new
        content?.update(new.content)
        given?.update(new.modifier.given)
        // Also where it is equal: a closure in it may hold newer values.
        entry.value = new.modifier.value
        guard !isSame else { return }
        target?.entryDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content?.collectPreference(key) }

    override func willBeRemoved() { target?.remove(entry) }
}

/// The views of an entry, at the place that they were given to.
public struct _PortalView {
    let entry: _PortalEntry
    let index: Int?
    let colorScheme: ColorScheme?

    /// - Parameters:
    ///   - index: which of the views is shown; nil for all of them.
    ///   - colorScheme: nil for that of the view that gave them.
    public init(_ entry: _PortalEntry, index: Int? = nil, colorScheme: ColorScheme? = nil) {
        self.entry = entry
        self.index = index
        self.colorScheme = colorScheme
    }
}

extension _PortalView: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        PortalViewNode(view, context)
    }
}

@MainActor final class PortalViewNode: TypedNode<_PortalView> {
    override init(_ view: _PortalView, _ context: _NodeContext) {
        super.init(view, context)
        view.entry.show(in: self)
        view.entry.colorScheme = view.colorScheme
    }

    override var reportedChildren: [ViewNode] { view.index == nil ? view.entry.nodes : [] }

    override func boxes() -> [LayoutBox] {
        let boxes = view.entry.nodes.flatMap { $0.boxes() }
        guard let index = view.index else { return boxes }
        return boxes.indices.contains(index) ? [boxes[index]] : []
    }

    override func update(_ new: _PortalView) {
        let isSame = view.entry === new.entry && view.index == new.index
        view = new
        new.entry.show(in: self)
        new.entry.colorScheme = new.colorScheme
        if !isSame { boxesDidChange() }
    }
}

extension View {
    /// Says something to a place around.
    nonisolated public func _says<Value>(_ channel: _PortalChannel, _ value: Value) -> some View {
        modifier(_PortalSource(channel, value))
    }
}
