/// The required constraints around a conflict, solved again with a change of one of them to see whether it goes.
///
/// These are the conflict's members and every required constraint that is connected with them through variables, so that
/// a change that only moves the conflict elsewhere shows. A change is good where
/// 1. all that is accepted now can hold together with the one that was left out, and
/// 2. of others that were left out too (rivals) no more are left out than before: one that comes in again can stand
///    against a later one. With many of them that is not tried, and no change is called good.
public struct ConflictTrial: Sendable {
    private let system: ScratchSystem
    private let places: [ConstraintID: Int]
    /// Places of constraints that other conflicts left out.
    private let rivals: Set<Int>

    private static let mostRivals = 8

    public init(of conflict: Conflict, in solver: LayoutSolver) {
        var rows = Set<ConstraintID>()
        var variables = Set<Variable>()
        var open: [Variable] = []
        func note(_ constraint: ConstraintID) {
            guard rows.insert(constraint).inserted else { return }
            for term in solver.definition(of: constraint).terms where variables.insert(term.variable).inserted {
                open.append(term.variable)
            }
        }
        for member in conflict.members { note(member) }
        while let variable = open.popLast() {
            if solver.knownValue(of: variable) == nil { solver.requiredConstraints(of: variable).forEach(note) }
        }
        // The order in which they are accepted is the one in which the copies are made.
        let constraints = rows.map { (solver.store.acceptanceOrder(of: $0.index), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        places = Dictionary(uniqueKeysWithValues: zip(constraints, constraints.indices))
        rivals = Set(
            constraints.indices.filter { constraints[$0] != conflict.broken && solver.isBroken(constraints[$0]) })
        let copies = variables.sorted { solver.creationOrder(of: $0) < solver.creationOrder(of: $1) }
            .map {
                ScratchSystem.Copy(variable: $0, known: solver.knownValue(of: $0), minimum: solver.minimum(of: $0))
            }
        system = ScratchSystem(variables: copies, rows: constraints.map(solver.definition(of:)))
    }

    /// How many constraints each question looks at.
    public var size: Int { system.rows.count }

    /// Whether the conflict goes once these are left out.
    public func holds(without left: Set<ConstraintID>) -> Bool {
        let out = Set(left.compactMap { places[$0] })
        return isGood(system) { !out.contains($0) }
    }

    /// Whether the conflict goes once a constraint has another constant.
    public func holds(_ constraint: ConstraintID, at constant: Double) -> Bool {
        guard let place = places[constraint] else { return false }
        var changed = system
        changed.rows[place].constant = constant
        return isGood(changed) { _ in true }
    }

    private func isGood(_ system: ScratchSystem, _ includes: (Int) -> Bool) -> Bool {
        guard system.canHold({ includes($0) && !rivals.contains($0) }) else { return false }
        if rivals.isEmpty { return true }
        return rivals.count <= Self.mostRivals && system.solved(includes).solver.conflicts.count <= rivals.count
    }

    /// What a constraint's left side is where all others hold; nil where they cannot.
    public func leftSide(of constraint: ConstraintID) -> Double? {
        guard let place = places[constraint] else { return nil }
        let (solver, copies) = system.solved { $0 != place && !rivals.contains($0) }
        guard solver.conflicts.isEmpty else { return nil }
        return system.rows[place].terms.reduce(0) { sum, term in
            sum + term.coefficient * (copies[term.variable].map(solver.value(of:)) ?? 0)
        }
    }
}

extension LayoutSolver {
    func isBroken(_ constraint: ConstraintID) -> Bool { store.flags[constraint.index].contains(.broken) }

    /// Also those that were left out; in no particular order.
    fileprivate func requiredConstraints(of variable: Variable) -> [ConstraintID] {
        var result: [ConstraintID] = []
        var place = store.columnFirst[variable.index]
        while place >= 0 {
            let row = store.termRow[place]
            place = store.termNext[place]
            let flags = store.flags[row]
            if flags.contains(.required), !flags.contains(.invalid) { result.append(store.identifier(of: row)) }
        }
        return result
    }
}
