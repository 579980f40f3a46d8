/// The required constraints around a conflict, to see whether a change of one of them would let all hold.
///
/// These are the conflict's members and every accepted required constraint that is connected with them through
/// variables, so that a change that only moves the conflict elsewhere shows. What other conflicts left out stays out.
public struct ConflictTrial: Sendable {
    private let system: ScratchSystem
    private let places: [ConstraintID: Int]

    public init(of conflict: Conflict, in solver: LayoutSolver) {
        var rows = Set(conflict.members)
        var variables = Set<Variable>()
        var open: [Variable] = []
        func note(_ constraint: ConstraintID) {
            for term in solver.definition(of: constraint).terms where variables.insert(term.variable).inserted {
                open.append(term.variable)
            }
        }
        for member in conflict.members { note(member) }
        while let variable = open.popLast() {
            if solver.knownValue(of: variable) != nil { continue }
            for constraint in solver.constraints(of: variable)
            where solver.isRequired(constraint) && rows.insert(constraint).inserted {
                note(constraint)
            }
        }
        let constraints = rows.sorted { solver.creationOrder(of: $0) < solver.creationOrder(of: $1) }
        places = Dictionary(uniqueKeysWithValues: zip(constraints, constraints.indices))
        system = ScratchSystem(
            variables: variables.sorted { solver.creationOrder(of: $0) < solver.creationOrder(of: $1) }
                .map {
                    .init(variable: $0, known: solver.knownValue(of: $0), minimum: solver.minimum(of: $0))
                }, rows: constraints.map(solver.definition(of:)))
    }

    /// How many constraints each question looks at.
    public var size: Int { system.rows.count }

    /// Whether all can hold once these are left out.
    public func holds(without left: Set<ConstraintID>) -> Bool {
        let out = Set(left.compactMap { places[$0] })
        return system.canHold { !out.contains($0) }
    }

    /// Whether all can hold once a constraint has another constant.
    public func holds(_ constraint: ConstraintID, at constant: Double) -> Bool {
        guard let place = places[constraint] else { return false }
        var changed = system
        changed.rows[place].constant = constant
        return changed.canHold()
    }

    /// What a constraint's left side is where all others hold; nil where they cannot.
    public func leftSide(of constraint: ConstraintID) -> Double? {
        guard let place = places[constraint] else { return nil }
        let (solver, copies) = system.solved { $0 != place }
        guard solver.conflicts.isEmpty else { return nil }
        return system.rows[place].terms.reduce(0) { sum, term in
            sum + term.coefficient * (copies[term.variable].map(solver.value(of:)) ?? 0)
        }
    }
}

extension LayoutSolver {
    func isRequired(_ constraint: ConstraintID) -> Bool { store.flags[constraint.index].contains(.required) }
}
