extension ComponentSolver {
    /// Gathers the required rows that a failed run may have failed on: the rows connected with the place of the failure
    /// through unknown variables, and the rows that determined the other variables of these.
    func collectSuspects() {
        suspects.removeAll()
        queue.removeAll()
        switch failure {
        case .none: return
        case .row(let row): suspect(row)
        case .variable(let variable): reach(variable)
        }
        var index = 0
        while index < suspects.count || !queue.isEmpty {
            while let variable = queue.popLast() { spread(from: variable) }
            if index == suspects.count { continue }
            for term in store.terms(of: suspects[index]) { reach(store.termVariable[term]) }
            index += 1
        }
        if case .variable(let variable) = failure { isReached[variable] = false }
        keepRequiredSuspects()
    }

    /// Optional rows only led from one required row to another: a part fails as a whole.
    private func keepRequiredSuspects() {
        var kept = 0
        for index in 0..<suspects.count {
            let row = suspects[index]
            isSuspect[row] = false
            for term in store.terms(of: row) { isReached[store.termVariable[term]] = false }
            guard store.flags[row].contains(.required) else { continue }
            suspects[kept] = row
            kept += 1
        }
        suspects.resize(to: kept, filling: -1)
    }

    private func suspect(_ row: Int32) {
        if isSuspect[row] { return }
        isSuspect[row] = true
        suspects.append(row)
    }

    private func reach(_ variable: Int32) {
        if isReached[variable] { return }
        isReached[variable] = true
        if state[variable] == .unknown {
            queue.append(variable)
        } else if reason[variable] >= 0 {
            suspect(reason[variable])
        }
    }

    private func spread(from variable: Int32) {
        var term = store.columnFirst[variable]
        while term >= 0 {
            let row = store.termRow[term]
            if unknowns[row] > 0 { suspect(row) }
            term = store.termNext[term]
        }
    }
}
