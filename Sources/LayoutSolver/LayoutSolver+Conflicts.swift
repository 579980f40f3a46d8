extension LayoutSolver {
    /// Solves ``rows`` for ``variables``, leaving out required rows that conflict with earlier ones.
    ///
    /// 1. Solve with all rows. If the required ones cannot hold, shrink what the failed run suspects to a minimal set,
    ///    leave out its last member (in order of acceptance) and solve again.
    /// 2. Where many were left out, rows about the same variables are tried at once against the members that stay, so that
    ///    thousands of rows that contradict one are not thousands of solutions.
    /// 3. A row may have been left out because of one that was itself left out afterwards: put it back and solve again.
    ///
    /// The result is the one of accepting row by row: each broken row conflicts with accepted earlier ones only.
    func solveAcceptable() {
        for row in rows.elements where store.flags[row].contains(.broken) { mend(row) }
        if solver.run(variables: variables, rows: rows.elements) { return }
        var found: [Int32] = []
        var restores = 2 * rows.count + 8
        var trials = 4 * rows.count
        while true {
            if runAccepted() {
                guard restores > 0, restoreStale(&found) else { return }
                restores -= 1
            } else if let members = minimalConflict() {
                leaveOut(members, &found)
                if found.count >= Self.manyConflicts { leaveOutAlike(members, &found, trials: &trials) }
            } else {
                // Only rounding errors of the optional levels stood against the required rows.
                acceptedRows.removeAll { !store.flags[$0].contains(.required) }
                _ = acceptedRows.withUnsafeMutableBufferPointer { solver.run(variables: variables, rows: $0) }
                return
            }
        }
    }

    /// Whether all constraints can hold together; for a solver that was not solved yet, and without looking for the
    /// members of a conflict.
    func canHold() -> Bool {
        guard invalidRows.isEmpty else { return false }
        components.settle { _ in }
        while let component = components.popDirty() {
            components.copyMembers(of: component, to: &variables)
            collectRows()
            if !solver.run(variables: variables, rows: rows.elements) { return false }
        }
        return (0..<Int32(store.rowCount)).allSatisfy { row in
            components.component(ofRow: row) >= 0 || solver.holds(row)
        }
    }

    /// Whether a constraint that was just added could conflict; asks before ``solve()`` and costs next to nothing.
    ///
    /// False for an optional one, and where an unknown variable that occurs in no other required constraint can be put
    /// where this one wants it, whatever the others say: it has no bound, or is alone and the constant respects it.
    public func mayConflict(_ constraint: ConstraintID) -> Bool {
        let row = constraint.index
        if store.flags[row].contains(.invalid) { return true }
        guard store.flags[row].contains(.required) else { return false }
        let terms = store.terms(of: row)
        return !terms.contains { term in
            let variable = store.termVariable[term]
            let least = terms.count == 1 ? store.constant[row] / store.termCoefficient[term] : -.infinity
            return store.minimum[variable] <= least && isFree(variable, but: row)
        }
    }

    private func isFree(_ variable: Int32, but row: Int32) -> Bool {
        if store.isKnown[variable] { return false }
        var term = store.columnFirst[variable]
        while term >= 0 {
            if store.termRow[term] != row, store.flags[store.termRow[term]].contains(.required) { return false }
            term = store.termNext[term]
        }
        return true
    }

    func mend(_ row: Int32) {
        store.flags[row].remove(.broken)
        conflictMembers[row] = nil
        areConflictsStale = true
    }

    func runAccepted() -> Bool {
        acceptedRows.removeAll(keepingCapacity: true)
        for row in rows.elements where !store.flags[row].contains(.broken) { acceptedRows.append(row) }
        return acceptedRows.withUnsafeMutableBufferPointer { solver.run(variables: variables, rows: $0) }
    }

    private static var manyConflicts: Int { 16 }

    private func leaveOut(_ members: [Int32], _ found: inout [Int32]) {
        let broken = members[members.count - 1]
        store.flags[broken].insert(.broken)
        conflictMembers[broken] = members
        areConflictsStale = true
        found.append(broken)
    }

    /// Leaves out the rows about the same variables as the last member, accepted later than the others, that these
    /// contradict too.
    ///
    /// - Parameter trials: how many rows may still be tried for this component.
    private func leaveOutAlike(_ members: [Int32], _ found: inout [Int32], trials: inout Int) {
        let broken = members[members.count - 1]
        let others = Array(members.dropLast())
        guard others.count <= Self.mostOthers, let last = others.last else { return }
        let order = store.acceptanceOrder(of: last)
        let wanted = variables(of: broken)
        listSuspectVariables(members)
        for row in rows.elements where trials > 0 {
            let flags = store.flags[row]
            guard flags.contains(.required), !flags.contains(.broken), store.acceptanceOrder(of: row) > order,
                variables(of: row) == wanted
            else { continue }
            trials -= 1
            guard fails([], with: others + [row]) else { continue }
            var needed = others
            for other in others {
                let fewer = needed.filter { $0 != other }
                if fails([], with: fewer + [row]) { needed = fewer }
            }
            leaveOut(needed + [row], &found)
        }
    }

    /// Members that are left out in turns for each row, to see which are needed.
    private static var mostOthers: Int { 8 }

    private func variables(of row: Int32) -> [Int32] { store.terms(of: row).map { store.termVariable[$0] } }

    /// Puts back the earliest row whose conflict names a row that is itself broken.
    private func restoreStale(_ found: inout [Int32]) -> Bool {
        let stale = found.filter { broken in
            conflictMembers[broken, default: []].dropLast().contains { store.flags[$0].contains(.broken) }
        }
        let earliest = stale.min { store.acceptanceOrder(of: $0) < store.acceptanceOrder(of: $1) }
        guard let earliest else { return false }
        mend(earliest)
        found.removeAll { $0 == earliest }
        return true
    }

    // MARK: - Minimal sets

    /// A minimal set of rows that cannot hold together, in order of acceptance; nil if the suspects can hold.
    ///
    /// The shortest prefix that fails ends with a member; with that one fixed, look for the next in front of it, until
    /// the fixed ones fail alone. Each member was necessary for a superset of the result, so the result is minimal. The
    /// first member found is the last in order: the row that accepting one by one would have refused.
    private func minimalConflict() -> [Int32]? {
        let suspects = Array(solver.suspects.elements)
            .sorted { store.acceptanceOrder(of: $0) < store.acceptanceOrder(of: $1) }
        listSuspectVariables(suspects)
        guard fails(suspects[...], with: []) else { return nil }
        var members: [Int32] = []
        var rest = suspects[...]
        // Where numbers lie too far apart for their sums to be told, members may not fail alone even when all are found.
        while !rest.isEmpty, members.isEmpty || !fails([], with: members) {
            let length = shortestFailingPrefix(of: rest, with: members)
            members.append(rest[length - 1])
            rest = rest.prefix(length - 1)
        }
        return members.reversed()
    }

    /// Gallops from the end, because conflict sets are often dense, then bisects.
    private func shortestFailingPrefix(of rest: ArraySlice<Int32>, with members: [Int32]) -> Int {
        var fitting = 0
        var failing = rest.count
        var step = 1
        while failing - fitting > 1 {
            let length = max(failing - step, (fitting + failing) / 2)
            if fails(rest.prefix(length), with: members) {
                failing = length
                step *= 2
            } else {
                fitting = length
                step = failing
            }
            if fitting > 0 { step = failing }
        }
        return failing
    }

    private func fails(_ prefix: ArraySlice<Int32>, with members: [Int32]) -> Bool {
        solver.statistics.feasibilityChecks += 1
        trialRows.removeAll(keepingCapacity: true)
        trialRows.append(contentsOf: prefix)
        trialRows.append(contentsOf: members)
        return trialRows.withUnsafeMutableBufferPointer { !solver.run(variables: suspectVariables, rows: $0) }
    }

    private func listSuspectVariables(_ suspects: [Int32]) {
        suspectVariables.removeAll()
        for row in suspects {
            for term in store.terms(of: row) {
                let variable = store.termVariable[term]
                if store.isKnown[variable] || solver.isReached[variable] { continue }
                solver.isReached[variable] = true
                suspectVariables.append(variable)
            }
        }
        for variable in suspectVariables.elements { solver.isReached[variable] = false }
        sortIfNeeded(suspectVariables.elements, by: store.variableOrder.base)
    }

    /// Orders all conflicts by the creation of their broken constraint.
    func assembleConflicts() {
        areConflictsStale = false
        let broken = (Array(conflictMembers.keys) + invalidRows)
            .sorted { store.rowOrder[$0] < store.rowOrder[$1] }
        conflicts = broken.map { row in
            let members = conflictMembers[row] ?? [row]
            return Conflict(members: members.map(store.identifier(of:)), broken: store.identifier(of: row))
        }
    }
}
