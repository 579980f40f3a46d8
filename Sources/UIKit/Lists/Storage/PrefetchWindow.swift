import Foundation

/// Finds out which items will be shown soon and which of those will not after all.
///
/// Algorithm: what comes next in the direction of the last movement, as many items as are in sight and at least four;
/// announced items that are neither in sight nor coming any more are cancelled.
struct PrefetchWindow {
    private var announced: Set<IndexPath> = []
    private var lastFirst: IndexPath?
    private var goesBack = false

    mutating func reset() { self = PrefetchWindow() }

    /// - Parameters:
    ///   - shown: what is in sight, in order.
    ///   - count: the number of items of a section.
    mutating func update(
        shown: [IndexPath], count: (Int) -> Int
    ) -> (coming: [IndexPath], cancelled: [IndexPath]) {
        guard let first = shown.first, let last = shown.last else { return ([], []) }
        if let lastFirst, first != lastFirst { goesBack = first < lastFirst }
        lastFirst = first
        let length = max(4, shown.count)
        let window: [IndexPath]
        if goesBack {
            window = (max(0, first.item - length)..<first.item).reversed().map {
                IndexPath(item: $0, section: first.section)
            }
        } else {
            let start = min(last.item + 1, count(last.section))
            let end = min(count(last.section), start + length)
            window = (start..<end).map { IndexPath(item: $0, section: last.section) }
        }
        let wanted = Set(window)
        let cancelled = announced.subtracting(wanted).subtracting(shown).sorted()
        let coming = window.filter { !announced.contains($0) }
        announced = wanted
        return (coming, cancelled)
    }
}
