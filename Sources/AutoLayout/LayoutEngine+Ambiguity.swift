import LayoutSolver

/// A constraint that would end an ambiguity.
public enum _SettlingConstraint: String, Sendable {
    case leading, trailing, centerX, width, top, bottom, centerY, height
}

/// What is open about an item on one axis, and what would settle it.
@MainActor
public struct _LayoutAmbiguity {
    public var axis: NSLayoutConstraint.Axis
    public var isPositionFree: Bool
    public var isLengthFree: Bool
    /// Sets of constraints each of which settles the axis; within one, all are needed.
    public var remedies: [[_SettlingConstraint]]
    /// Two constraints of one priority between which the engine had to choose; empty where nothing ties.
    public var ties: [_LayoutReason] = []
    /// The required constraint that would settle the axis, had it not been given up in a conflict.
    public var givenUp: _LayoutReason?
}

/// Finds the items whose ambiguity is not only that of others.
///
/// *Algorithm.* Items are taken one by one. For each that is still ambiguous the constraints are tried that a person
/// could add: one that alone settles it, else a pair. What was found counts as added for the items after it, so that what
/// hangs on an ambiguous item is not named again. Constraints that were given up are tried first, the item's own before
/// those of its neighbours: who mends their conflict needs no other.
@MainActor
public struct _AmbiguitySurvey {
    private let engine: _LayoutEngine
    private var added: [ConstraintRow] = []

    public init(_ engine: _LayoutEngine) {
        engine.update()
        self.engine = engine
    }

    /// Nil where the axis is determined, or would be by what was found before.
    public mutating func examine(_ item: any _LayoutItem, _ axis: NSLayoutConstraint.Axis) -> _LayoutAmbiguity? {
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === engine else { return nil }
        let isHorizontal = axis == .horizontal
        let position = isHorizontal ? variables.x : variables.y
        let length = isHorizontal ? variables.width : variables.height
        guard engine.solver.isAmbiguous(position) || engine.solver.isAmbiguous(length) else { return nil }
        let open = engine.solver.isAmbiguous([position, length], adding: added)
        guard open.contains(true) else { return nil }

        let trials = trials(position, length, isHorizontal)
        func settles(_ rows: [ConstraintRow]) -> Bool {
            !engine.solver.isAmbiguous([position, length], adding: added + rows).contains(true)
        }
        var result = _LayoutAmbiguity(axis: axis, isPositionFree: open[0], isLengthFree: open[1], remedies: [])
        result.givenUp = givenUp(item, open[0] ? position : length, settles)
        let tie = engine.solver.tie(at: open[1] ? length : position)
        result.ties = tie.map { [$0.first, $0.second].map(engine.reason(of:)) } ?? []
        let single = trials.filter { settles([$0.row]) }
        if let first = single.first {
            added.append(first.row)
            result.remedies = single.map { [$0.name] }
            return result
        }
        let start = trials[0]
        let pairs = [trials[1], trials[3]].map { [start, $0] }.filter { settles($0.map(\.row)) }
        added += (pairs.first ?? [start, trials[3]]).map(\.row)
        result.remedies = pairs.map { $0.map(\.name) }
        return result
    }

    /// Takes an item's axis for settled where it is, without a look at it.
    public mutating func assume(_ item: any _LayoutItem, _ axis: NSLayoutConstraint.Axis) {
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === engine else { return }
        let own = axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height]
        added += own.map { ConstraintRow([Term($0)], .equal, engine.solver.value(of: $0)) }
    }

    /// One that is not finite is taken at the place where the layout has it now.
    ///
    /// Of a neighbour's constraints only equations count: that a limit settles what lies behind it would be a guess.
    private func givenUp(
        _ item: any _LayoutItem, _ open: Variable, _ settles: ([ConstraintRow]) -> Bool
    ) -> _LayoutReason? {
        let solver = engine.solver
        let broken = solver.conflicts.map(\.broken).filter { solver.isConnected($0, with: open) }
        let reasons = broken.map { (id: $0, reason: engine.reason(of: $0)) }.filter { $0.reason.constraint != nil }
        func isOwn(_ reason: _LayoutReason) -> Bool {
            reason.constraint?.firstItem === item || reason.constraint?.secondItem === item
        }
        let own = reasons.filter { isOwn($0.reason) }
        let others = reasons.filter { !isOwn($0.reason) && $0.reason.constraint?.relation == .equal }
        for (id, reason) in own + others.prefix(Self.mostNeighbours) {
            let terms = solver.definition(of: id).terms
            guard terms.allSatisfy({ $0.coefficient.isFinite }) else { return reason }
            let value = terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
            if settles([ConstraintRow(terms, .equal, value)]) { return reason }
        }
        return nil
    }

    /// Each is tried with a solution of the part of the layout around it.
    private static let mostNeighbours = 10

    /// Start, length, centre and end at their present values.
    private func trials(
        _ position: Variable, _ length: Variable, _ isHorizontal: Bool
    ) -> [(name: _SettlingConstraint, row: ConstraintRow)] {
        let names: [_SettlingConstraint] =
            isHorizontal ? [.leading, .width, .centerX, .trailing] : [.top, .height, .centerY, .bottom]
        let factors = [(1.0, 0.0), (0, 1), (1, 0.5), (1, 1)]
        let solver = engine.solver
        return zip(names, factors).map { name, factor in
            let value = factor.0 * solver.value(of: position) + factor.1 * solver.value(of: length)
            let terms = [Term(position, factor.0), Term(length, factor.1)].filter { $0.coefficient != 0 }
            return (name, ConstraintRow(terms, .equal, value))
        }
    }
}

extension _LayoutEngine {
    /// An item's numbers that could be others, as UIKit's trace calls them.
    public func openNumbers(of item: any _LayoutItem) -> [(name: String, id: Int)] {
        update()
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return [] }
        let named = [
            ("minX", variables.x), ("minY", variables.y), ("Width", variables.width), ("Height", variables.height),
        ]
        return named.filter { solver.isAmbiguous($0.1) }.map { ($0.0, Int($0.1.index)) }
    }

    /// Shows another layout that satisfies all constraints as well, with all of the items elsewhere that can be.
    ///
    /// A wish below all priorities pulls each free number of the items away from where it is; ``endExercise()`` takes the
    /// wishes back.
    /// - Parameter distance: points.
    public func exerciseTogether(_ items: [any _LayoutItem], by distance: Double) {
        update()
        for item in items {
            guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { continue }
            for variable in [variables.x, variables.width, variables.y, variables.height]
            where solver.isAmbiguous(variable) {
                let goal = solver.value(of: variable) + distance
                exerciseRows.append(
                    solver.addConstraint([Term(variable)], .equal, goal, priority: Self.exercisePriority))
            }
        }
        setNeedsSolve()
        update()
    }

    public func endExercise() {
        for row in exerciseRows { solver.remove(row) }
        exerciseRows = []
        setNeedsSolve()
    }

    /// Below every priority that a layout can mean something by.
    private static let exercisePriority: Float = 0.001
}
