/// Rows of a solver, solved on their own to see what some of them are good for.
struct ScratchSystem: Sendable {
    /// A copy of one variable: what it is fixed at or bounded by.
    struct Copy: Sendable {
        var variable: Variable
        var known: Double?
        var minimum: Double
    }

    var variables: [Copy]
    var rows: [ConstraintRow]

    /// Whether rows can hold together, whatever their priorities say, for variables without bounds.
    static func canHold(_ rows: [ConstraintRow]) -> Bool {
        var seen = Set<Variable>()
        var variables: [Copy] = []
        for term in rows.flatMap(\.terms) where seen.insert(term.variable).inserted {
            variables.append(Copy(variable: term.variable, known: nil, minimum: -.infinity))
        }
        let required = rows.map { ConstraintRow($0.terms, $0.relation, $0.constant) }
        return ScratchSystem(variables: variables, rows: required).made().solver.canHold()
    }

    /// Whether the rows for which `includes` is true can hold together, as their priorities say.
    func canHold(_ includes: (Int) -> Bool = { _ in true }) -> Bool { made(includes).solver.canHold() }

    /// A solver with the rows for which `includes` is true, and its variables by those of the original.
    func solved(_ includes: (Int) -> Bool = { _ in true }) -> (solver: LayoutSolver, copies: [Variable: Variable]) {
        let result = made(includes)
        result.solver.solve()
        return result
    }

    private func made(_ includes: (Int) -> Bool = { _ in true }) -> (
        solver: LayoutSolver, copies: [Variable: Variable]
    ) {
        let solver = LayoutSolver()
        var copies: [Variable: Variable] = [:]
        for copy in variables {
            let variable = solver.makeVariable(minimum: copy.minimum)
            copies[copy.variable] = variable
            if let known = copy.known { solver.setKnown(variable, known) }
        }
        for (index, row) in rows.enumerated() where includes(index) {
            let terms = row.terms.compactMap { term in copies[term.variable].map { Term($0, term.coefficient) } }
            solver.addConstraint(terms, row.relation, row.constant, priority: row.priority)
        }
        return (solver, copies)
    }
}
