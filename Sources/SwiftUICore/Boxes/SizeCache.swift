/// Sizes by proposal; when it is full the oldest goes.
struct SizeCache {
    private static let limit = 24

    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var next = 0

    subscript(proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        guard entries.count >= Self.limit else { return entries.append((proposal, size)) }
        entries[next] = (proposal, size)
        next = (next + 1) % Self.limit
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        next = 0
    }
}
