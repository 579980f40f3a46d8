import LayoutSolver

/// A problem in Kumiko's solver, used as the product uses it: widths and heights are at least 0, the root's are known.
final class Session {
    let problem: Problem
    let solver = LayoutSolver()
    private var constraints: [ConstraintID] = []

    /// Builds and solves.
    init(_ problem: Problem) {
        self.problem = problem
        for index in 0..<problem.variableCount {
            let variable = solver.makeVariable(minimum: Problem.isLength(index) ? 0 : -.infinity)
            precondition(Int(variable.index) == index, "variables of a new solver are expected to count up")
        }
        setRoot(problem.rootWidth, problem.rootHeight)
        constraints.reserveCapacity(problem.rows.count)
        for row in problem.rows { constraints.append(add(row)) }
        solver.solve()
    }

    private func add(_ row: Row) -> ConstraintID {
        solver.addConstraint(row.terms, row.relation, row.constant, priority: row.priority)
    }

    private func setRoot(_ width: Double, _ height: Double) {
        solver.setKnown(problem.root.length(.horizontal), width)
        solver.setKnown(problem.root.length(.vertical), height)
    }

    /// Moves both of the root's far edges, or back.
    func resize(isLarger: Bool) {
        setRoot(problem.rootWidth + (isLarger ? 25 : 0), problem.rootHeight + (isLarger ? 40 : 0))
        solver.solve()
    }

    /// Of all variables, read one by one as a view system does.
    func readValues() -> Double {
        var sum = 0.0
        for index in 0..<Int32(problem.variableCount) { sum += solver.value(of: Variable(index: index)) }
        return sum
    }

    var values: [Double] {
        (0..<Int32(problem.variableCount)).map { solver.value(of: Variable(index: $0)) }
    }

    /// Removes the constraint in the middle, if there is one, and adds its rival; answers the rival.
    func toggle(_ added: Row) -> ConstraintID {
        if let removed = problem.removed { solver.remove(constraints[removed]) }
        let rival = add(added)
        solver.solve()
        return rival
    }

    func undo(_ rival: ConstraintID) {
        solver.remove(rival)
        if let removed = problem.removed { constraints[removed] = add(problem.rows[removed]) }
        solver.solve()
    }
}
