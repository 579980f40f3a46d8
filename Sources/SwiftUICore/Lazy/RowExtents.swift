/// Lengths of many rows one after the other, of which only some are known.
///
/// Unknown rows count with an estimate: the mean of those that were known first. A place is found from the known rows'
/// deviations, so that it costs no more for a million rows than for those that were ever shown.
struct RowExtents {
    private(set) var count: Int
    /// Points of a row that is not known.
    private(set) var estimate: CGFloat
    private var hasEstimate = false
    private var known: [Int: CGFloat] = [:]
    private var sorted: [Int] = []
    private var deviations: [CGFloat] = []
    private var isSorted = true

    init(count: Int, estimate: CGFloat) {
        self.count = count
        self.estimate = estimate
    }

    subscript(index: Int) -> CGFloat { known[index] ?? estimate }

    func isKnown(_ index: Int) -> Bool { known[index] != nil }

    mutating func set(_ length: CGFloat, at index: Int) {
        guard known[index] != length else { return }
        known[index] = length
        isSorted = false
    }

    /// Takes the mean of the known rows as the estimate of the others, once.
    mutating func adoptEstimate() {
        guard !hasEstimate, !known.isEmpty else { return }
        hasEstimate = true
        estimate = known.values.reduce(0, +) / CGFloat(known.count)
        isSorted = false
    }

    mutating func forgetAll(count: Int) {
        self.count = count
        known = [:]
        isSorted = false
    }

    mutating func setCount(_ new: Int) {
        guard new != count else { return }
        if new < count { known = known.filter { $0.key < new } }
        count = new
        isSorted = false
    }

    private mutating func sort() {
        guard !isSorted else { return }
        isSorted = true
        sorted = known.keys.sorted()
        deviations = []
        deviations.reserveCapacity(sorted.count + 1)
        var sum: CGFloat = 0
        deviations.append(0)
        for index in sorted {
            sum += (known[index] ?? estimate) - estimate
            deviations.append(sum)
        }
    }

    /// Where a row begins; the count gives the end of all.
    mutating func offset(of index: Int) -> CGFloat {
        sort()
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < index { low = middle + 1 } else { high = middle }
        }
        return CGFloat(index) * estimate + deviations[low]
    }

    mutating func total() -> CGFloat { offset(of: count) }

    /// The rows that lie over some part of a stretch.
    mutating func range(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end > start else { return 0..<0 }
        let first = firstRow { $0 > start }
        var last = first
        while last < count, offset(of: last) < end { last += 1 }
        return first..<max(first, last)
    }

    /// The first row whose end satisfies a condition that all later ones satisfy too.
    private mutating func firstRow(whereEnd condition: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(offset(of: middle + 1)) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
