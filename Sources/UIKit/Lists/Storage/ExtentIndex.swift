import CoreGraphics

/// The lengths of many items in a row, of which most are only estimated, with their sums.
///
/// Algorithm:
/// 1. Every item has the default length until another one is set for it; only those take memory, in blocks of 128.
/// 2. A Fenwick tree over the blocks keeps how far each block's length differs from the default, without entries for
///    blocks that do not; so a million items cost nothing until they are measured.
/// 3. An offset is the default times the index, plus the tree's prefix, plus the rest of one block; finding the item at
///    an offset is a binary search over blocks and then a walk through one block.
///
/// Contract: lengths are points, never negative; those that are not finite count as zero. Setting and asking take
/// O(log n) and O(log² n) steps.
struct ExtentIndex {
    private static let blockSize = 128

    private(set) var count: Int
    /// What an item counts while nothing was set for it.
    private(set) var defaultExtent: CGFloat
    /// Known lengths by block; NaN where an item has the default.
    private var blocks: [Int: [CGFloat]] = [:]
    private var blockSums: [Int: CGFloat] = [:]
    private var tree: [Int: CGFloat] = [:]

    init(count: Int = 0, defaultExtent: CGFloat = 0) {
        // Half of what fits, so that the end of the last block can be named.
        self.count = min(max(0, count), Int.max / 2)
        self.defaultExtent = defaultExtent.isFinite ? max(0, defaultExtent) : 0
    }

    private var blockCount: Int { count / Self.blockSize + (count % Self.blockSize == 0 ? 0 : 1) }

    /// How many blocks hold known lengths; what memory depends on.
    var knownBlockCount: Int { blocks.count }

    /// The item's length; nil where only the default is known.
    func known(_ index: Int) -> CGFloat? {
        guard let value = blocks[index / Self.blockSize]?[index % Self.blockSize], !value.isNaN else { return nil }
        return value
    }

    subscript(index: Int) -> CGFloat {
        get { known(index) ?? defaultExtent }
        set { set(newValue, at: index) }
    }

    private mutating func set(_ value: CGFloat, at index: Int) {
        guard index >= 0, index < count else { return }
        let value = value.isFinite ? max(0, value) : 0
        let block = index / Self.blockSize
        let change = value - self[index]
        blocks[block, default: Array(repeating: .nan, count: Self.blockSize)][index % Self.blockSize] = value
        guard change != 0 else { return }
        blockSums[block, default: 0] += change
        var node = block + 1
        while node <= blockCount {
            tree[node, default: 0] += change
            node += node & -node
        }
    }

    /// Where the item begins; the whole length for an index at or behind the end.
    func offset(of index: Int) -> CGFloat {
        let index = min(max(0, index), count)
        let block = index / Self.blockSize
        var sum = CGFloat(index) * defaultExtent + prefix(block)
        guard let known = blocks[block] else { return sum }
        for value in known.prefix(index % Self.blockSize) where !value.isNaN { sum += value - defaultExtent }
        return sum
    }

    var total: CGFloat { CGFloat(count) * defaultExtent + prefix(blockCount) }

    /// Sum of the differences of all blocks before one.
    private func prefix(_ block: Int) -> CGFloat {
        guard !tree.isEmpty else { return 0 }
        var sum: CGFloat = 0
        var node = block
        while node > 0 {
            sum += tree[node] ?? 0
            node -= node & -node
        }
        return sum
    }

    /// The first item that ends behind an offset; nil behind the last one. Items without length are passed over.
    func index(at offset: CGFloat) -> Int? {
        guard count > 0, offset < total else { return nil }
        var low = 0
        var high = blockCount - 1
        while low < high {
            let middle = low + (high - low) / 2
            if end(ofBlock: middle) > offset { high = middle } else { low = middle + 1 }
        }
        let first = low * Self.blockSize
        let last = min(count, first + Self.blockSize)
        var end = CGFloat(first) * defaultExtent + prefix(low)
        guard blocks[low] != nil else {
            guard defaultExtent > 0 else { return nil }
            return min(last - 1, first + Int(max(0, ((offset - end) / defaultExtent).rounded(.down))))
        }
        for index in first..<last {
            end += self[index]
            if end > offset { return index }
        }
        return last - 1
    }

    /// Calls `body` with each item whose length was set.
    func forEachKnown(_ body: (Int, CGFloat) -> Void) {
        for (block, values) in blocks.sorted(by: { $0.key < $1.key }) {
            for (index, value) in values.enumerated() where !value.isNaN { body(block * Self.blockSize + index, value) }
        }
    }

    private func end(ofBlock block: Int) -> CGFloat {
        CGFloat(min(count, (block + 1) * Self.blockSize)) * defaultExtent + prefix(block + 1)
    }
}
