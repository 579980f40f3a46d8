/// Solves any equations: a dense simplex whose variables have convex piecewise-linear costs, level by level.
///
/// A non-basic variable stands at a kink of its cost (one without kinks at 0), a basic one moves within a piece. Kinks
/// need no columns of their own. Reduced costs are vectors, compared level by level; required bounds are level 0, so
/// there is no separate first phase.
///
/// *Algorithm.* Start with the basis of error variables (an artificial one for each equation without). Then:
/// 1. Price: the non-basic variable and direction with the greatest gain at the highest level enters; ties go to the
///    earlier column. After a run of steps without progress the first column with a gain enters (Bland), until progress.
/// 2. Move it to the next event: a kink of its own or the end of a basic variable's piece. If it still gains beyond,
///    step over (no change of basis). Otherwise a kink of its own ends the step, a basic variable leaves the basis.
///
/// The number of steps is bounded; beyond it the values stand where they are and ``hitLimit`` is set.
final class SimplexKernel {
    let functions = FunctionPool()
    var rowCount = 0
    var columnCount = 0
    var levels = 1

    // By column; artificial columns follow and hold no coefficients
    var function = Buffer<FunctionPool.Function>()
    var value = Buffer<Double>()
    /// Row in which the column is basic, or -1.
    var basicRow = Buffer<Int32>()
    /// For a basic column its piece, for another one its kink (-1: none).
    var piece = Buffer<Int32>()
    private var localOf = Buffer<Int32>()

    // By row
    var basic = Buffer<Int32>()
    /// `rowCount` x `columnCount`
    var tableau = Buffer<Double>()
    /// `levels` x `columnCount`: slopes of the basic variables times the tableau.
    var prices = Buffer<Double>()
    var pivotColumn = Buffer<Double>()
    var rate = Buffer<Double>()
    private var columnOf = Buffer<Int32>()

    private(set) var pivots = 0
    private(set) var hitLimit = false
    private var pivotsSincePricing = 0

    /// Writes the values of the part's variables; `false` if an equation cannot hold.
    func solve(
        _ part: borrowing Part, matrix: borrowing SparseRows, costs: borrowing CostPool, order: borrowing Buffer<Int>,
        values: borrowing Buffer<Double>
    ) -> Bool {
        build(part, matrix: matrix, costs: costs, order: order)
        chooseBasis(part, matrix: matrix)
        recomputePrices()
        iterate()
        for column in 0..<columnCount { values[localOf[column]] = value[column] }
        return hasNoArtificialValue(part, matrix: matrix)
    }

    // MARK: - Set-up

    private func build(
        _ part: borrowing Part, matrix: borrowing SparseRows, costs: borrowing CostPool, order: borrowing Buffer<Int>
    ) {
        levels = part.levelCount
        functions.reset(levels: levels)
        rowCount = part.rows.count
        columnCount = part.locals.count
        let columns = columnCount + rowCount
        localOf.removeAll()
        for local in part.locals.elements { localOf.append(local) }
        sortIfNeeded(localOf.elements, by: order.base)
        columnOf.resize(to: matrix.columnFirst.count, filling: -1)
        function.reset(count: columns, to: .init(offset: 0, kinks: 0))
        value.reset(count: columns, to: 0)
        basicRow.reset(count: columns, to: -1)
        piece.reset(count: columns, to: -1)
        for column in 0..<columnCount {
            columnOf[localOf[column]] = Int32(column)
            let cost = functions.make(of: localOf[column], costs: costs, levelIndex: part.levelIndex)
            function[column] = cost
            place(column, at: cost)
        }
    }

    /// Puts a column at the best kink of its own cost.
    private func place(_ column: Int, at cost: FunctionPool.Function) {
        if cost.kinks == 0 { return }
        var kink = 0
        while kink < cost.kinks - 1, functions.sign(functions.slope(cost, kink + 1)) < 0 { kink += 1 }
        piece[column] = Int32(kink)
        value[column] = functions.positions(cost)[kink]
    }

    private func chooseBasis(_ part: borrowing Part, matrix: borrowing SparseRows) {
        tableau.reset(count: rowCount * columnCount, to: 0)
        basic.reset(count: rowCount, to: -1)
        for index in 0..<rowCount {
            let row = part.rows[index]
            let line = tableau.base + index * columnCount
            var rest = matrix.constant[row]
            var singleton = -1
            var entry = matrix.rowFirst[row]
            while entry >= 0 {
                let local = matrix.entries[entry].column
                let column = Int(columnOf[local])
                line[column] = matrix.entries[entry].coefficient
                rest -= matrix.entries[entry].coefficient * value[column]
                if matrix.columnLength[local] == 1, singleton < column { singleton = column }
                entry = matrix.entries[entry].nextInRow
            }
            install(singleton, row: index, rest: rest)
        }
    }

    /// Makes a column that occurs in this row only basic, or an artificial one.
    private func install(_ singleton: Int, row: Int, rest: Double) {
        let line = tableau.base + row * columnCount
        var column = singleton
        if singleton >= 0 {
            let factor = 1 / line[singleton]
            value[singleton] += rest * factor
            for index in 0..<columnCount { line[index] *= factor }
            line[singleton] = 1
        } else {
            column = columnCount + row
            let cost = functions.make(kinks: 1)
            functions.positions(cost)[0] = 0
            for level in 0..<levels {
                functions.slope(cost, 0)[level] = level == 0 ? -1 : 0
                functions.slope(cost, 1)[level] = level == 0 ? 1 : 0
            }
            function[column] = cost
            value[column] = rest
        }
        basic[row] = Int32(column)
        basicRow[column] = Int32(row)
        piece[column] = pieceIndex(of: column)
    }

    private func pieceIndex(of column: Int) -> Int32 {
        let cost = function[column]
        let places = functions.positions(cost)
        var index = 0
        while index < cost.kinks, places[index] < value[column] { index += 1 }
        return Int32(index)
    }

    func recomputePrices() {
        prices.reset(count: levels * columnCount, to: 0)
        for row in 0..<rowCount {
            let column = basic[row]
            let slope = functions.slope(function[column], Int(piece[column]))
            addToPrices(slope, factor: 1, row: row)
        }
        pivotsSincePricing = 0
    }

    private func addToPrices(_ slope: UnsafePointer<Double>, factor: Double, row: Int) {
        let line = tableau.base + row * columnCount
        for level in 0..<levels where slope[level] != 0 {
            let target = prices.base + level * columnCount
            let amount = slope[level] * factor
            for column in 0..<columnCount { target[column] += amount * line[column] }
        }
    }

    /// Changes the price for a basic variable that goes over to another piece.
    func changePiece(ofRow row: Int, to newPiece: Int32) {
        let column = basic[row]
        let cost = function[column]
        addToPrices(functions.slope(cost, Int(piece[column])), factor: -1, row: row)
        addToPrices(functions.slope(cost, Int(newPiece)), factor: 1, row: row)
        piece[column] = newPiece
    }

    // MARK: - Steps

    private func iterate() {
        pivots = 0
        hitLimit = false
        let limit = 200 + 40 * (rowCount + columnCount)
        var steps = 0
        var stalled = 0
        while let entering = chooseEntering(isBland: stalled > 2 * rowCount + 20) {
            steps += 1
            if steps > limit {
                hitLimit = true
                return
            }
            stalled = move(entering, isBland: stalled > 2 * rowCount + 20) ? 0 : stalled + 1
        }
    }

    func pivot(row: Int, column: Int, newPiece: Int32) {
        pivots += 1
        let line = tableau.base + row * columnCount
        let factor = 1 / line[column]
        for index in 0..<columnCount { line[index] *= factor }
        line[column] = 1
        for other in 0..<rowCount where other != row {
            let target = tableau.base + other * columnCount
            let amount = target[column]
            if amount == 0 { continue }
            for index in 0..<columnCount { target[index] -= amount * line[index] }
            target[column] = 0
        }
        basicRow[basic[row]] = -1
        basic[row] = Int32(column)
        basicRow[column] = Int32(row)
        piece[column] = newPiece
        pivotsSincePricing += 1
        if pivotsSincePricing >= 50 { return recomputePrices() }
        let slope = functions.slope(function[column], Int(newPiece))
        for level in 0..<levels {
            let target = prices.base + level * columnCount
            let amount = slope[level] - target[column]
            if amount == 0 { continue }
            for index in 0..<columnCount { target[index] += amount * line[index] }
        }
    }

    private func hasNoArtificialValue(_ part: borrowing Part, matrix: borrowing SparseRows) -> Bool {
        for row in 0..<rowCount {
            let scale = matrix.scale[part.rows[row]]
            if Tolerance.isViolation(abs(value[columnCount + row]), scale: scale) { return false }
        }
        return true
    }
}
