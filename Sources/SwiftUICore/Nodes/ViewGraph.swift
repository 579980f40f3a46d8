/// Counts of what was done, for tests.
public struct _ViewGraphCounts: Equatable, Sendable {
    public var bodies = 0
    public var nodesUpdated = 0
    public var measures = 0
    public var places = 0
    public var passes = 0
}

/// The nodes of one window: collects what is dirty and brings it up to date.
///
/// One settling:
/// 1. Dirty nodes are refreshed, those nearest to the root first, until none is left.
/// 2. Containers whose lists of views have changed take their boxes anew.
/// 3. The boxes are laid out from the root.
/// 4. Views that wanted to know geometry hear of it; if that made something dirty it begins again, at most as often as
///    `passes.maximum` says.
@MainActor final class ViewGraph {
    private var queue: [ViewNode] = []
    private var staleContainers: [ViewNode] = []
    private var afterLayout: [() -> Void] = []
    var nodeCount = 0
    /// Who shows the window on the platform below.
    let platformHost = HostReference()
    /// Whether only the views at the top count, such as those of a preview provider, and not what they are made of.
    var leavesUserViewsAlone = false
    var bodies = 0
    var nodesUpdated = 0
    /// Whether geometry fed back into itself until it was stopped.
    private(set) var didNotSettle = false
    /// Identifiers that stood twice among the views of one `ForEach`.
    var duplicateIdentifiers: [String] = []
    /// Runs when something became dirty while nothing was being updated.
    var needsUpdate: (() -> Void)?
    /// Actions of views that have appeared.
    private var appearances: [() -> Void] = []

    // MARK: - Animation

    /// How often something was brought up to date; 1 for the first time.
    private(set) var pass = 0
    /// What the changes that are shown now belong to.
    private(set) var transaction = Transaction()
    private var nextTransaction = Transaction()
    /// Whether some node changes transactions.
    var hasTransactionChanges = false
    var runners: [WeakRunner] = []
    let matched = MatchedFrames()
    var ghosts: [Ghost] = []
    /// On the host's clock; when the last animation is over.
    private(set) var animatesUntil: TimeInterval = -1

    func noteAnimation(until time: TimeInterval) { animatesUntil = max(animatesUntil, time) }

    // MARK: - Dirty nodes

    func enqueue(_ node: ViewNode) {
        if !Transaction.current.isPlain { nextTransaction = Transaction.current }
        queue.append(node)
        if queue.count == 1 { needsUpdate?() }
    }

    func containerIsStale(_ node: ViewNode) {
        staleContainers.append(node)
        preferencesAreStale = true
    }

    // MARK: - Preferences

    private struct Listener { weak var node: (any PreferenceListener)? }
    private var listeners: [Listener] = []
    private var preferencesAreStale = false

    func preferencesDidChange() { preferencesAreStale = true }

    func addPreferenceListener(_ node: any PreferenceListener) {
        listeners.append(Listener(node: node))
        preferencesAreStale = true
    }

    private func tellPreferences() {
        guard preferencesAreStale else { return }
        preferencesAreStale = false
        listeners.removeAll { $0.node == nil }
        for listener in listeners { listener.node?.preferencesDidChange() }
    }

    // MARK: - Lazy containers

    private struct LazyContainer { weak var node: (any LayoutListener)? }
    private var layoutListeners: [LazyContainer] = []

    func addLayoutListener(_ node: any LayoutListener) { layoutListeners.append(LazyContainer(node: node)) }

    private func tellLayoutListeners() {
        layoutListeners.removeAll { $0.node == nil }
        for listener in layoutListeners { listener.node?.layoutDidEnd() }
    }

    // MARK: - Settling

    func runAfterLayout(_ action: @escaping () -> Void) { afterLayout.append(action) }

    /// Runs after the next update, which it asks for.
    func performWhenSettled(_ action: @escaping () -> Void) {
        appearances.append(action)
        needsUpdate?()
    }

    /// Something moved without a view that changed.
    func layoutIsStale() {
        needsLayoutAgain = true
        needsUpdate?()
    }

    private var needsLayoutAgain = false

    func runWhenSettled(_ action: @escaping () -> Void) { appearances.append(action) }

    var isClean: Bool {
        queue.isEmpty && staleContainers.isEmpty && appearances.isEmpty && afterLayout.isEmpty && !needsLayoutAgain
    }

    /// - Parameter layout: lays out the boxes from the root.
    /// - Returns: how often it laid out.
    @discardableResult
    func settle(_ layout: () -> Void) -> Int {
        didNotSettle = false
        advanceAnimations()
        for round in 1...LayoutMetric.maximumPasses {
            pass += 1
            transaction = nextTransaction
            nextTransaction = Transaction()
            update()
            needsLayoutAgain = false
            layout()
            tellLayoutListeners()
            let geometry = afterLayout
            afterLayout = []
            for action in geometry { action() }
            tellPreferences()
            if queue.isEmpty, staleContainers.isEmpty, !needsLayoutAgain {
                let actions = appearances
                appearances = []
                for action in actions { action() }
            }
            if isClean { return round }
        }
        didNotSettle = true
        return LayoutMetric.maximumPasses
    }

    private func update() {
        while !queue.isEmpty {
            let batch = queue.sorted { $0.depth < $1.depth }
            queue = []
            for node in batch where node.isDirty {
                node.isDirty = false
                guard !node.isRemoved else { continue }
                nodesUpdated += 1
                node.refresh()
            }
        }
        let stale = staleContainers
        staleContainers = []
        for node in stale.sorted(by: { $0.depth > $1.depth }) where !node.isRemoved { node.refreshBoxes() }
    }
}

/// A node that looks at where it is after each layout.
@MainActor protocol LayoutListener: AnyObject {
    func layoutDidEnd()
}
