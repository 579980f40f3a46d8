import ObjectiveC

extension MainQueue {
    /// Marks a node dirty, at once where the main actor runs, else as soon as it does.
    static func markDirty(_ node: ViewNode) {
        if isCurrent {
            MainActor.assumeIsolated { node.markDirty() }
        } else {
            Task { @MainActor in node.markDirty() }
        }
    }
}
