/// The rows that may decide a variable.
struct Cone {
    private(set) var candidates = Set<ConstraintID>()
    private let solver: LayoutSolver
    /// By variable that required equalities alone determine: the last of them.
    private var reasons: [Variable: ConstraintID] = [:]
    private var visited = Set<Variable>()

    init(of variable: Variable, in solver: LayoutSolver) {
        self.solver = solver
        propagate(around: variable)
        collect(variable)
    }

    private mutating func collect(_ start: Variable) {
        var open = [start]
        visited.insert(start)
        while let variable = open.popLast() {
            if solver.knownValue(of: variable) != nil { continue }
            let rows = reasons[variable].map { [$0] } ?? solver.constraints(of: variable).filter(isBinding)
            for constraint in rows {
                candidates.insert(constraint)
                for term in solver.definition(of: constraint).terms where visited.insert(term.variable).inserted {
                    open.append(term.variable)
                }
            }
        }
    }

    /// A row that is tight or violated.
    private func isBinding(_ constraint: ConstraintID) -> Bool {
        let row = solver.definition(of: constraint)
        let excess = row.excess(solver.value(of:))
        let tolerance = 1e-6 * max(1, abs(row.constant))
        switch row.relation {
        case .equal: return true
        case .lessThanOrEqual: return excess > -tolerance
        case .greaterThanOrEqual: return excess < tolerance
        }
    }

    /// Required equalities with one open variable fix it, again and again.
    private mutating func propagate(around start: Variable) {
        var rows = Set<ConstraintID>()
        var variables: Set<Variable> = [start]
        var open = [start]
        while let variable = open.popLast() {
            if solver.knownValue(of: variable) != nil { continue }
            for constraint in solver.constraints(of: variable) where rows.insert(constraint).inserted {
                for term in solver.definition(of: constraint).terms where variables.insert(term.variable).inserted {
                    open.append(term.variable)
                }
            }
        }
        var queue = rows.filter { id in
            let row = solver.definition(of: id)
            return row.isRequired && row.relation == .equal
        }.sorted { solver.creationOrder(of: $0) < solver.creationOrder(of: $1) }
        var next = 0
        while next < queue.count {
            let constraint = queue[next]
            next += 1
            let unknown = Set(solver.definition(of: constraint).terms.map(\.variable).filter { isOpen($0) })
            guard unknown.count == 1, let variable = unknown.first else { continue }
            reasons[variable] = constraint
            queue += solver.constraints(of: variable).filter { id in
                let row = solver.definition(of: id)
                return row.isRequired && row.relation == .equal
            }
        }
    }

    private func isOpen(_ variable: Variable) -> Bool {
        solver.knownValue(of: variable) == nil && reasons[variable] == nil
    }
}
