extension ComponentSolver {
    /// Solves each connected part of the reduced system.
    func solveParts() -> Bool {
        isVisitedRow.reset(count: matrix.rowFirst.count, to: false)
        isVisitedLocal.reset(count: locals.count, to: false)
        for local in 0..<locals.count where !isVisitedLocal[local] && !isEliminated[local] {
            isVisitedLocal[local] = true
            if matrix.columnLength[local] == 0, costs.count[local] == 0 {
                localValue[local] = 0
                continue
            }
            collectPart(from: Int32(local))
            part.rankLevels(costs: costs, levels: priorities.count + 2)
            if !solvePart() { return false }
        }
        return true
    }

    private func collectPart(from seed: Int32) {
        part.removeAll()
        part.locals.append(seed)
        var index = 0
        while index < part.locals.count {
            var entry = matrix.columnFirst[part.locals[index]]
            index += 1
            while entry >= 0 {
                let row = matrix.entries[entry].row
                entry = matrix.entries[entry].nextInColumn
                if isVisitedRow[row] { continue }
                isVisitedRow[row] = true
                part.rows.append(row)
                part.entryCount += Int(matrix.rowLength[row])
                collectVariables(of: row)
            }
        }
    }

    private func collectVariables(of row: Int32) {
        var entry = matrix.rowFirst[row]
        while entry >= 0 {
            let local = matrix.entries[entry].column
            entry = matrix.entries[entry].nextInRow
            if isVisitedLocal[local] { continue }
            isVisitedLocal[local] = true
            part.locals.append(local)
        }
    }

    private func solvePart() -> Bool {
        var isConsistent = true
        if part.rows.isEmpty {
            statistics.singleSolves += 1
            let local = part.locals[0]
            localValue[local] = tree.minimizer(of: local, part: part, costs: costs)
        } else if part.isTree, shortcuts.contains(.trees) {
            statistics.treeSolves += 1
            tree.solve(part, matrix: matrix, costs: costs, order: localOrder, values: localValue)
            plan?.add(tree, matrix: matrix)
        } else {
            statistics.simplexSolves += 1
            statistics.largestSimplex = max(statistics.largestSimplex, part.rows.count)
            isConsistent = simplex.solve(part, matrix: matrix, costs: costs, order: localOrder, values: localValue)
            statistics.pivots += simplex.pivots
            if simplex.hitLimit { statistics.iterationLimitHits += 1 }
        }
        return isConsistent && respectsBounds() ? true : failPart()
    }

    private func respectsBounds() -> Bool {
        var scale = 1.0
        for row in part.rows.elements { scale = max(scale, matrix.scale[row]) }
        for local in part.locals.elements
        where !costs.isFeasible(local, value: localValue[local], scale: scale) { return false }
        return true
    }

    private func failPart() -> Bool {
        if !part.rows.isEmpty { return fail(.row(matrix.origin[part.rows[0]])) }
        let variable = locals[part.locals[0]]
        return fail(variable >= 0 ? .variable(variable) : .row(-1 - variable))
    }
}
