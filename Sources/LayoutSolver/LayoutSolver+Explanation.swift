extension LayoutSolver {
    /// The constraints that decide a variable's value; ask after ``solve()``.
    ///
    /// *Algorithm.*
    /// 1. Candidates are rows that are tight or violated; a row with room to spare decides nothing, since the optima
    ///    are a convex set. Of these only the cone of the variable counts: where required equalities alone determine a
    ///    variable, their tree; otherwise everything connected through variables that are open, and the trees behind it.
    /// 2. Each candidate is left out once, and its component solved without it: it decides where the value then differs
    ///    or is open.
    /// 3. Where these do not suffice by themselves, because others say the same twice, the candidates are thinned to a
    ///    set that does and of which no member can be left out.
    public func determination(of variable: Variable) -> Determination {
        if knownValue(of: variable) != nil { return Determination(isUnique: true, steps: [], isRedundant: false) }
        let cone = Cone(of: variable, in: self)
        guard !isAmbiguous(variable) else {
            let steps = ordered(cone.candidates)
            return Determination(isUnique: false, steps: steps, isRedundant: false)
        }
        let system = component(of: [variable])
        let value = value(of: variable)
        func agrees(_ includes: (Int) -> Bool) -> Bool {
            guard let other = system.scratch.value(of: variable, with: includes) else { return false }
            return abs(other - value) <= 1e-6 * max(1, abs(value))
        }
        let candidates = system.constraints.indices.filter { cone.candidates.contains(system.constraints[$0]) }
        let necessary = Set(candidates.filter { left in !agrees { $0 != left } })
        var chosen = necessary
        let isRedundant = !agrees { chosen.contains($0) }
        if isRedundant {
            chosen = Set(candidates)
            for index in candidates where !necessary.contains(index) {
                chosen.remove(index)
                if !agrees({ chosen.contains($0) }) { chosen.insert(index) }
            }
        }
        let constraints = chosen.sorted().map { system.constraints[$0] }
        return Determination(
            isUnique: true, steps: ordered(Set(constraints)), isRedundant: isRedundant)
    }

    /// Whether the variables would still be ambiguous if these rows were added.
    public func isAmbiguous(_ variables: [Variable], adding rows: [ConstraintRow]) -> [Bool] {
        var system = component(of: variables + rows.flatMap { $0.terms.map(\.variable) }).scratch
        system.rows += rows
        let (solver, copies) = system.solved()
        return variables.map { copies[$0].map(solver.isAmbiguous) ?? false }
    }

    /// The rows and variables that are connected with some, in the order of their creation.
    private func component(of seeds: [Variable]) -> (scratch: ScratchSystem, constraints: [ConstraintID]) {
        var rows = Set<ConstraintID>()
        var variables = Set(seeds)
        var open = seeds
        while let variable = open.popLast() {
            if knownValue(of: variable) != nil { continue }
            for constraint in constraints(of: variable) where rows.insert(constraint).inserted {
                for term in definition(of: constraint).terms where variables.insert(term.variable).inserted {
                    open.append(term.variable)
                }
            }
        }
        let constraints = rows.sorted { creationOrder(of: $0) < creationOrder(of: $1) }
        let copies = variables.sorted { creationOrder(of: $0) < creationOrder(of: $1) }
            .map { ScratchSystem.Copy(variable: $0, known: knownValue(of: $0), minimum: minimum(of: $0)) }
        return (ScratchSystem(variables: copies, rows: constraints.map(definition(of:))), constraints)
    }

    /// The order in which one would calculate: a row comes when all but one of its variables are there.
    private func ordered(_ constraints: Set<ConstraintID>) -> [Determination.Step] {
        var rest = constraints.sorted { creationOrder(of: $0) < creationOrder(of: $1) }
        var derived = Set<Variable>()
        var steps: [Determination.Step] = []
        func unknowns(_ constraint: ConstraintID) -> Set<Variable> {
            Set(
                definition(of: constraint).terms.map(\.variable).filter {
                    knownValue(of: $0) == nil && !derived.contains($0)
                })
        }
        while !rest.isEmpty {
            let isReady = { (constraint: ConstraintID) in
                unknowns(constraint).count <= 1 && self.definition(of: constraint).relation == .equal
            }
            let next =
                rest.firstIndex { unknowns($0).isEmpty } ?? rest.firstIndex(where: isReady)
                ?? rest.firstIndex { unknowns($0).count <= 1 } ?? rest.indices.min {
                    unknowns(rest[$0]).count < unknowns(rest[$1]).count
                } ?? 0
            let constraint = rest.remove(at: next)
            let open = unknowns(constraint)
            let determined = open.count == 1 ? open.first : nil
            if let determined { derived.insert(determined) }
            steps.append(.init(constraint: constraint, determined: determined))
        }
        return steps
    }
}

/// The rows that may decide a variable.
private struct Cone {
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
