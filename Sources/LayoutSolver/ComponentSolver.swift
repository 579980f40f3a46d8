/// Solves the rows of one component.
///
/// 1. *Propagation*: a required equality with one unknown fixes it. What is left are rows with unknowns.
/// 2. *Reduction*: rows with one unknown become bounds or breakpoints of a piecewise-linear cost of that variable. All
///    other rows become equations (an inequality or optional row gets an error variable that carries the cost). Then
///    aliases and free variables are eliminated.
/// 3. *Kernels*: what is left falls into parts. One variable: walk its breakpoints. Equations that form a tree: compose
///    convex costs bottom up (``TreeKernel``). Others: a lexicographic simplex (``SimplexKernel``).
/// 4. *Back substitution* in reverse order of elimination.
///
/// Steps 1 and 2 use required equalities only, so they cannot change which optimum the levels select. Level 0 of all
/// costs is the violation of required bounds: a part whose level-0 optimum is not 0 is infeasible.
final class ComponentSolver {
    let store: ConstraintStore

    // By variable of the store
    /// Values of known variables, and of the component after a feasible run.
    var work = Buffer<Double>()
    var state = Buffer<VariableState>()
    /// The row that propagation used to determine a variable, or -1.
    var reason = Buffer<Int32>()
    var localIndex = Buffer<Int32>()

    // By row of the store
    /// Unknowns left in a row of this run; -1 for rows that take no part.
    var unknowns = Buffer<Int32>()
    var queue = Buffer<Int32>()

    // Reduction; "local" variables are those that propagation left over, then error variables
    /// The variable of the store, or for an error variable -1 - its row.
    var locals = Buffer<Int32>()
    var localValue = Buffer<Double>()
    var localOrder = Buffer<Int>()
    var isEliminated = Buffer<Bool>()
    var matrix = SparseRows()
    var costs = CostPool()
    /// Distinct priorities of the optional rows, descending; level 0 is required, then these, then the probe.
    var priorities = Buffer<Float>()
    var rowQueue = Buffer<Int32>()
    var columnQueue = Buffer<Int32>()
    var eliminations = Buffer<Elimination>()

    // Parts
    var part = Part()
    var isVisitedRow = Buffer<Bool>()
    var isVisitedLocal = Buffer<Bool>()
    private(set) var tree = TreeKernel(flatLimit: 48)
    private(set) var simplex = SimplexKernel()
    /// Local variables of the largest reduced system since the scratch was given back, and since the last solve.
    private var scratchSize = 0
    private var usedScratchSize = 0
    private var keepsScratch = false
    static let largeScratch = 256
    /// Some megabytes.
    private static let largestKeptScratch = 4_096

    /// Whether required equalities determined all variables of the last run.
    private(set) var isDetermined = false
    /// Of the last run, if one was wanted.
    var plan: EditPlan?
    var isPlanWanted = false
    /// Smaller components are solved again in less time than a plan takes to find.
    var smallestPlan = 32

    /// Where the last run failed.
    var failure = Failure.none
    /// After a failed run: required rows that cannot all hold together, not yet minimal.
    var suspects = Buffer<Int32>()
    var isSuspect = Buffer<Bool>()
    var isReached = Buffer<Bool>()
    var probe = Probe.none
    var shortcuts = Shortcuts.all
    var largestFlatFunction = 48 {
        didSet { tree.flatLimit = largestFlatFunction }
    }
    var statistics = LayoutSolver.Statistics()

    enum VariableState: UInt8 {
        case settled
        case unknown
    }

    struct Elimination {
        var local: Int32
        var row: Int32
        var entry: Int32
    }

    enum Failure {
        case none
        /// A required row that does not hold, with its unknowns (if it has any).
        case row(Int32)
        /// A bound of a variable that was determined or is part of an infeasible part.
        case variable(Int32)
    }

    /// A wish below all levels: move variables by an amount from the values of the last solve.
    enum Probe {
        case none
        case one(Int32, Double)
        /// Each with a weight of its own.
        case all(Double)
    }

    init(store: ConstraintStore) { self.store = store }

    func register(variable: Int32) {
        let count = Int(variable) + 1
        if count > work.count {
            work.append(0)
            state.append(.settled)
            reason.append(-1)
            localIndex.append(-1)
            isReached.append(false)
        }
        state[variable] = .settled
        reason[variable] = -1
    }

    func register(row: Int32) {
        if Int(row) < unknowns.count { return }
        unknowns.append(-1)
        isSuspect.append(false)
    }

    /// Solves the given rows for the given variables; the values are in ``work``. `false`: the required rows among them
    /// cannot all hold, and ``failure`` says where that showed.
    func run(variables: borrowing Buffer<Int32>, rows: UnsafeMutableBufferPointer<Int32>) -> Bool {
        failure = .none
        plan = nil
        isDetermined = false
        for variable in variables.elements {
            state[variable] = .unknown
            reason[variable] = -1
        }
        let isFeasible = propagate(rows: rows) && solveRest(variables: variables, rows: rows)
        if !isFeasible { collectSuspects() }
        for row in rows { unknowns[row] = -1 }
        return isFeasible
    }

    /// Gives back what a large reduced system needed, as it would outweigh the constraints themselves; but keeps one of
    /// moderate size as long as each solve needs it again, such as those of an animation.
    func releaseLargeScratch() {
        if scratchSize <= Self.largeScratch { return }
        let wasUsed = usedScratchSize > Self.largeScratch
        let isKept = wasUsed && keepsScratch && scratchSize <= Self.largestKeptScratch
        keepsScratch = wasUsed
        usedScratchSize = 0
        if isKept { return }
        scratchSize = 0
        locals = Buffer()
        localValue = Buffer()
        localOrder = Buffer()
        isEliminated = Buffer()
        matrix = SparseRows()
        costs = CostPool()
        rowQueue = Buffer()
        columnQueue = Buffer()
        eliminations = Buffer()
        part = Part()
        isVisitedRow = Buffer()
        isVisitedLocal = Buffer()
        tree = TreeKernel(flatLimit: largestFlatFunction)
        simplex = SimplexKernel()
    }

    private func solveRest(variables: borrowing Buffer<Int32>, rows: UnsafeMutableBufferPointer<Int32>) -> Bool {
        locals.removeAll()
        for variable in variables.elements where state[variable] == .unknown {
            localIndex[variable] = Int32(locals.count)
            locals.append(variable)
        }
        isDetermined = locals.isEmpty
        if isDetermined { return true }
        scratchSize = max(scratchSize, locals.count)
        usedScratchSize = max(usedScratchSize, locals.count)
        if isPlanWanted, locals.count >= smallestPlan { plan = EditPlan() }
        matrix.keepsLog = plan != nil
        buildReducedSystem(rows: rows)
        guard !shortcuts.contains(.elimination) || reduce(), solveParts() else { return false }
        substituteBack()
        plan?.finish(self)
        for index in 0..<locals.count where locals[index] >= 0 { work[locals[index]] = localValue[index] }
        return true
    }
}

/// Differences below these count as none.
enum Tolerance {
    /// Of required rows and bounds, relative to the largest number that takes part.
    static let feasibility = 1e-7
    /// Of slopes of costs, relative to the larger one.
    static let slope = 1e-9
    /// Of positions of breakpoints, relative.
    static let position = 1e-10
    /// A coefficient that cancelled to less than this part of what it was made from is gone.
    static let cancellation = 1e-11

    @inline(__always) static func isViolation(_ amount: Double, scale: Double) -> Bool {
        amount > feasibility * max(1, scale)
    }
}
