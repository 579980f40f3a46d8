extension LayoutSolver {
    /// Adds `sum of terms  relation  constant`.
    ///
    /// Coefficients of the same variable are summed; such that are 0 (below 1e-12) are dropped. 1000 and more is
    /// required; every other priority is optional. An unbreakable constraint is left out only if unbreakable ones
    /// conflict.
    @discardableResult
    public func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000,
        isBreakable: Bool = true
    ) -> ConstraintID {
        let row = store.makeRow()
        solver.register(row: row)
        if Int(row) == isListed.count { isListed.append(false) }
        var flags: ConstraintStore.RowFlags = isBreakable ? [.alive, .breakable] : .alive
        if priority >= Self.requiredPriority { flags.insert(.required) }
        let count = store.writeTerms(terms, row: row)
        if !constant.isFinite || !priority.isFinite || count < 0 { flags.insert(.invalid) }
        store.relation[row] = relation
        // NaN marks a constant that was no number, so that a later change of the priority does not bring it in.
        store.constant[row] = constant.isFinite ? Self.limited(constant) : .nan
        store.priority[row] = priority
        store.flags[row] = flags
        if flags.contains(.invalid) { noteInvalid(row) }
        if !components.join(row: row) { areConstantRowsDirty = true }
        return store.identifier(of: row)
    }

    static func limited(_ number: Double) -> Double { max(-largestNumber, min(largestNumber, number)) }

    private func noteInvalid(_ row: Int32) {
        invalidRows.append(row)
        areConflictsStale = true
    }

    private func forgetInvalid(_ row: Int32) {
        invalidRows.removeAll { $0 == row }
        areConflictsStale = true
    }

    private func row(of constraint: ConstraintID) -> Int32 {
        precondition(store.contains(constraint), "constraint \(constraint.index) was removed: do not use its id again")
        return constraint.index
    }

    public func remove(_ constraint: ConstraintID) {
        let row = row(of: constraint)
        if store.flags[row].contains(.invalid) { forgetInvalid(row) }
        if store.flags[row].contains(.broken) { mend(row) }
        let component = components.component(ofRow: row)
        if component < 0 {
            areConstantRowsDirty = true
        } else if canSplit(row) {
            components.markStale(component)
        } else {
            components.markDirty(component)
        }
        store.removeRow(row)
    }

    /// A row with one variable that others use too holds nothing together.
    private func canSplit(_ row: Int32) -> Bool {
        let terms = store.terms(of: row)
        return terms.count > 1 || store.columnCount[store.termVariable[terms.lowerBound]] == 1
    }

    public func setConstant(_ constraint: ConstraintID, _ constant: Double) {
        let row = row(of: constraint)
        let limited = Self.limited(constant)
        if store.constant[row] == limited, constant.isFinite, !store.flags[row].contains(.invalid) { return }
        store.constant[row] = limited
        let wasInvalid = store.flags[row].contains(.invalid)
        revalidate(row, isConstantFinite: constant.isFinite)
        if wasInvalid || store.flags[row].contains(.invalid) { markRow(row) } else { noteEdit(ofRow: row) }
    }

    /// Any priority may become any other, required ones too.
    public func setPriority(_ constraint: ConstraintID, _ priority: Float) {
        let row = row(of: constraint)
        if store.priority[row] == priority { return }
        store.priority[row] = priority
        if priority >= Self.requiredPriority {
            store.flags[row].insert(.required)
        } else {
            store.flags[row].remove(.required)
        }
        revalidate(row, isConstantFinite: !store.constant[row].isNaN)
        markRow(row)
    }

    /// Terms cannot change: a constraint with an invalid one stays invalid.
    private func revalidate(_ row: Int32, isConstantFinite: Bool) {
        if !isConstantFinite { store.constant[row] = .nan }
        let isValid = isConstantFinite && store.priority[row].isFinite && store.hasFiniteTerms(row)
        if isValid == !store.flags[row].contains(.invalid) { return }
        if isValid {
            store.flags[row].remove(.invalid)
            forgetInvalid(row)
        } else {
            if store.flags[row].contains(.broken) { mend(row) }
            store.flags[row].insert(.invalid)
            noteInvalid(row)
        }
    }
}
