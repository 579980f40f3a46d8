import Foundation
import LayoutSolver

/// Solves the constraints of one tree of items and answers with their alignment rectangles.
///
/// Items are given variables when a constraint first mentions them. All changes are collected by the solver and take
/// effect in ``update()``.
@MainActor
public final class _LayoutEngine {
    /// What a row of the solver stands for, for reports.
    enum RowOwner {
        case none
        case constraint(NSLayoutConstraint)
        case autoresizing(any _LayoutItem, NSLayoutConstraint.Attribute)
        case contentSize(any _LayoutItem, NSLayoutConstraint.Axis)
        case encapsulated(any _LayoutItem)
    }

    public let solver = LayoutSolver()
    public private(set) weak var root: (any _LayoutItem)?
    var owners: [RowOwner] = []
    var rows: [ObjectIdentifier: ConstraintID] = [:]
    /// Items by the index of their variables.
    var itemsOfVariables: [Weak?] = []
    /// Scroll views that the row being made leads out of, and all constraints that do so, by scroll view.
    var passedScrollers: Set<ObjectIdentifier> = []
    var scrollCrossings: [ObjectIdentifier: [ObjectIdentifier: WeakConstraint]] = [:]
    /// Items whose intrinsic height follows from their width.
    var widthDependentItems: [ObjectIdentifier: Weak] = [:]
    /// How the root gets its size.
    public private(set) var rootSizing: RootSizing
    var rootSizeRows: [ConstraintID] = []
    /// Wishes that show another of several layouts.
    var exerciseRows: [ConstraintID] = []
    /// Knows what decides the present values; nil after a change.
    var explainer: Explainer?
    /// Whether conflicts are kept from the log, as for fitting sizes.
    public var isQuiet = false
    var needsSolve = true
    private(set) var reported = Set<Conflict>()
    /// Whether values are being found, which must not begin anew from within.
    private(set) var isUpdating = false
    /// Rows that the calls that activate constraints may still solve before the next pass.
    var immediateBudget = _LayoutEngine.immediateLimit
    /// Counts those calls that solved, for tests.
    var immediateSolves = 0

    /// How the root gets its size; points.
    public enum RootSizing: Equatable {
        /// From outside, as a window's or a frame-based view's.
        case fixed(width: Double, height: Double)
        /// As near to these as the constraints allow, at a priority for each axis: fitting sizes, and views outside a
        /// window that have no autoresizing frame.
        case fitting(width: Double, height: Double, horizontalPriority: Float, verticalPriority: Float)
    }

    final class Weak {
        weak var item: (any _LayoutItem)?
        init(_ item: any _LayoutItem) { self.item = item }
    }

    struct WeakConstraint {
        weak var constraint: NSLayoutConstraint?
        init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
    }

    public init(root: any _LayoutItem, sizing: RootSizing) {
        self.root = root
        rootSizing = sizing
        _ = variables(of: root)
    }

    /// Gives the root another size; nothing happens where it is the same.
    public func setRootSizing(_ sizing: RootSizing) {
        guard sizing != rootSizing else { return }
        rootSizing = sizing
        holdRoot()
    }

    // MARK: - Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard rows[ObjectIdentifier(constraint)] == nil, let row = row(for: constraint) else { return }
        add(constraint, row)
    }

    private func add(_ constraint: NSLayoutConstraint, _ row: (terms: [Term], constant: Double)) {
        let id = solver.addConstraint(
            row.terms, constraint.relation.solverRelation, row.constant, priority: constraint.priority.rawValue,
            isBreakable: !constraint._origin.isSystems)
        rows[ObjectIdentifier(constraint)] = id
        setOwner(.constraint(constraint), of: id)
        needsSolve = true
        noteHugeNumber(constraint)
    }

    /// Takes in the constraints of a whole tree.
    ///
    /// Items become known in the order given, which decides between equals, but constraints count as added when they
    /// were activated, which decides about conflicts.
    public func add(_ constraints: [NSLayoutConstraint]) {
        var made: [(constraint: NSLayoutConstraint, row: (terms: [Term], constant: Double))] = []
        for constraint in constraints where rows[ObjectIdentifier(constraint)] == nil {
            if let row = row(for: constraint) { made.append((constraint, row)) }
        }
        for (constraint, row) in made.sorted(by: { $0.constraint.activation < $1.constraint.activation }) {
            add(constraint, row)
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let id = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        solver.remove(id)
        owners[Int(id.index)] = .none
        needsSolve = true
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let id = rows[ObjectIdentifier(constraint)], let row = row(for: constraint) else { return }
        solver.setConstant(id, row.constant)
        needsSolve = true
        noteHugeNumber(constraint)
    }

    private func noteHugeNumber(_ constraint: NSLayoutConstraint) {
        if !isQuiet, constraint.hasHugeNumber { NSLayoutConstraint._hugeNumberHandler(constraint) }
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let id = rows[ObjectIdentifier(constraint)] else { return }
        solver.setPriority(id, constraint.priority.rawValue)
        needsSolve = true
    }

    func setOwner(_ owner: RowOwner, of id: ConstraintID) {
        let index = Int(id.index)
        while owners.count <= index { owners.append(.none) }
        owners[index] = owner
    }

    /// Translates all constraints of `item` anew: alignment insets, baselines or reading direction have changed.
    public func rebuildRows(of item: any _LayoutItem) {
        for constraint in item._layoutNode.constraints where rows[ObjectIdentifier(constraint)] != nil {
            remove(constraint)
            add(constraint)
        }
    }

    // MARK: - Solving

    /// Brings all values up to date and tells the items whose frames changed.
    ///
    /// 1. Solve.
    /// 2. Items whose intrinsic height depends on their width are measured at the width found; where that changes
    ///    their content size, solve again (at most four times, as a width may in turn depend on a height).
    public func update() {
        guard needsSolve else { return }
        needsSolve = false
        for _ in 0..<4 {
            solve()
            if !remeasureWidthDependentItems() { break }
        }
        needsSolve = false
        immediateBudget = Self.immediateLimit
        reportNewConflicts(solver.conflicts)
        reported.formIntersection(solver.conflicts)
    }

    func solve() {
        isUpdating = true
        explainer = nil
        solver.solve()
        deliverChanges()
        isUpdating = false
    }

    /// Tells each conflict once, until it is gone.
    func reportNewConflicts(_ conflicts: [Conflict]) {
        guard !isQuiet else { return }
        var budget = Self.remedyLimit
        for conflict in conflicts where reported.insert(conflict).inserted {
            _LayoutConflict.handler(report(conflict, budget: &budget))
        }
    }

    private func deliverChanges() {
        for variable in solver.changedVariables {
            let index = Int(variable.index)
            guard index < itemsOfVariables.count, let item = itemsOfVariables[index]?.item else { continue }
            item._layoutValuesDidChange()
        }
    }

    private func remeasureWidthDependentItems() -> Bool {
        var changed = false
        widthDependentItems = widthDependentItems.filter { $0.value.item?._layoutNode.variables != nil }
        let items = widthDependentItems.values.compactMap { box in
            box.item.flatMap { item in item._layoutNode.variables.map { (item, $0) } }
        }
        // In the order of their variables, not of the dictionary, which differs from run to run.
        for (item, variables) in items.sorted(by: { $0.1.width.index < $1.1.width.index }) {
            let width = solver.value(of: variables.width)
            if item._layoutNode.measuredWidth.map({ abs($0 - width) < 0.001 }) ?? false { continue }
            item._layoutNode.measuredWidth = width
            if updateContentRows(of: item, forWidth: width) { changed = true }
        }
        return changed
    }

    func setNeedsSolve() { needsSolve = true }

    /// The alignment rectangle in the superitem's coordinates; nil where no constraint mentions the item.
    public func alignmentRect(
        of item: any _LayoutItem
    ) -> (x: Double, y: Double, width: Double, height: Double)? {
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return nil }
        return (
            solver.value(of: variables.x), solver.value(of: variables.y), solver.value(of: variables.width),
            solver.value(of: variables.height)
        )
    }

    /// Whether another frame would satisfy all constraints as well, by axis.
    public func isAmbiguous(_ item: any _LayoutItem) -> (horizontal: Bool, vertical: Bool) {
        update()
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else {
            return (false, false)
        }
        return (
            solver.isAmbiguous(variables.x) || solver.isAmbiguous(variables.width),
            solver.isAmbiguous(variables.y) || solver.isAmbiguous(variables.height)
        )
    }

    /// Shows another of the frames that satisfy all constraints; nothing happens where there is one only.
    ///
    /// - Parameter distance: how far each ambiguous edge or length is moved at most; points.
    public func exerciseAmbiguity(of item: any _LayoutItem, by distance: Double) {
        update()
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return }
        explainer = nil
        for variable in [variables.x, variables.width, variables.y, variables.height]
        where solver.moveToAnotherOptimum(variable, by: distance) {
            deliverChanges()
        }
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: SolverRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
