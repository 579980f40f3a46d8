import CoreGraphics

/// Lines of items behind each other, of which the first ones are listed and all others are alike.
///
/// Algorithm:
/// 1. Lines that were built one by one stand in an array, with their offsets; they can be cut off at an item and built
///    anew from there.
/// 2. Behind them every line has the same number of items and the same extent, so that a million of them takes no room.
/// 3. Lines are found by binary search in the array and by division behind it.
///
/// Contract: extents and spacing are points along the lines' succession; offsets count from the first line.
struct LineSequence {
    struct Line: Equatable {
        var first: Int
        var count: Int
        var offset: CGFloat
        var extent: CGFloat
        var end: CGFloat { offset + extent }
    }

    private(set) var itemCount: Int
    private(set) var spacing: CGFloat
    private(set) var listed: [Line] = []
    private var perLine = 1
    private var extent: CGFloat = 0

    init(itemCount: Int = 0, spacing: CGFloat = 0) {
        self.itemCount = max(0, itemCount)
        self.spacing = spacing
    }

    // MARK: Building

    /// The first item that no listed line has.
    var nextItem: Int { listed.last.map { $0.first + $0.count } ?? 0 }

    mutating func append(count: Int, extent: CGFloat) {
        let offset = listed.last.map { $0.end + spacing } ?? 0
        listed.append(Line(first: nextItem, count: count, offset: offset, extent: extent))
    }

    /// What all lines behind the listed ones are like.
    mutating func setRest(perLine: Int, extent: CGFloat) {
        self.perLine = max(1, perLine)
        self.extent = extent
    }

    /// Forgets the line of an item, the one before it, and all behind.
    mutating func cut(at item: Int) {
        guard let line = listedLine(of: item) else { return }
        listed.removeSubrange(max(0, line - 1)...)
    }

    private func listedLine(of item: Int) -> Int? {
        guard item < nextItem else { return nil }
        var low = 0
        var high = listed.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if listed[middle].first <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: Asking

    private var restCount: Int { max(0, itemCount - nextItem) }
    private var restLines: Int { restCount / perLine + (restCount % perLine == 0 ? 0 : 1) }
    var count: Int { listed.count + restLines }
    func count(listedOnly: Bool) -> Int { listedOnly ? listed.count : count }

    subscript(index: Int) -> Line {
        guard index >= listed.count else { return listed[index] }
        let number = index - listed.count
        let first = nextItem + number * perLine
        let start = listed.last.map { $0.end + spacing } ?? 0
        return Line(
            first: first, count: min(perLine, itemCount - first), offset: start + CGFloat(number) * (extent + spacing),
            extent: extent)
    }

    /// The line of an item that is there.
    func line(of item: Int) -> Int { listedLine(of: item) ?? listed.count + (item - nextItem) / perLine }

    /// From the first line's start to the last one's end.
    var total: CGFloat { count == 0 ? 0 : self[count - 1].end }

    /// The first line that ends behind an offset; nil where none does.
    func firstLine(endingBehind offset: CGFloat) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low < count ? low : nil
    }
}
