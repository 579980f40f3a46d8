extension ComponentSolver {
    // MARK: - Building

    /// Writes the rows with unknowns as costs and equations of local variables.
    func buildReducedSystem(rows: UnsafeMutableBufferPointer<Int32>) {
        if locals.count > Self.largeScratch { makeRoom(rows: rows) }
        matrix.reset(columns: locals.count)
        costs.reset(variables: locals.count)
        localOrder.reset(count: locals.count, to: 0)
        rowQueue.removeAll()
        columnQueue.removeAll()
        eliminations.removeAll()
        collectPriorities(rows: rows)
        for index in 0..<locals.count {
            let variable = locals[index]
            localOrder[index] = Int(store.variableOrder[variable])
            let minimum = store.minimum[variable]
            if minimum > -.infinity { costs.add(Int32(index), at: minimum, level: 0, left: -1, right: 0) }
        }
        for row in rows where unknowns[row] > 0 { addReduced(row) }
        addProbe()
        isEliminated.reset(count: locals.count, to: false)
        localValue.reset(count: locals.count, to: 0)
    }

    /// Large scratch is given back after each solve; to make it anew in one step takes less time than to let it grow.
    private func makeRoom(rows: UnsafeMutableBufferPointer<Int32>) {
        var (equations, errors, entries) = (0, 0, 0)
        for row in rows where unknowns[row] > 1 {
            equations += 1
            entries += Int(unknowns[row])
            if !isRequiredEquality(row) { errors += 1 }
        }
        let columns = locals.count + errors
        matrix.reserve(rows: equations, columns: columns, entries: entries + errors)
        costs.reserve(variables: columns, kinks: columns + rows.count - equations)
        locals.reserve(columns)
        localOrder.reserve(columns)
    }

    private func addProbe() {
        switch probe {
        case .none: return
        case .one(let variable, let amount):
            if state[variable] == .unknown { addWish(for: variable, amount, weight: 1) }
        case .all(let amount):
            var weight = 1.0
            for local in 0..<locals.count where locals[local] >= 0 {
                // Multiples of the golden ratio: between 1 and 2, and no simple sum of them is 0.
                weight += 0.618_033_988_749_895
                if weight > 2 { weight -= 1 }
                addWish(for: locals[local], amount, weight: weight)
            }
        }
    }

    private func addWish(for variable: Int32, _ amount: Double, weight: Double) {
        let target = store.value[variable] + amount
        let level = Int32(priorities.count + 1)
        costs.add(localIndex[variable], at: target, level: level, left: -weight, right: weight)
    }

    private func collectPriorities(rows: UnsafeMutableBufferPointer<Int32>) {
        priorities.removeAll()
        var last = Float.nan
        for row in rows where unknowns[row] > 0 && !store.flags[row].contains(.required) {
            let priority = store.priority[row]
            if priority == last { continue }
            last = priority
            let place = rank(of: priority)
            if place < priorities.count, priorities[place] == priority { continue }
            priorities.append(priority)
            var index = priorities.count - 1
            while index > place {
                priorities[index] = priorities[index - 1]
                index -= 1
            }
            priorities[place] = priority
        }
    }

    /// The place of a priority in the descending list.
    private func rank(of priority: Float) -> Int {
        var low = 0
        var high = priorities.count
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func addReduced(_ row: Int32) {
        var constant = store.constant[row]
        let level = store.flags[row].contains(.required) ? 0 : Int32(rank(of: store.priority[row]) + 1)
        if store.termCount[row] == 1 {
            let term = store.termStart[row]
            let factor = store.termCoefficient[term]
            let local = localIndex[store.termVariable[term]]
            return costs.add(local, store.relation[row], at: constant / factor, level: level, factor: factor)
        }
        var scale = abs(constant)
        var single: Int32 = -1
        var factor = 1.0
        let isEquation = unknowns[row] > 1
        let equation = isEquation ? matrix.addRow(origin: row) : -1
        for term in store.terms(of: row) {
            let variable = store.termVariable[term]
            let coefficient = store.termCoefficient[term]
            if state[variable] == .unknown {
                single = localIndex[variable]
                factor = coefficient
                if isEquation { matrix.insert(row: equation, column: single, coefficient: coefficient) }
            } else {
                let product = coefficient * work[variable]
                constant -= product
                scale = max(scale, abs(product))
            }
        }
        if !isEquation {
            costs.add(single, store.relation[row], at: constant / factor, level: level, factor: factor)
            return
        }
        matrix.constant[equation] = constant
        matrix.given[equation] = constant
        matrix.scale[equation] = scale
        if level > 0 || store.relation[row] != .equal { addError(to: equation, store.relation[row], level: level) }
        if matrix.rowLength[equation] <= 2 { rowQueue.append(equation) }
    }

    /// `sum = constant` becomes `sum - error = constant`, and the error costs.
    private func addError(to equation: Int32, _ relation: Relation, level: Int32) {
        let error = matrix.addColumn()
        costs.addVariable()
        locals.append(-1 - matrix.origin[equation])
        localOrder.append(.max / 2 + Int(error))
        matrix.insert(row: equation, column: error, coefficient: -1)
        costs.add(error, relation, at: 0, level: level, factor: 1)
    }

    // MARK: - Elimination

    /// Fixes, aliases and eliminates until only equations of variables with costs are left.
    func reduce() -> Bool {
        for local in 0..<locals.count { offer(Int32(local)) }
        while true {
            if let row = rowQueue.popLast() {
                if matrix.isAlive[row], !shorten(row) { return false }
            } else if let local = columnQueue.popLast() {
                if !isEliminated[local], costs.count[local] == 0, !eliminateFree(local) { return false }
            } else {
                return true
            }
        }
    }

    /// Queues a variable that can be eliminated without filling the rows.
    private func offer(_ local: Int32) {
        let length = matrix.columnLength[local]
        if length >= 1, length <= 2, costs.count[local] == 0 { columnQueue.append(local) }
    }

    private func offerColumns(of row: Int32) {
        var entry = matrix.rowFirst[row]
        while entry >= 0 {
            offer(matrix.entries[entry].column)
            entry = matrix.entries[entry].nextInRow
        }
    }

    private func failEquation(_ row: Int32) -> Bool { fail(.row(matrix.origin[row])) }

    private func shorten(_ row: Int32) -> Bool {
        switch matrix.rowLength[row] {
        case 0:
            matrix.isAlive[row] = false
            matrix.isFrozen[row] = true
            return Tolerance.isViolation(abs(matrix.constant[row]), scale: matrix.scale[row]) ? failEquation(row) : true
        case 1: return fix(matrix.rowFirst[row])
        case 2: return alias(row)
        default: return true
        }
    }

    private func fix(_ entry: Int32) -> Bool {
        let row = matrix.entries[entry].row
        let local = matrix.entries[entry].column
        let value = matrix.constant[row] / matrix.entries[entry].coefficient
        let scale = matrix.scale[row] / abs(matrix.entries[entry].coefficient)
        eliminate(local, by: entry)
        return costs.isFeasible(local, value: value, scale: scale) || failEquation(row)
    }

    private func alias(_ row: Int32) -> Bool {
        let first = matrix.rowFirst[row]
        let second = matrix.entries[first].nextInRow
        let entry = prefersEliminating(first, to: second) ? first : second
        let kept = entry == first ? second : first
        let source = matrix.entries[entry].column
        let target = matrix.entries[kept].column
        let factor = -matrix.entries[kept].coefficient / matrix.entries[entry].coefficient
        if factor < 0, areRivals(source, target) { return true }
        let offset = matrix.constant[row] / matrix.entries[entry].coefficient
        if costs.count[source] > 0 { matrix.isFrozen[row] = true }
        inheritOrder(from: source, to: target)
        costs.move(from: source, to: target, factor: factor, offset: offset)
        eliminate(source, by: entry)
        offer(target)
        return true
    }

    /// Ties are decided by the variables that the costs came from: a position without a cost must not lend a size its
    /// own, earlier place, or a layout and its mirror image would differ.
    private func inheritOrder(from source: Int32, to target: Int32) {
        if costs.count[source] == 0 && costs.count[target] > 0 { return }
        let isFirstCost = costs.count[target] == 0 && costs.count[source] > 0
        localOrder[target] = isFirstCost ? localOrder[source] : min(localOrder[source], localOrder[target])
    }

    /// Two sizes that share a sum: which of them absorbs an error is decided by the tree kernel's rule, not by which one
    /// happens to be kept.
    private func areRivals(_ first: Int32, _ second: Int32) -> Bool {
        costs.count[first] > 0 && costs.count[second] > 0 && locals[first] >= 0 && locals[second] >= 0
    }

    /// The variable with less to move, unless its coefficient is much smaller.
    private func prefersEliminating(_ first: Int32, to second: Int32) -> Bool {
        let ratio = abs(matrix.entries[first].coefficient / matrix.entries[second].coefficient)
        if ratio < 1e-6 { return false }
        if ratio > 1e6 { return true }
        let x = matrix.entries[first].column
        let y = matrix.entries[second].column
        let burdenX = matrix.columnLength[x] + costs.count[x]
        let burdenY = matrix.columnLength[y] + costs.count[y]
        return burdenX != burdenY ? burdenX < burdenY : localOrder[x] > localOrder[y]
    }

    /// A free variable without cost in at most two equations: one of them defines it.
    private func eliminateFree(_ local: Int32) -> Bool {
        guard matrix.columnLength[local] >= 1, matrix.columnLength[local] <= 2 else { return true }
        let first = matrix.columnFirst[local]
        let second = matrix.entries[first].nextInColumn
        if second < 0 {
            eliminate(local, by: first)
            return true
        }
        let (short, long) =
            matrix.rowLength[matrix.entries[first].row] <= matrix.rowLength[matrix.entries[second].row]
            ? (first, second) : (second, first)
        if isStablePivot(short) {
            eliminate(local, by: short)
        } else if isStablePivot(long) {
            eliminate(local, by: long)
        }
        return true
    }

    private func isStablePivot(_ entry: Int32) -> Bool {
        var largest = 0.0
        var each = matrix.rowFirst[matrix.entries[entry].row]
        while each >= 0 {
            largest = max(largest, abs(matrix.entries[each].coefficient))
            each = matrix.entries[each].nextInRow
        }
        return abs(matrix.entries[entry].coefficient) >= 1e-3 * largest
    }

    private func eliminate(_ local: Int32, by entry: Int32) {
        let row = matrix.entries[entry].row
        isEliminated[local] = true
        statistics.eliminated += 1
        eliminations.append(Elimination(local: local, row: row, entry: entry))
        queue.removeAll()
        matrix.eliminate(by: entry, changed: &queue)
        for changed in queue.elements where matrix.rowLength[changed] <= 2 { rowQueue.append(changed) }
        offerColumns(of: row)
    }

    /// Computes eliminated variables in reverse order.
    func substituteBack() {
        var index = eliminations.count - 1
        while index >= 0 {
            let elimination = eliminations[index]
            index -= 1
            var rest = matrix.constant[elimination.row]
            var entry = matrix.rowFirst[elimination.row]
            while entry >= 0 {
                if entry != elimination.entry {
                    rest -= matrix.entries[entry].coefficient * localValue[matrix.entries[entry].column]
                }
                entry = matrix.entries[entry].nextInRow
            }
            localValue[elimination.local] = rest / matrix.entries[elimination.entry].coefficient
        }
    }
}
