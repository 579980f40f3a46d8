import LayoutSolver

/// A solver and the plain system that it was told, kept in step.
public final class SolverModel {
    public let solver = LayoutSolver()
    public private(set) var system: ConstraintSystem
    public private(set) var identifiers: [ConstraintID] = []
    public let variables: [Variable]

    public init(_ system: ConstraintSystem) {
        self.system = system
        variables = system.minimums.map { [solver] in solver.makeVariable(minimum: $0) }
        self.system.rows = []
        for (index, value) in system.known.enumerated() where value != nil { solver.setKnown(variables[index], value) }
        for row in system.rows { add(row) }
    }

    public func add(_ row: ConstraintSystem.Row) {
        let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
        system.rows.append(row)
        identifiers.append(
            solver.addConstraint(
                terms, row.relation, row.constant, priority: row.priority, isBreakable: row.isBreakable))
    }

    public func remove(at index: Int) {
        solver.remove(identifiers[index])
        identifiers.remove(at: index)
        system.rows.remove(at: index)
    }

    public func setConstant(_ constant: Double, at index: Int) {
        solver.setConstant(identifiers[index], constant)
        system.rows[index].constant = constant
    }

    public func setPriority(_ priority: Float, at index: Int) {
        solver.setPriority(identifiers[index], priority)
        system.rows[index].priority = priority
    }

    public func setKnown(_ value: Double?, variable: Int) {
        solver.setKnown(variables[variable], value)
        system.known[variable] = value.flatMap { $0.isFinite ? $0 : nil }
    }

    public var values: [Double] { variables.map { solver.value(of: $0) } }

    public func index(of constraint: ConstraintID) -> Int {
        guard let index = identifiers.firstIndex(of: constraint) else {
            fatalError("\(constraint) is none of the model's constraints")
        }
        return index
    }

    /// The system without the constraints that the solver left out.
    public var acceptedSystem: ConstraintSystem {
        let broken = Set(solver.conflicts.map(\.broken))
        var accepted = system
        accepted.rows = zip(identifiers, system.rows).filter { !broken.contains($0.0) }.map(\.1)
        return accepted
    }
}

extension SolverModel {
    public static func solved(_ system: ConstraintSystem) -> SolverModel {
        let model = SolverModel(system)
        model.solver.solve()
        return model
    }
}
