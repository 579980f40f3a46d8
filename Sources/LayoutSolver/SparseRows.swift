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

    // By entry
    var row = Buffer<Int32>()
    var column = Buffer<Int32>()
    var coefficient = Buffer<Double>()
    var nextInRow = Buffer<Int32>()
    private var previousInRow = Buffer<Int32>()
    var nextInColumn = Buffer<Int32>()
    private var previousInColumn = Buffer<Int32>()
    private var freeEntries = Buffer<Int32>()

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
        row.removeAll()
        column.removeAll()
        coefficient.removeAll()
        nextInRow.removeAll()
        previousInRow.removeAll()
        nextInColumn.removeAll()
        previousInColumn.removeAll()
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
        let entry: Int32
        if let free = freeEntries.popLast() {
            entry = free
        } else {
            entry = Int32(row.count)
            row.append(r)
            column.append(c)
            coefficient.append(a)
            nextInRow.append(-1)
            previousInRow.append(-1)
            nextInColumn.append(-1)
            previousInColumn.append(-1)
        }
        row[entry] = r
        column[entry] = c
        coefficient[entry] = a
        let firstInRow = rowFirst[r]
        nextInRow[entry] = firstInRow
        previousInRow[entry] = -1
        if firstInRow >= 0 { previousInRow[firstInRow] = entry }
        rowFirst[r] = entry
        rowLength[r] += 1
        let firstInColumn = columnFirst[c]
        nextInColumn[entry] = firstInColumn
        previousInColumn[entry] = -1
        if firstInColumn >= 0 { previousInColumn[firstInColumn] = entry }
        columnFirst[c] = entry
        columnLength[c] += 1
    }

    private func unlinkFromColumn(_ entry: Int32) {
        let c = column[entry]
        let next = nextInColumn[entry]
        let previous = previousInColumn[entry]
        if previous >= 0 { nextInColumn[previous] = next } else { columnFirst[c] = next }
        if next >= 0 { previousInColumn[next] = previous }
        columnLength[c] -= 1
    }

    mutating func remove(_ entry: Int32) {
        unlinkFromColumn(entry)
        let r = row[entry]
        let next = nextInRow[entry]
        let previous = previousInRow[entry]
        if previous >= 0 { nextInRow[previous] = next } else { rowFirst[r] = next }
        if next >= 0 { previousInRow[next] = previous }
        rowLength[r] -= 1
        freeEntries.append(entry)
    }

    /// Takes a row out of all columns but keeps its entries, for back substitution.
    mutating func detach(_ r: Int32) {
        var entry = rowFirst[r]
        while entry >= 0 {
            unlinkFromColumn(entry)
            entry = nextInRow[entry]
        }
        isAlive[r] = false
    }

    /// The entry of a row in a column, or -1; walks the shorter list.
    func find(row r: Int32, column c: Int32) -> Int32 {
        if columnLength[c] <= rowLength[r] {
            var entry = columnFirst[c]
            while entry >= 0, row[entry] != r { entry = nextInColumn[entry] }
            return entry
        }
        var entry = rowFirst[r]
        while entry >= 0, column[entry] != c { entry = nextInRow[entry] }
        return entry
    }

    /// Adds to a coefficient; one that cancels is removed.
    mutating func add(_ amount: Double, row r: Int32, column c: Int32) {
        let entry = find(row: r, column: c)
        if entry < 0 { return insert(row: r, column: c, coefficient: amount) }
        let old = coefficient[entry]
        let sum = old + amount
        if abs(sum) <= Tolerance.cancellation * max(abs(old), abs(amount)) {
            remove(entry)
        } else {
            coefficient[entry] = sum
        }
    }

    /// Replaces the column of `entry` in all other rows by what the row of `entry` says about it, then detaches that row.
    mutating func eliminate(by entry: Int32, changed: inout Buffer<Int32>) {
        let pivotRow = row[entry]
        let pivot = coefficient[entry]
        var other = columnFirst[column[entry]]
        while other >= 0 {
            let next = nextInColumn[other]
            if other != entry {
                let target = row[other]
                let factor = coefficient[other] / pivot
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
            if each != entry { add(factor * coefficient[each], row: target, column: column[each]) }
            each = nextInRow[each]
        }
    }
}
