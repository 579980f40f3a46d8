/// Brings values up to date after edits of numbers, without solving components again.
///
/// *Algorithm.* Required equalities that each determine one variable form an acyclic graph, and an edit of a constant
/// or of a known value changes none of its edges.
/// 1. From the edited rows follow the graph: the *cone* of variables that depend on them.
/// 2. Compute these in topological order.
/// 3. Rows of theirs that determine nothing must hold still.
///
/// Rows that touch variables which were found by costs are left to the component's ``EditPlan``. Where it has none, where a bound or a row does not hold any more, and where the component has a conflict, the component is
/// solved again.
extension LayoutSolver {
    /// A plan looks for each edited row; with more of them the component is solved again.
    private static let mostPlannedEdits = 16

    /// A row whose constant or a known variable changed.
    func noteEdit(ofRow row: Int32) {
        let component = components.component(ofRow: row)
        if component < 0 {
            areConstantRowsDirty = true
        } else if !shortcuts.contains(.edits) {
            components.markDirty(component)
        } else {
            editedRows.append(row)
        }
    }

    func applyEdits() {
        if editedRows.isEmpty { return }
        pending.resize(to: store.variableCount, filling: -1)
        for broken in conflictMembers.keys {
            let component = components.component(ofRow: broken)
            if component >= 0 { components.markDirty(component) }
        }
        coneHasJoins = false
        for row in editedRows.elements {
            let component = components.component(ofRow: row)
            if component >= 0, !components.isMarkedDirty(component) { follow(row, in: component, from: -1) }
        }
        editedRows.removeAll()
        collectCone()
        if coneHasJoins { computeCone() } else { computeInOrder() }
        for variable in cone.elements { pending[variable] = -1 }
        cone.removeAll()
        checkEdited()
        applyPlans()
    }

    private func plan(_ row: Int32, of component: Int32) {
        if plans[component] == nil {
            if shortcuts.contains(.plans) { wantedPlans.insert(component) }
            return components.markDirty(component)
        }
        if isListed[row] { return }
        isListed[row] = true
        plannedRows.append(row)
    }

    private func applyPlans() {
        if plannedRows.isEmpty { return }
        var edits: [Int32: [(row: Int32, constant: Double)]] = [:]
        for row in plannedRows.elements {
            isListed[row] = false
            var constant = store.constant[row]
            for term in store.terms(of: row) where solver.state[store.termVariable[term]] == .settled {
                constant -= store.termCoefficient[term] * solver.work[store.termVariable[term]]
            }
            edits[components.component(ofRow: row), default: []].append((row, constant))
        }
        plannedRows.removeAll()
        for (component, edits) in edits where !components.isMarkedDirty(component) {
            guard edits.count <= Self.mostPlannedEdits, let plan = plans[component], plan.apply(edits) else {
                wantedPlans.insert(component)
                components.markDirty(component)
                continue
            }
            plan.forEachValue { variable, value in
                solver.work[variable] = value
                assign(variable, value)
            }
        }
    }

    /// Looks where a changed row leads; `variable`: the one of the cone that changed it, or -1. Known variables are settled
    /// and have no reason.
    private func follow(_ row: Int32, in component: Int32, from variable: Int32) {
        let flags = store.flags[row]
        if flags.isDisjoint(with: .alive) || !flags.isDisjoint(with: [.invalid, .broken]) { return }
        // A wish between determined variables decides nothing.
        if !flags.contains(.required), components.isDetermined[component] { return }
        var target: Int32 = -1
        for term in store.terms(of: row) {
            let other = store.termVariable[term]
            if solver.state[other] == .unknown { return plan(row, of: component) }
            if solver.reason[other] == row { target = other }
        }
        if target < 0 {
            if flags.contains(.required), !isListed[row] {
                isListed[row] = true
                checkedRows.append(row)
            }
        } else if target != variable {
            if pending[target] < 0 {
                pending[target] = 0
                cone.append(target)
            } else if variable >= 0 {
                coneHasJoins = true
            }
            if variable >= 0 { pending[target] += 1 }
        }
    }

    private func collectCone() {
        var index = 0
        while index < cone.count {
            let variable = cone[index]
            index += 1
            let component = components.componentOf[variable]
            if components.isMarkedDirty(component) { continue }
            var term = store.columnFirst[variable]
            while term >= 0 {
                follow(store.termRow[term], in: component, from: variable)
                term = store.termNext[term]
            }
        }
    }

    /// Where each variable hangs on one other of the cone at most, it was found after that one.
    private func computeInOrder() {
        statistics.rowsTouched += cone.count
        for variable in cone.elements {
            if solver.redetermine(variable) {
                assign(variable, solver.work[variable])
            } else {
                components.markDirty(components.componentOf[variable])
            }
        }
    }

    private func computeCone() {
        for variable in cone.elements where pending[variable] == 0 { readyVariables.append(variable) }
        while let variable = readyVariables.popLast() {
            statistics.rowsTouched += 1
            if solver.redetermine(variable) {
                assign(variable, solver.work[variable])
            } else {
                components.markDirty(components.componentOf[variable])
            }
            var term = store.columnFirst[variable]
            while term >= 0 {
                release(targetOf: store.termRow[term], from: variable)
                term = store.termNext[term]
            }
        }
    }

    private func release(targetOf row: Int32, from variable: Int32) {
        for term in store.terms(of: row) {
            let other = store.termVariable[term]
            if other == variable || store.isKnown[other] || solver.reason[other] != row || pending[other] <= 0 {
                continue
            }
            pending[other] -= 1
            if pending[other] == 0 { readyVariables.append(other) }
        }
    }

    private func checkEdited() {
        for row in checkedRows.elements {
            isListed[row] = false
            statistics.rowsTouched += 1
            let component = components.component(ofRow: row)
            if !components.isMarkedDirty(component), !solver.holds(row) { components.markDirty(component) }
        }
        checkedRows.removeAll()
    }
}
