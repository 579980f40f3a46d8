/// Finds values for variables under linear constraints with priorities.
///
/// *Meaning.* Required constraints and bounds hold exactly. Below them each distinct `Float` priority is a level of its
/// own: the sum of the absolute errors of the highest level is as small as possible, then that of the next level among
/// the values that are left, and so on; no number of constraints outvotes one of a higher level. The same operations in
/// the same order give the same values.
///
/// *Ties.* Where several values are optimal one variable absorbs a whole error: in a row of equal variables with too
/// little or too much room it is the one created first. A variable that nothing pulls is 0 or, if that is below it, its
/// minimum.
///
/// *Conflicts.* Required constraints are accepted in the order of their creation, the unbreakable ones first. One that
/// cannot hold together with those accepted before is left out and named in ``conflicts`` with a minimal set of them.
/// This depends on the current constraints only, so one that was left out returns as soon as it can.
///
/// Numbers beyond ±1e12 are taken as ±1e12. A constraint with a NaN or infinite number takes no part and is a conflict
/// of itself.
public final class LayoutSolver {
    let store = ConstraintStore()
    /// The store's values: owned by it, moved only where variables are made.
    @usableFromInline private(set) var values: UnsafeMutablePointer<Double>
    let components: ComponentIndex
    let solver: ComponentSolver

    /// Of the current constraints, as of the last ``solve()``; in order of creation of the broken ones.
    public internal(set) var conflicts: [Conflict] = []
    /// Those whose value the last ``solve()`` changed, and known ones that changed since the one before.
    public internal(set) var changedVariables: [Variable] = []
    public internal(set) var statistics = Statistics()

    var areConflictsStale = false
    /// Rows without unknown variables can only be checked; they belong to no component.
    var areConstantRowsDirty = false
    var invalidRows: [Int32] = []
    /// By broken row: the rows of its conflict, in order of acceptance.
    var conflictMembers: [Int32: [Int32]] = [:]
    var changedKnown = Buffer<Int32>()
    var retiredVariables = Buffer<Int32>()

    /// By variable; forgotten with each ``solve()``.
    var ambiguity = Buffer<Ambiguity>()

    /// By component, for large ones that were solved again because of an edit: another one may follow.
    var plans: [Int32: EditPlan] = [:]
    var wantedPlans: Set<Int32> = []
    /// Edited rows of components with a plan, with unknowns that propagation does not determine.
    var plannedRows = Buffer<Int32>()

    // Edits of numbers since the last solve
    var editedRows = Buffer<Int32>()
    var cone = Buffer<Int32>()
    /// By variable: inputs of the cone that are not computed yet; -1 outside the cone.
    var pending = Buffer<Int32>()
    /// Whether some variable of the cone hangs on several others of it.
    var coneHasJoins = false
    var readyVariables = Buffer<Int32>()
    var checkedRows = Buffer<Int32>()

    // Scratch of a solve
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var isListed = Buffer<Bool>()
    var acceptedRows: [Int32] = []
    var trialRows: [Int32] = []
    var suspectVariables = Buffer<Int32>()

    /// Coefficients and constants are cut off here so that sums stay finite.
    static let largestNumber = 1e12
    static let smallestCoefficient = 1e-12
    static let requiredPriority: Float = 1000

    public init() {
        components = ComponentIndex(store: store)
        solver = ComponentSolver(store: store)
        values = store.value.base
    }

    // MARK: - Variables

    /// A variable that is required to be at least `minimum`; `-.infinity` (or NaN) for one without a bound.
    public func makeVariable(minimum: Double = -.infinity) -> Variable {
        let variable = store.makeVariable(minimum: min(minimum, Self.largestNumber))
        values = store.value.base
        components.register(variable: variable)
        solver.register(variable: variable)
        return Variable(index: variable)
    }

    /// Only for a variable that no constraint uses.
    public func remove(_ variable: Variable) {
        precondition(
            store.columnCount[variable.index] == 0,
            "variable \(variable.index) is still used: remove its \(store.columnCount[variable.index]) constraints first"
        )
        setKnown(variable, nil)
        let component = components.componentOf[variable.index]
        if component < 0 {
            store.release(variable: variable.index)
        } else {
            components.markStale(component)
            retiredVariables.append(variable.index)
        }
    }

    /// Fixes a variable from outside; nil, NaN and infinite numbers release it.
    ///
    /// A known value wins over every constraint and over the variable's minimum. Changing it solves again only what
    /// uses the variable.
    public func setKnown(_ variable: Variable, _ value: Double?) {
        let index = variable.index
        guard let number = value, number.isFinite else { return release(index) }
        let value = Self.limited(number)
        let wasKnown = store.isKnown[index]
        if wasKnown, solver.work[index] == value { return }
        if !wasKnown {
            store.isKnown[index] = true
            if components.componentOf[index] >= 0 { components.markStale(components.componentOf[index]) }
            areConstantRowsDirty = true
        }
        solver.work[index] = value
        solver.state[index] = .settled
        solver.reason[index] = -1
        changedKnown.append(index)
        if !wasKnown { return markRows(of: index) }
        var term = store.columnFirst[index]
        while term >= 0 {
            noteEdit(ofRow: store.termRow[term])
            term = store.termNext[term]
        }
    }

    private func release(_ index: Int32) {
        guard store.isKnown[index] else { return }
        store.isKnown[index] = false
        var term = store.columnFirst[index]
        while term >= 0 {
            _ = components.join(row: store.termRow[term])
            term = store.termNext[term]
        }
        if store.columnCount[index] == 0 { changedKnown.append(index) }
        areConstantRowsDirty = true
    }

    private func markRows(of variable: Int32) {
        var term = store.columnFirst[variable]
        while term >= 0 {
            markRow(store.termRow[term])
            term = store.termNext[term]
        }
    }

    func markRow(_ row: Int32) {
        let component = components.component(ofRow: row)
        if component >= 0 { components.markDirty(component) } else { areConstantRowsDirty = true }
    }

    /// As of the last ``solve()``.
    ///
    /// Inlined into other modules, since a layout reads four values a view.
    @inlinable public func value(of variable: Variable) -> Double { values[Int(variable.index)] }
}
