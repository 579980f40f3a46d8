import LayoutSolver

/// What must be true of a solved model, whatever it is made of.
public enum Laws {
    public static let tolerance = 1e-5

    /// The first law that does not hold, or nil.
    public static func violation(of model: SolverModel) -> String? {
        if let problem = conflictViolation(of: model) { return problem }
        let accepted = model.acceptedSystem
        let values = model.values
        let required = accepted.requiredError(values)
        if required > tolerance { return "a required row is violated by \(required)" }
        guard let oracle = DenseSimplexOracle(accepted) else { return "the accepted rows cannot hold together" }
        let errors = accepted.levelErrors(values)
        for (index, error) in errors.enumerated() where abs(error - oracle.levelErrors[index]) > tolerance {
            return "level errors \(errors), optimum \(oracle.levelErrors) at \(accepted.priorities)"
        }
        return nil
    }

    /// Conflict sets fail together, hold without any one member, and the latest breakable one was left out.
    ///
    /// A row with a number that is none conflicts with itself, once, and a valid one never does so for that reason.
    public static func conflictViolation(of model: SolverModel) -> String? {
        let broken = Set(model.solver.conflicts.map(\.broken))
        if broken.count != model.solver.conflicts.count { return "a row is named by two conflicts" }
        for (index, row) in model.system.rows.enumerated() where row.isInvalid {
            if !broken.contains(model.identifiers[index]) { return "row \(index) is invalid but takes part" }
        }
        for conflict in model.solver.conflicts {
            let indices = conflict.members.map(model.index(of:))
            let rows = indices.map { model.system.rows[$0] }
            if rows.contains(where: \.isInvalid) {
                if rows.count != 1 { return "an invalid row is a member of \(indices)" }
                continue
            }
            if DenseSimplexOracle.canHold(rows, of: model.system) { return "the members \(indices) can hold together" }
            for member in rows.indices {
                var others = rows
                others.remove(at: member)
                if !DenseSimplexOracle.canHold(others, of: model.system) {
                    return "the members \(indices) conflict without \(indices[member])"
                }
            }
            let breakable = indices.filter { model.system.rows[$0].isBreakable }
            let latest = breakable.max() ?? indices.max()
            if model.index(of: conflict.broken) != latest { return "not the latest of \(indices) was left out" }
            if conflict.members.contains(where: { $0 != conflict.broken && broken.contains($0) }) {
                return "a member of \(indices) was itself left out"
            }
        }
        return nil
    }

    public static func ambiguityViolation(of model: SolverModel, variable: Int) -> String? {
        guard let oracle = DenseSimplexOracle(model.acceptedSystem) else { return "the accepted rows cannot hold" }
        let range = oracle.range(of: variable)
        let width = range.upperBound - range.lowerBound
        let answer = model.solver.isAmbiguous(model.variables[variable])
        if answer == (width > 1e-5) { return nil }
        return "x\(variable) may have \(range), but isAmbiguous is \(answer)"
    }
}
