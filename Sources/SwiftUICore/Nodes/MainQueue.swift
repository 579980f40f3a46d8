import Dispatch

/// Tells whether the main actor's queue is running; on Linux that need not be on the main thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Marks a node dirty, at once where the main actor runs, else as soon as it does.
    static func markDirty(_ node: ViewNode) {
        if isCurrent {
            MainActor.assumeIsolated { node.markDirty() }
        } else {
            Task { @MainActor in node.markDirty() }
        }
    }
}
