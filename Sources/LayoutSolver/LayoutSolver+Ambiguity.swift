extension LayoutSolver {
    /// What is known about a variable since the last ``solve()``.
    enum Ambiguity: UInt8 {
        case unexamined
        /// Its component was examined as a whole; that did not decide about this one.
        case undecided
        case unique
        case ambiguous
    }

    /// Whether another value is optimal too, with the same errors at every level. Ask after ``solve()``.
    ///
    /// *Algorithm.* The set of optima is convex, so another one shows as soon as a wish below all levels can move
    /// anything.
    /// 1. Once for a component: wish all of its variables a little more, with different weights, then a little less. If
    ///    neither moves anything, everything is unique (the weights are irregular, so no two changes cancel). What
    ///    moves is ambiguous, what required equalities determine is not.
    /// 2. For what remains in a component where something moved: the same wishes for this variable alone.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        let index = variable.index
        if store.isKnown[index] { return false }
        let component = components.componentOf[index]
        if component < 0 { return true }
        if ambiguity.count < store.variableCount { ambiguity.resize(to: store.variableCount, filling: .unexamined) }
        if ambiguity[index] == .unexamined { examine(component) }
        if ambiguity[index] == .undecided {
            let isFree = [1.0, -1.0].contains { moves(index, by: $0) }
            ambiguity[index] = isFree ? .ambiguous : .unique
        }
        return ambiguity[index] == .ambiguous
    }

    /// Gives an ambiguous variable another optimal value, and its neighbours the values that go with it.
    ///
    /// The next ``solve()`` that has to look at the component takes its usual optimum again.
    /// - Parameter amount: how far to go, in points, if the optima reach that far; the other way is tried after it.
    /// - Returns: false where the optimum is the only one; nothing changes then.
    public func moveToAnotherOptimum(_ variable: Variable, by amount: Double) -> Bool {
        guard isAmbiguous(variable) else { return false }
        changedVariables.removeAll(keepingCapacity: true)
        ambiguity.removeAll()
        guard components.componentOf[variable.index] >= 0 else {
            assign(variable.index, store.value[variable.index] + abs(amount))
            return true
        }
        for step in [amount, -amount] where moves(variable.index, by: step) {
            for member in variables.elements { assign(member, solver.work[member]) }
            return true
        }
        return false
    }

    private func examine(_ component: Int32) {
        loadComponent(component)
        for variable in variables.elements { ambiguity[variable] = .undecided }
        var hasMoved = false
        for amount in [1.0, -1.0] {
            guard probe(.all(amount)) else { continue }
            for variable in variables.elements {
                if solver.reason[variable] >= 0 {
                    ambiguity[variable] = .unique
                } else if isElsewhere(variable) {
                    ambiguity[variable] = .ambiguous
                    hasMoved = true
                }
            }
        }
        if hasMoved { return }
        for variable in variables.elements { ambiguity[variable] = .unique }
    }

    private func moves(_ variable: Int32, by amount: Double) -> Bool {
        loadComponent(components.componentOf[variable])
        return probe(.one(variable, amount)) && isElsewhere(variable)
    }

    private func loadComponent(_ component: Int32) {
        components.copyMembers(of: component, to: &variables)
        collectRows()
    }

    private func probe(_ probe: ComponentSolver.Probe) -> Bool {
        solver.probe = probe
        defer { solver.probe = .none }
        return runAccepted()
    }

    private func isElsewhere(_ variable: Int32) -> Bool {
        let value = store.value[variable]
        return abs(solver.work[variable] - value) > 1e-6 * max(1, abs(value))
    }
}
