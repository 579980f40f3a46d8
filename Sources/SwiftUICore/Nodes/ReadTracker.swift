import ObjectiveC
import Observation

/// Remembers whose body is being evaluated, so that what is read knows whom to tell.
enum ReadTracker {
    // Only the main actor evaluates bodies; property wrappers that read it are not isolated by Apple's declaration.
    nonisolated(unsafe) static var current: ViewNode?

    /// Runs `body` so that whatever it reads marks the node dirty when it changes.
    @MainActor
    static func track<Result>(_ node: ViewNode, keepingReads: Bool = false, _ body: () -> Result) -> Result {
        let outer = current
        current = node
        defer { current = outer }
        if !keepingReads { node.readKeys.removeAll(keepingCapacity: true) }
        return withObservationTracking(body) { [weak node] in
            if let node { MainQueue.markDirty(node) }
        }
    }
}

/// The nodes that read a value.
struct ReaderList {
    private struct Reader { weak var node: ViewNode? }
    private var readers: [ObjectIdentifier: Reader] = [:]

    mutating func addCurrent() {
        guard let node = ReadTracker.current else { return }
        readers[ObjectIdentifier(node)] = Reader(node: node)
    }

    mutating func add(_ node: ViewNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }

    /// Marks all readers dirty; each reads again when it is evaluated.
    mutating func notify() {
        let current = readers
        readers = [:]
        for reader in current.values {
            if let node = reader.node { MainQueue.markDirty(node) }
        }
    }
}
