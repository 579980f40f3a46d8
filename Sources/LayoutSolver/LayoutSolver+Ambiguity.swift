extension LayoutSolver {
    /// Whether another value is optimal too, with the same errors at every level; as of the last ``solve()``.
    ///
    /// Solves the variable's component again with a wish below all levels: a little more, then a little less. The set
    /// of optima is convex, so if there is another value at all, one of the wishes moves the variable.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        let index = variable.index
        let component = components.componentOf[index]
        if store.isKnown[index] { return false }
        if component < 0 { return true }
        components.copyMembers(of: component, to: &variables)
        collectRows()
        let value = store.value[index]
        return [1.0, -1.0].contains { moves(index, from: value, by: $0) }
    }

    private func moves(_ variable: Int32, from value: Double, by amount: Double) -> Bool {
        solver.probe = .init(variable: variable, target: value + amount)
        defer { solver.probe = nil }
        return runAccepted() && abs(solver.work[variable] - value) > 1e-6 * max(1, abs(value))
    }
}
