/// Solves equations that form a tree with their variables: stacks, nested stacks, rows of independent inequalities.
///
/// *Algorithm.* Take the earliest equation as the root.
/// 1. Bottom up: a variable's function is its own cost plus, for each equation below it, the least cost that the
///    equation's other variables need to fit it. For an equation that is the infimal convolution of their functions:
///    their pieces side by side in ascending order of slope.
/// 2. Top down: the root's constant, then each variable's value, decides how far along the ascending pieces its
///    equation is filled, and so the values below.
///
/// The cheapest pieces change first. Of pieces with the same slope, those of the earliest-created variable leave the
/// optimum first, so one variable absorbs the whole error: rising pieces are filled in order of creation, falling ones
/// in reverse. Exact for level-by-level costs, because slopes are compared as vectors and the theory of convex
/// functions holds for ordered vector spaces. Functions of up to ``flatLimit`` kinks are arrays, larger ones balanced
/// trees (``PieceTree``). Cost: each equation sorts the pieces of all functions but its largest and inserts them into
/// that one, so a piece is moved O(log n) times on its way up, and n variables take O(n log² n) at any depth.
final class TreeKernel {
    let functions = FunctionPool()
    let pieceTree = PieceTree()
    /// The largest function that is kept in an array.
    var flatLimit: Int
    /// Functions that are trees: another one has a negative offset, -1 - its index here.
    var trees = Buffer<PieceTree.Function>()
    /// Whether the equation at hand is taken with all signs changed.
    var isMirrored = false
    /// First slope and last slope of the heavy child.
    var limits = Buffer<Double>()

    // By local variable
    var parentRow = Buffer<Int32>()
    var function = Buffer<FunctionPool.Function>()
    /// Value of `coefficient * variable` at the beginning of its equation's pieces.
    var start = Buffer<Double>()

    // By equation
    var parentEntry = Buffer<Int32>()
    var rowFunction = Buffer<FunctionPool.Function>()
    var filling = Buffer<Filling>()

    /// Nodes of the tree, parents first: a variable as itself, an equation as -1 - its index.
    var nodes = Buffer<Int32>()
    var stack = Buffer<Int32>()

    // Pieces of the light children of the equations
    var pieceStart = Buffer<Double>()
    var pieceLength = Buffer<Double>()
    var pieceEntry = Buffer<Int32>()

    // Scratch of one convolution
    var children = Buffer<Child>()
    var lightSlope = Buffer<Double>()
    var lightOrder = Buffer<Int32>()
    var lightChild = Buffer<Int32>()
    var merged = Buffer<Double>()

    /// How an equation distributes its sum among its children.
    struct Filling {
        /// The sum at the beginning and at the end of the finite pieces.
        var low = 0.0
        var high = 0.0
        /// The children (as entries) that absorb what lies outside, and the one that takes what the others leave.
        var below: Int32 = -1
        var above: Int32 = -1
        var heavy: Int32 = -1
        var firstPiece: Int32 = 0
        var endOfPieces: Int32 = 0
        /// -1 if the equation is taken with all signs changed.
        var sign = 1.0
    }

    struct Child {
        var entry: Int32
        var function: FunctionPool.Function
        var coefficient: Double
        /// 1 / ``coefficient``, which each comparison needs.
        var inverse: Double
        var order: Int
        /// Kink from which on its finite pieces count.
        var firstKink = 0

        /// The index into the function for ascending values of `coefficient * variable`.
        @inline(__always) func slopeIndex(_ index: Int) -> Int { coefficient > 0 ? index : function.kinks - index }
        @inline(__always) func kinkIndex(_ index: Int) -> Int { coefficient > 0 ? index : function.kinks - 1 - index }
    }

    init(flatLimit: Int) { self.flatLimit = flatLimit }

    /// The best value of a variable without equations.
    func minimizer(of local: Int32, part: borrowing Part, costs: borrowing CostPool) -> Double {
        functions.reset(levels: part.levelCount)
        return functions.minimizer(functions.make(of: local, costs: costs, levelIndex: part.levelIndex))
    }

    func solve(
        _ part: borrowing Part, matrix: borrowing SparseRows, costs: borrowing CostPool, order: borrowing Buffer<Int>,
        values: borrowing Buffer<Double>
    ) {
        functions.reset(levels: part.levelCount)
        pieceTree.reset(levels: part.levelCount)
        trees.removeAll()
        prepare(columns: matrix.columnFirst.count, rows: matrix.rowFirst.count)
        plant(part, matrix: matrix)
        var index = nodes.count - 1
        while index >= 0 {
            let node = nodes[index]
            if node >= 0 {
                addUp(node, matrix: matrix, costs: costs, levelIndex: part.levelIndex)
            } else {
                convolve(-1 - node, matrix: matrix, order: order)
            }
            index -= 1
        }
        for node in nodes.elements where node < 0 { distribute(-1 - node, matrix: matrix, values: values) }
    }

    private func prepare(columns: Int, rows: Int) {
        let none = FunctionPool.Function(offset: 0, kinks: 0)
        parentRow.resize(to: columns, filling: -1)
        function.resize(to: columns, filling: none)
        start.resize(to: columns, filling: 0)
        parentEntry.resize(to: rows, filling: -1)
        rowFunction.resize(to: rows, filling: none)
        filling.resize(to: rows, filling: Filling())
        pieceStart.removeAll()
        pieceLength.removeAll()
        pieceEntry.removeAll()
    }

    /// Lists the nodes, parents first and each subtree together.
    private func plant(_ part: borrowing Part, matrix: borrowing SparseRows) {
        var root = part.rows[0]
        for row in part.rows.elements { root = min(root, row) }
        nodes.removeAll()
        parentEntry[root] = -1
        stack.append(-1 - root)
        while let node = stack.popLast() {
            nodes.append(node)
            if node >= 0 {
                plantEquations(below: node, matrix: matrix)
            } else {
                plantVariables(below: -1 - node, matrix: matrix)
            }
        }
    }

    private func plantEquations(below local: Int32, matrix: borrowing SparseRows) {
        var entry = matrix.columnFirst[local]
        while entry >= 0 {
            let row = matrix.entries[entry].row
            if row != parentRow[local] {
                parentEntry[row] = entry
                stack.append(-1 - row)
            }
            entry = matrix.entries[entry].nextInColumn
        }
    }

    private func plantVariables(below row: Int32, matrix: borrowing SparseRows) {
        var entry = matrix.rowFirst[row]
        while entry >= 0 {
            if entry != parentEntry[row] {
                parentRow[matrix.entries[entry].column] = row
                stack.append(matrix.entries[entry].column)
            }
            entry = matrix.entries[entry].nextInRow
        }
    }
}
