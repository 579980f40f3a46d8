/// The constraints as they were given: rows, their terms and the columns that lead from a variable to its terms.
///
/// Structure of arrays with `Int32` ids; freed rows, term blocks and variables are used again. The terms of a row lie
/// side by side in one arena; the terms of a variable form a doubly linked list through the same arena, so that adding
/// and removing a row costs only its own length.
final class ConstraintStore {
    // Variables
    var minimum = Buffer<Double>()
    var value = Buffer<Double>()
    var isKnown = Buffer<Bool>()
    /// Number of creation: decides ties, also when an index is used again. Numbers are compared only; before they run out
    /// those in use are counted anew.
    var variableOrder = Buffer<Int32>()
    var columnFirst = Buffer<Int32>()
    var columnCount = Buffer<Int32>()
    private var freeVariables = Buffer<Int32>()
    private var madeVariables: Int32 = 0
    /// The last number of creation; for tests.
    var lastNumber = Int32.max

    // Rows
    var termStart = Buffer<Int32>()
    var termCount = Buffer<Int32>()
    /// Size class of the row's block of terms.
    private var rowBlock = Buffer<UInt8>()
    var relation = Buffer<Relation>()
    var constant = Buffer<Double>()
    var priority = Buffer<Float>()
    var flags = Buffer<RowFlags>()
    var generation = Buffer<Int32>()
    /// Number of creation: the latest breakable member of a conflict is left out.
    var rowOrder = Buffer<Int32>()
    private var freeRows = Buffer<Int32>()
    private var madeRows: Int32 = 0

    // Terms
    var termVariable = Buffer<Int32>()
    var termCoefficient = Buffer<Double>()
    var termRow = Buffer<Int32>()
    var termNext = Buffer<Int32>()
    var termPrevious = Buffer<Int32>()
    /// Heads of the lists of free term blocks, by size class.
    private var freeBlocks = Buffer<Int32>()

    struct RowFlags: OptionSet {
        var rawValue: UInt8
        static let alive = RowFlags(rawValue: 1)
        static let breakable = RowFlags(rawValue: 2)
        /// A NaN or an infinite number: takes no part in anything.
        static let invalid = RowFlags(rawValue: 4)
        static let broken = RowFlags(rawValue: 8)
        static let required = RowFlags(rawValue: 16)
    }

    init() { freeBlocks.reset(count: 40, to: -1) }

    var variableCount: Int { minimum.count }
    var rowCount: Int { flags.count }

    // MARK: - Variables

    func makeVariable(minimum bound: Double) -> Int32 {
        let bound = bound.isNaN ? -.infinity : bound
        let variable = freeVariables.popLast() ?? growVariables()
        minimum[variable] = bound
        value[variable] = max(0, bound)
        isKnown[variable] = false
        if madeVariables == lastNumber { madeVariables = Self.renumber(variableOrder) }
        variableOrder[variable] = madeVariables
        columnFirst[variable] = -1
        columnCount[variable] = 0
        madeVariables += 1
        return variable
    }

    private func growVariables() -> Int32 {
        minimum.append(0)
        value.append(0)
        isKnown.append(false)
        variableOrder.append(0)
        columnFirst.append(-1)
        columnCount.append(0)
        return Int32(minimum.count - 1)
    }

    func release(variable: Int32) { freeVariables.append(variable) }

    // MARK: - Rows

    func makeRow() -> Int32 {
        let row = freeRows.popLast() ?? growRows()
        if madeRows == lastNumber { madeRows = Self.renumber(rowOrder) }
        rowOrder[row] = madeRows
        madeRows += 1
        return row
    }

    /// Counts from 0 in the same order; answers the next number.
    private static func renumber(_ orders: borrowing Buffer<Int32>) -> Int32 {
        let ranks = (0..<orders.count).sorted { orders.base[$0] < orders.base[$1] }
        for (rank, index) in ranks.enumerated() { orders[index] = Int32(rank) }
        return Int32(orders.count)
    }

    private func growRows() -> Int32 {
        termStart.append(0)
        termCount.append(0)
        rowBlock.append(0)
        relation.append(.equal)
        constant.append(0)
        priority.append(0)
        flags.append([])
        generation.append(0)
        rowOrder.append(0)
        return Int32(flags.count - 1)
    }

    /// Takes the row out of its variables' columns and frees it.
    func removeRow(_ row: Int32) {
        let start = termStart[row]
        let count = termCount[row]
        for term in start..<start + count { unlink(term: term) }
        freeBlock(start: start, size: Int(rowBlock[row]))
        termCount[row] = 0
        flags[row] = []
        generation[row] &+= 1
        freeRows.append(row)
    }

    func identifier(of row: Int32) -> ConstraintID { ConstraintID(index: row, generation: generation[row]) }

    func contains(_ constraint: ConstraintID) -> Bool {
        constraint.index >= 0 && Int(constraint.index) < flags.count
            && generation[constraint.index] == constraint.generation && flags[constraint.index].contains(.alive)
    }

    /// The order in which required rows are accepted: unbreakable ones first, then by creation.
    func acceptanceOrder(of row: Int32) -> Int {
        flags[row].contains(.breakable) ? Int(rowOrder[row]) : Int(rowOrder[row]) - .max / 2
    }

    // MARK: - Terms

    /// A block of a size class.
    private func makeBlock(size: Int) -> Int32 {
        let head = freeBlocks[size]
        if head >= 0 {
            freeBlocks[size] = termNext[head]
            return head
        }
        let start = Int32(termVariable.count)
        for _ in 0..<Self.blockSize(size) {
            termVariable.append(-1)
            termCoefficient.append(0)
            termRow.append(-1)
            termNext.append(-1)
            termPrevious.append(-1)
        }
        return start
    }

    private func freeBlock(start: Int32, size: Int) {
        termNext[start] = freeBlocks[size]
        freeBlocks[size] = start
    }

    /// Up to four terms have classes of their own; above, sizes are powers of two.
    private static func blockClass(_ count: Int) -> Int {
        count <= 4 ? count : 2 + (Int.bitWidth - (count - 1).leadingZeroBitCount)
    }

    private static func blockSize(_ size: Int) -> Int { size <= 4 ? size : 1 << (size - 2) }

    func link(term: Int32, variable: Int32, coefficient: Double, row: Int32) {
        termVariable[term] = variable
        termCoefficient[term] = coefficient
        termRow[term] = row
        let first = columnFirst[variable]
        termNext[term] = first
        termPrevious[term] = -1
        if first >= 0 { termPrevious[first] = term }
        columnFirst[variable] = term
        columnCount[variable] += 1
    }

    private func unlink(term: Int32) {
        let variable = termVariable[term]
        let next = termNext[term]
        let previous = termPrevious[term]
        if previous >= 0 { termNext[previous] = next } else { columnFirst[variable] = next }
        if next >= 0 { termPrevious[next] = previous }
        columnCount[variable] -= 1
    }

    /// The terms of a row as a range of the arena.
    @inline(__always) func terms(of row: Int32) -> Range<Int> {
        let start = Int(termStart[row])
        return start..<start + Int(termCount[row])
    }
}

// MARK: - Writing terms

extension ConstraintStore {
    /// Writes the terms of a row, those of the same variable summed; -1 if one is not finite.
    ///
    /// A term that is not finite is kept as NaN, so that the row is known to be invalid for as long as it stands.
    func writeTerms(_ terms: [Term], row: Int32) -> Int32 {
        let size = Self.blockClass(max(terms.count, 1))
        let start = makeBlock(size: size)
        var count: Int32 = 0
        var isFinite = true
        for term in terms {
            var place = start
            while place < start + count, termVariable[place] != term.variable.index { place += 1 }
            if place == start + count {
                termVariable[place] = term.variable.index
                termCoefficient[place] = 0
                count += 1
            }
            termCoefficient[place] += term.coefficient
        }
        let written = count
        count = 0
        for place in start..<start + written {
            let coefficient = termCoefficient[place]
            if !coefficient.isFinite { isFinite = false }
            if abs(coefficient) < LayoutSolver.smallestCoefficient { continue }
            link(
                term: start + count, variable: termVariable[place], coefficient: LayoutSolver.limited(coefficient),
                row: row)
            if !coefficient.isFinite { termCoefficient[start + count] = .nan }
            count += 1
        }
        termStart[row] = start
        termCount[row] = count
        rowBlock[row] = UInt8(size)
        return isFinite ? count : -1
    }

    func hasFiniteTerms(_ row: Int32) -> Bool {
        for term in terms(of: row) where !termCoefficient[term].isFinite { return false }
        return true
    }
}
