/// Sparse equations `sum = constant` that can be combined: entries in doubly linked lists by row and by column.
struct SparseRows: ~Copyable {
    // By row
    var rowFirst = Buffer<Int32>()
    var rowLength = Buffer<Int32>()
    var constant = Buffer<Double>()
    /// The constant before anything was combined.
    var given = Buffer<Double>()
    /// Rows whose constant moved costs or had to be 0: another one would change more than sums.
    var isFrozen = Buffer<Bool>()
    /// Whether ``log`` is written; only an ``EditPlan`` reads it.
    var keepsLog = false
    /// How constants were combined, in order.
    var log = Buffer<EditPlan.Combination>()
    /// The largest number that went into the constant.
    var scale = Buffer<Double>()
    var isAlive = Buffer<Bool>()
    /// The row of the store that it was made from.
    var origin = Buffer<Int32>()

    // By column
    var columnFirst = Buffer<Int32>()
    var columnLength = Buffer<Int32>()

    private(set) var entries = Buffer<Entry>()
    private var freeEntries = Buffer<Int32>()

    /// Half a cache line: to link or unlink one touches all of it.
    struct Entry {
        var coefficient: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32 = -1
        var nextInColumn: Int32
        var previousInColumn: Int32 = -1
    }

    /// Makes room for a system at once.
    mutating func reserve(rows: Int, columns: Int, entries count: Int) {
        rowFirst.reserve(rows)
        rowLength.reserve(rows)
        constant.reserve(rows)
        given.reserve(rows)
        isFrozen.reserve(rows)
        scale.reserve(rows)
        isAlive.reserve(rows)
        origin.reserve(rows)
        columnFirst.reserve(columns)
        columnLength.reserve(columns)
        entries.reserve(count)
    }

    mutating func reset(columns: Int) {
        rowFirst.removeAll()
        rowLength.removeAll()
        constant.removeAll()
        given.removeAll()
        isFrozen.removeAll()
        log.removeAll()
        scale.removeAll()
        isAlive.removeAll()
        origin.removeAll()
        columnFirst.reset(count: columns, to: -1)
        columnLength.reset(count: columns, to: 0)
        entries.removeAll()
        freeEntries.removeAll()
    }

    mutating func addColumn() -> Int32 {
        columnFirst.append(-1)
        columnLength.append(0)
        return Int32(columnFirst.count - 1)
    }

    mutating func addRow(origin source: Int32) -> Int32 {
        rowFirst.append(-1)
        rowLength.append(0)
        constant.append(0)
        given.append(0)
        isFrozen.append(false)
        scale.append(0)
        isAlive.append(true)
        origin.append(source)
        return Int32(rowFirst.count - 1)
    }

    mutating func insert(row r: Int32, column c: Int32, coefficient a: Double) {
        let firstInRow = rowFirst[r]
        let firstInColumn = columnFirst[c]
        let made = Entry(coefficient: a, row: r, column: c, nextInRow: firstInRow, nextInColumn: firstInColumn)
        let entry: Int32
        if let free = freeEntries.popLast() {
            entry = free
            entries[entry] = made
        } else {
            entry = Int32(entries.count)
            entries.append(made)
        }
        if firstInRow >= 0 { entries.base[Int(firstInRow)].previousInRow = entry }
        rowFirst[r] = entry
        rowLength[r] += 1
        if firstInColumn >= 0 { entries.base[Int(firstInColumn)].previousInColumn = entry }
        columnFirst[c] = entry
        columnLength[c] += 1
    }

    private func unlinkFromColumn(_ entry: Int32) {
        let c = entries[entry].column
        let next = entries[entry].nextInColumn
        let previous = entries[entry].previousInColumn
        if previous >= 0 { entries.base[Int(previous)].nextInColumn = next } else { columnFirst[c] = next }
        if next >= 0 { entries.base[Int(next)].previousInColumn = previous }
        columnLength[c] -= 1
    }

    mutating func remove(_ entry: Int32) {
        unlinkFromColumn(entry)
        let r = entries[entry].row
        let next = entries[entry].nextInRow
        let previous = entries[entry].previousInRow
        if previous >= 0 { entries.base[Int(previous)].nextInRow = next } else { rowFirst[r] = next }
        if next >= 0 { entries.base[Int(next)].previousInRow = previous }
        rowLength[r] -= 1
        freeEntries.append(entry)
    }

    /// Takes a row out of all columns but keeps its entries, for back substitution.
    mutating func detach(_ r: Int32) {
        var entry = rowFirst[r]
        while entry >= 0 {
            unlinkFromColumn(entry)
            entry = entries[entry].nextInRow
        }
        isAlive[r] = false
    }

    /// The entry of a row in a column, or -1; walks the shorter list.
    func find(row r: Int32, column c: Int32) -> Int32 {
        if columnLength[c] <= rowLength[r] {
            var entry = columnFirst[c]
            while entry >= 0, entries[entry].row != r { entry = entries[entry].nextInColumn }
            return entry
        }
        var entry = rowFirst[r]
        while entry >= 0, entries[entry].column != c { entry = entries[entry].nextInRow }
        return entry
    }

    /// Adds to a coefficient; one that cancels is removed.
    mutating func add(_ amount: Double, row r: Int32, column c: Int32) {
        let entry = find(row: r, column: c)
        if entry < 0 { return insert(row: r, column: c, coefficient: amount) }
        let old = entries[entry].coefficient
        let sum = old + amount
        if abs(sum) <= Tolerance.cancellation * max(abs(old), abs(amount)) {
            remove(entry)
        } else {
            entries.base[Int(entry)].coefficient = sum
        }
    }

    /// Replaces the column of `entry` in all other rows by what the row of `entry` says about it, then detaches that row.
    mutating func eliminate(by entry: Int32, changed: inout Buffer<Int32>) {
        let pivotRow = entries[entry].row
        let pivot = entries[entry].coefficient
        var other = columnFirst[entries[entry].column]
        while other >= 0 {
            let next = entries[other].nextInColumn
            if other != entry {
                let target = entries[other].row
                let factor = entries[other].coefficient / pivot
                remove(other)
                combine(pivotRow, into: target, factor: -factor, except: entry)
                changed.append(target)
            }
            other = next
        }
        detach(pivotRow)
    }

    private mutating func combine(_ source: Int32, into target: Int32, factor: Double, except entry: Int32) {
        constant[target] += factor * constant[source]
        if keepsLog { log.append(EditPlan.Combination(source: source, target: target, factor: factor)) }
        scale[target] = max(scale[target], abs(factor) * scale[source])
        var each = rowFirst[source]
        while each >= 0 {
            if each != entry { add(factor * entries[each].coefficient, row: target, column: entries[each].column) }
            each = entries[each].nextInRow
        }
    }
}
