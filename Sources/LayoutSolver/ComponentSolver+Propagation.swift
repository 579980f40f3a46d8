extension ComponentSolver {
    /// Determines variables one after the other by required equalities with one unknown.
    func propagate(rows: UnsafeMutableBufferPointer<Int32>) -> Bool {
        queue.removeAll()
        statistics.rowsTouched += rows.count
        for row in rows {
            var count: Int32 = 0
            for term in store.terms(of: row) where state[store.termVariable[term]] == .unknown { count += 1 }
            unknowns[row] = count
            if count == 1, isRequiredEquality(row) { queue.append(row) }
            if count == 0, !holds(row) { return fail(.row(row)) }
        }
        while let row = queue.popLast() {
            if unknowns[row] == 1, !determine(by: row) { return false }
        }
        return true
    }

    @inline(__always) func isRequiredEquality(_ row: Int32) -> Bool {
        store.relation[row] == .equal && store.flags[row].contains(.required)
    }

    func fail(_ reason: Failure) -> Bool {
        failure = reason
        return false
    }

    private func determine(by row: Int32) -> Bool {
        var unknown: Int32 = -1
        for term in store.terms(of: row) where state[store.termVariable[term]] == .unknown {
            unknown = store.termVariable[term]
        }
        reason[unknown] = row
        state[unknown] = .settled
        statistics.propagated += 1
        return redetermine(unknown) ? announce(unknown, except: row) : fail(.variable(unknown))
    }

    /// Computes a variable from the row that determines it; `false` if that is below its minimum.
    @inline(__always) func redetermine(_ determined: Int32) -> Bool {
        let row = reason[determined]
        var rest = store.constant[row]
        var scale = abs(rest)
        var factor = 1.0
        for term in store.terms(of: row) {
            let variable = store.termVariable[term]
            if variable == determined {
                factor = store.termCoefficient[term]
            } else {
                let product = store.termCoefficient[term] * work[variable]
                scale = max(scale, abs(product))
                rest -= product
            }
        }
        let value = rest / factor
        work[determined] = value
        return !Tolerance.isViolation(store.minimum[determined] - value, scale: scale / abs(factor))
    }

    /// Counts down the rows of a variable that was just determined.
    private func announce(_ variable: Int32, except row: Int32) -> Bool {
        unknowns[row] = 0
        var term = store.columnFirst[variable]
        while term >= 0 {
            let other = store.termRow[term]
            term = store.termNext[term]
            if other == row || unknowns[other] < 0 { continue }
            unknowns[other] -= 1
            if unknowns[other] == 1 {
                if isRequiredEquality(other) { queue.append(other) }
            } else if unknowns[other] == 0, !holds(other) {
                return fail(.row(other))
            }
        }
        return true
    }

    /// Whether a row without unknowns holds; optional ones may be violated.
    func holds(_ row: Int32) -> Bool {
        guard store.flags[row].contains(.required) else { return true }
        var residual = -store.constant[row]
        var scale = abs(residual)
        for term in store.terms(of: row) {
            let product = store.termCoefficient[term] * work[store.termVariable[term]]
            scale = max(scale, abs(product))
            residual += product
        }
        switch store.relation[row] {
        case .equal: return !Tolerance.isViolation(abs(residual), scale: scale)
        case .lessThanOrEqual: return !Tolerance.isViolation(residual, scale: scale)
        case .greaterThanOrEqual: return !Tolerance.isViolation(-residual, scale: scale)
        }
    }
}
