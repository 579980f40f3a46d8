/// Variables of a reduced system that hang together, and their equations.
struct Part: ~Copyable {
    var rows = Buffer<Int32>()
    var locals = Buffer<Int32>()
    var entryCount = 0
    /// By level of the component: its place among the levels that occur in this part.
    var levelIndex = Buffer<Int32>()
    /// Level 0 (required) always counts.
    var levelCount = 1

    /// An acyclic graph of rows and variables.
    var isTree: Bool { entryCount == rows.count + locals.count - 1 }

    mutating func removeAll() {
        rows.removeAll()
        locals.removeAll()
        entryCount = 0
    }

    /// Numbers the levels that occur in the part's costs.
    mutating func rankLevels(costs: borrowing CostPool, levels: Int) {
        levelIndex.reset(count: levels, to: -1)
        levelIndex[0] = 0
        for local in locals.elements {
            var kink = costs.first[local]
            while kink >= 0 {
                levelIndex[costs.kinks[kink].level] = 0
                kink = costs.kinks[kink].next
            }
        }
        levelCount = 1
        for level in 1..<max(levels, 1) where levelIndex[level] == 0 {
            levelIndex[level] = Int32(levelCount)
            levelCount += 1
        }
    }
}
