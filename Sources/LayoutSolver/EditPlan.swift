/// How the values of a large component follow from the constants of its equations, kept after it was solved.
///
/// A resize changes a few constants and nothing else, so elimination, order of the pieces and order of substitution stay
/// as they were. Each equation has the constant that it was given, and the one that elimination left it with; the log
/// says how the second follow from the first.
///
/// *Applying edits.*
/// 1. Pass the changes of constants through the log.
/// 2. Distribute the sums of the trees' equations among their variables, parents first.
/// 3. Check the required bounds.
/// 4. Substitute back.
///
/// A change that would move a breakpoint of a cost, or the pieces of an equation above another one, is refused; the
/// component is then solved again.
final class EditPlan {
    // By equation
    /// The row of the store that it was made from.
    private var origin = Buffer<Int32>()
    private var given = Buffer<Double>()
    private var constant = Buffer<Double>()
    private var isFrozen = Buffer<Bool>()

    /// `constant[target] += factor * constant[source]`, in order.
    private var log = Buffer<Combination>()

    // By local variable
    /// The variable of the store, or negative for an error.
    private var variable = Buffer<Int32>()
    private var value = Buffer<Double>()
    private var bounds = Buffer<Bound>()

    private var sums = Buffer<Sum>()
    private var shares = Buffer<Share>()
    private var pieces = Buffer<Piece>()
    private var eliminations = Buffer<Elimination>()
    private var terms = Buffer<EditPlan.Term>()
    private var delta = Buffer<Double>()
    private var uses = 0

    struct Combination {
        var source: Int32
        var target: Int32
        var factor: Double
    }

    /// A required bound of a variable.
    struct Bound {
        var local: Int32
        var isUpper: Bool
        var place: Double
    }

    /// An equation of a tree.
    struct Sum {
        var equation: Int32
        var parent: Int32
        var parentCoefficient: Double
        var sign: Double
        var low: Double
        var high: Double
        /// Local variables.
        var below: Int32
        var above: Int32
        var firstShare: Int32
        var firstPiece: Int32
    }

    /// A variable of a tree's equation; the heavy one comes last.
    struct Share {
        var local: Int32
        var coefficient: Double
        var start: Double
    }

    struct Piece {
        var local: Int32
        var start: Double
        var length: Double
    }

    struct Elimination {
        var local: Int32
        var equation: Int32
        var coefficient: Double
        var firstTerm: Int32
    }

    struct Term {
        var local: Int32
        var coefficient: Double
    }

    /// After so many edits rounding errors are cleared by solving again.
    private static let longestUse = 1_000
    /// A change below this part of a number is none.
    private static let noise = 1e-11

    // MARK: - Applying

    /// - Parameter edits: rows with the constants that they have now, known and determined variables moved over.
    /// - Returns: false where the edits are refused; the plan is of no use then.
    func apply(_ edits: [(row: Int32, constant: Double)]) -> Bool {
        uses += 1
        guard uses < Self.longestUse, passOn(edits) else { return false }
        for index in 0..<sums.count { distribute(index) }
        for index in 0..<eliminations.count { substitute(index) }
        return bounds.elements.allSatisfy(holds)
    }

    /// Calls back with each variable of the store and its value.
    func forEachValue(_ body: (Int32, Double) -> Void) {
        for local in 0..<variable.count where variable[local] >= 0 { body(variable[local], value[local]) }
    }

    private func passOn(_ edits: [(row: Int32, constant: Double)]) -> Bool {
        delta.reset(count: origin.count, to: 0)
        for edit in edits {
            guard let equation = origin.elements.firstIndex(of: edit.row) else { return false }
            delta[equation] += edit.constant - given[equation]
            given[equation] = edit.constant
        }
        for entry in log.elements where delta[entry.source] != 0 {
            delta[entry.target] += entry.factor * delta[entry.source]
        }
        for equation in 0..<delta.count where delta[equation] != 0 {
            if isFrozen[equation], abs(delta[equation]) > Self.noise * max(1, abs(constant[equation])) { return false }
            constant[equation] += delta[equation]
        }
        return true
    }

    private func distribute(_ index: Int) {
        let sum = sums[index]
        let endOfShares = index + 1 < sums.count ? Int(sums[index + 1].firstShare) : shares.count
        let endOfPieces = index + 1 < sums.count ? Int(sums[index + 1].firstPiece) : pieces.count
        var total = constant[sum.equation] * sum.sign
        if sum.parent >= 0 { total -= sum.parentCoefficient * value[sum.parent] }
        for place in Int(sum.firstShare)..<endOfShares { value[shares[place].local] = shares[place].start }
        let inside = min(max(total, sum.low), sum.high)
        for place in Int(sum.firstPiece)..<endOfPieces {
            let piece = pieces[place]
            value[piece.local] += min(max(inside - piece.start, 0), piece.length)
        }
        if total < sum.low { value[sum.below] += total - sum.low }
        if total > sum.high { value[sum.above] += total - sum.high }
        var rest = total
        for place in Int(sum.firstShare)..<endOfShares - 1 {
            let share = shares[place]
            rest -= value[share.local]
            value[share.local] /= share.coefficient
        }
        let heavy = shares[endOfShares - 1]
        value[heavy.local] = rest / heavy.coefficient
    }

    private func substitute(_ index: Int) {
        let elimination = eliminations[index]
        let end = index + 1 < eliminations.count ? Int(eliminations[index + 1].firstTerm) : terms.count
        var rest = constant[elimination.equation]
        for place in Int(elimination.firstTerm)..<end {
            rest -= terms[place].coefficient * value[terms[place].local]
        }
        value[elimination.local] = rest / elimination.coefficient
    }

    private func holds(_ bound: Bound) -> Bool {
        let amount = bound.isUpper ? value[bound.local] - bound.place : bound.place - value[bound.local]
        return !Tolerance.isViolation(amount, scale: max(abs(bound.place), abs(value[bound.local])))
    }
}

// MARK: - Making

extension EditPlan {
    /// Keeps a tree of equations that was just solved.
    func add(_ tree: TreeKernel, matrix: borrowing SparseRows) {
        for node in tree.nodes.elements where node < 0 {
            let row = -1 - node
            let filling = tree.filling[row]
            let parent = tree.parentEntry[row]
            sums.append(
                Sum(
                    equation: row, parent: parent >= 0 ? matrix.entries[parent].column : -1,
                    parentCoefficient: parent >= 0 ? matrix.entries[parent].coefficient * filling.sign : 0,
                    sign: filling.sign,
                    low: filling.low, high: filling.high, below: matrix.entries[filling.below].column,
                    above: matrix.entries[filling.above].column, firstShare: Int32(shares.count),
                    firstPiece: Int32(pieces.count)))
            var entry = matrix.rowFirst[row]
            while entry >= 0 {
                if entry != parent, entry != filling.heavy { addShare(entry, tree, filling.sign, matrix: matrix) }
                entry = matrix.entries[entry].nextInRow
            }
            addShare(filling.heavy, tree, filling.sign, matrix: matrix)
            for piece in Int(filling.firstPiece)..<Int(filling.endOfPieces) {
                pieces.append(
                    Piece(
                        local: matrix.entries[tree.pieceEntry[piece]].column, start: tree.pieceStart[piece],
                        length: tree.pieceLength[piece]))
            }
        }
    }

    private func addShare(_ entry: Int32, _ tree: TreeKernel, _ sign: Double, matrix: borrowing SparseRows) {
        let local = matrix.entries[entry].column
        shares.append(
            Share(local: local, coefficient: matrix.entries[entry].coefficient * sign, start: tree.start[local]))
    }

    /// Keeps the rest of a system that was just solved.
    func finish(_ solver: ComponentSolver) {
        for equation in 0..<solver.matrix.rowFirst.count {
            origin.append(solver.matrix.origin[equation])
            given.append(solver.matrix.given[equation])
            constant.append(solver.matrix.constant[equation])
            isFrozen.append(solver.matrix.isFrozen[equation] || solver.matrix.isAlive[equation])
        }
        // The sum at the top of a tree may change: it only says how far the pieces are filled.
        for sum in sums.elements where sum.parent < 0 { isFrozen[sum.equation] = false }
        for entry in solver.matrix.log.elements { log.append(entry) }
        for local in 0..<solver.locals.count {
            variable.append(solver.locals[local])
            value.append(solver.localValue[local])
            addBounds(of: Int32(local), costs: solver.costs)
        }
        var index = solver.eliminations.count - 1
        while index >= 0 {
            add(solver.eliminations[index], matrix: solver.matrix)
            index -= 1
        }
    }

    private func addBounds(of local: Int32, costs: borrowing CostPool) {
        var kink = costs.first[local]
        while kink >= 0 {
            if costs.kinks[kink].level == 0 {
                let place = costs.kinks[kink].position
                if costs.kinks[kink].left != 0 { bounds.append(Bound(local: local, isUpper: false, place: place)) }
                if costs.kinks[kink].right != 0 { bounds.append(Bound(local: local, isUpper: true, place: place)) }
            }
            kink = costs.kinks[kink].next
        }
    }

    private func add(_ elimination: ComponentSolver.Elimination, matrix: borrowing SparseRows) {
        eliminations.append(
            Elimination(
                local: elimination.local, equation: elimination.row,
                coefficient: matrix.entries[elimination.entry].coefficient, firstTerm: Int32(terms.count)))
        var entry = matrix.rowFirst[elimination.row]
        while entry >= 0 {
            if entry != elimination.entry {
                terms.append(Term(local: matrix.entries[entry].column, coefficient: matrix.entries[entry].coefficient))
            }
            entry = matrix.entries[entry].nextInRow
        }
    }
}
