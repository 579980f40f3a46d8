extension LayoutSolver {
    /// The constraints that decide a variable's value; ask after ``solve()``.
    ///
    /// Who asks about several variables asks one ``Explainer``.
    public func determination(of variable: Variable) -> Determination {
        Explainer(self).determination(of: variable)
    }

    /// Whether the variables would still be ambiguous if these rows were added.
    public func isAmbiguous(_ variables: [Variable], adding rows: [ConstraintRow]) -> [Bool] {
        var system = component(of: variables + rows.flatMap { $0.terms.map(\.variable) }).scratch
        system.rows += rows
        let (solver, copies) = system.solved()
        return variables.map { copies[$0].map(solver.isAmbiguous) ?? false }
    }

    /// Whether a constraint, be it left out or not, and a variable hang together through variables without a known value.
    ///
    /// True also of two that only hung together before the last ``solve()``.
    public func isConnected(_ constraint: ConstraintID, with variable: Variable) -> Bool {
        let component = components.componentOf[variable.index]
        return component >= 0 && components.component(ofRow: constraint.index) == component
    }

    /// The rows and variables that are connected with some, in the order of their creation.
    func component(of seeds: [Variable]) -> (scratch: ScratchSystem, constraints: [ConstraintID]) {
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
    func ordered(_ constraints: Set<ConstraintID>) -> [Determination.Step] {
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
