extension LayoutSolver {
    /// Brings all values up to date; only components that changed are solved again.
    public func solve() {
        statistics = Statistics()
        solver.statistics = Statistics()
        changedVariables.removeAll(keepingCapacity: true)
        ambiguity.removeAll()
        applyKnown()
        components.settle { variable in
            assign(variable, max(0, store.minimum[variable]))
        }
        applyEdits()
        while let retired = retiredVariables.popLast() { store.release(variable: retired) }
        while let component = components.popDirty() { solve(component) }
        if areConstantRowsDirty { checkConstantRows() }
        if areConflictsStale { assembleConflicts() }
        if !wantedPlans.isEmpty { wantedPlans.removeAll() }
        for component in plans.keys where components.size[component] == 0 { plans[component] = nil }
        solver.releaseLargeScratch()
        statistics.add(solver.statistics)
        statistics.componentsTotal = components.total
    }

    private func applyKnown() {
        for variable in changedKnown.elements {
            if store.isKnown[variable] {
                assign(variable, solver.work[variable])
            } else if components.componentOf[variable] < 0 {
                assign(variable, max(0, store.minimum[variable]))
            }
        }
        changedKnown.removeAll()
    }

    func assign(_ variable: Int32, _ value: Double) {
        if store.value[variable] == value { return }
        store.value[variable] = value
        changedVariables.append(Variable(index: variable))
    }

    private func solve(_ component: Int32) {
        components.copyMembers(of: component, to: &variables)
        statistics.componentsSolved += 1
        statistics.largestComponent = max(statistics.largestComponent, variables.count)
        collectRows()
        // Nearly all layouts have thousands of small components and no plan: these are not looked up.
        if !plans.isEmpty { plans[component] = nil }
        solver.isPlanWanted = !wantedPlans.isEmpty && wantedPlans.remove(component) != nil
        solveAcceptable()
        if solver.isPlanWanted {
            if let plan = solver.plan { plans[component] = plan }
            solver.plan = nil
            solver.isPlanWanted = false
        }
        components.isDetermined[component] = solver.isDetermined
        for variable in variables.elements { assign(variable, solver.work[variable]) }
    }

    /// Lists the valid rows of ``variables`` in order of creation.
    func collectRows() {
        rows.removeAll()
        for variable in variables.elements {
            var term = store.columnFirst[variable]
            while term >= 0 {
                let row = store.termRow[term]
                term = store.termNext[term]
                if isListed[row] || store.flags[row].contains(.invalid) { continue }
                isListed[row] = true
                rows.append(row)
            }
        }
        if rows.count > store.rowCount / 8 {
            // Most rows: reading the marks in order of the ids nearly sorts them.
            rows.removeAll()
            for row in 0..<Int32(store.rowCount) where isListed[row] { rows.append(row) }
        }
        for row in rows.elements { isListed[row] = false }
        sortIfNeeded(rows.elements, by: store.rowOrder.base)
    }

    /// Rows without unknown variables: each required one that does not hold is a conflict of itself.
    private func checkConstantRows() {
        areConstantRowsDirty = false
        variables.removeAll()
        rows.removeAll()
        for row in 0..<Int32(store.rowCount) {
            let flags = store.flags[row]
            if !flags.contains(.alive) || flags.contains(.invalid) { continue }
            if components.component(ofRow: row) < 0 { rows.append(row) }
        }
        sortIfNeeded(rows.elements, by: store.rowOrder.base)
        solveAcceptable()
    }
}

extension LayoutSolver.Statistics {
    mutating func add(_ other: Self) {
        pivots += other.pivots
        rowsTouched += other.rowsTouched
        propagated += other.propagated
        eliminated += other.eliminated
        singleSolves += other.singleSolves
        treeSolves += other.treeSolves
        simplexSolves += other.simplexSolves
        largestSimplex = max(largestSimplex, other.largestSimplex)
        feasibilityChecks += other.feasibilityChecks
        iterationLimitHits += other.iterationLimitHits
    }
}
