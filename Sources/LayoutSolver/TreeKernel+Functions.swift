extension TreeKernel {
    // MARK: - Variables: sums

    /// The function of a variable: its cost and those of the equations below it.
    func addUp(
        _ local: Int32, matrix: borrowing SparseRows, costs: borrowing CostPool, levelIndex: borrowing Buffer<Int32>
    ) {
        var sum = functions.make(of: local, costs: costs, levelIndex: levelIndex)
        var entry = matrix.columnFirst[local]
        while entry >= 0 {
            let row = matrix.entries[entry].row
            entry = matrix.entries[entry].nextInColumn
            if row == parentRow[local] { continue }
            let below = rowFunction[row]
            sum = add(sum, below)
        }
        function[local] = sum
    }

    /// The sum of two functions that are not needed any more.
    private func add(_ first: FunctionPool.Function, _ second: FunctionPool.Function) -> FunctionPool.Function {
        if first.offset >= 0, second.offset >= 0, first.kinks + second.kinks <= flatLimit {
            let sum = addFlat(first, second)
            functions.release(first)
            functions.release(second)
            return sum
        }
        let (large, small) = first.kinks > second.kinks ? (first, second) : (second, first)
        let sum = grow(large)
        let other = flatten(small)
        pieceTree.add(other, in: functions, to: &trees.base[-1 - sum.offset])
        functions.release(other)
        return FunctionPool.Function(offset: sum.offset, kinks: trees[-1 - sum.offset].kinks)
    }

    private func addFlat(_ first: FunctionPool.Function, _ second: FunctionPool.Function) -> FunctionPool.Function {
        let levels = functions.levels
        merged.reset(count: first.kinks + second.kinks, to: 0)
        let kinks = mergePositions(first, second)
        let sum = functions.make(kinks: kinks)
        // The pool may have moved: take pointers only now.
        let places = functions.positions(sum)
        let firstPlaces = functions.positions(first)
        let secondPlaces = functions.positions(second)
        var i = 0
        var j = 0
        for index in 0...kinks {
            let slope = functions.slope(sum, index)
            let a = functions.slope(first, i)
            let b = functions.slope(second, j)
            for level in 0..<levels { slope[level] = a[level] + b[level] }
            if index == kinks { break }
            places[index] = merged[index]
            while i < first.kinks, FunctionPool.isSame(firstPlaces[i], merged[index]) { i += 1 }
            while j < second.kinks, FunctionPool.isSame(secondPlaces[j], merged[index]) { j += 1 }
        }
        return sum
    }

    private func mergePositions(_ first: FunctionPool.Function, _ second: FunctionPool.Function) -> Int {
        let firstPlaces = functions.positions(first)
        let secondPlaces = functions.positions(second)
        var i = 0
        var j = 0
        var count = 0
        while i < first.kinks || j < second.kinks {
            let place: Double
            if j == second.kinks || (i < first.kinks && firstPlaces[i] <= secondPlaces[j]) {
                place = firstPlaces[i]
                i += 1
            } else {
                place = secondPlaces[j]
                j += 1
            }
            if count > 0, FunctionPool.isSame(place, merged[count - 1]) { continue }
            merged[count] = place
            count += 1
        }
        return count
    }

    // MARK: - Equations: convolutions

    /// Puts the pieces of an equation's variables in ascending order of slope.
    func convolve(_ row: Int32, matrix: borrowing SparseRows, order: borrowing Buffer<Int>) {
        collectChildren(of: row, matrix: matrix, order: order)
        isMirrored = false
        var filling = Filling()
        let heavy = chooseHeavy()
        filling.heavy = children[heavy].entry
        let tree = separateTrees(heavy: heavy, isWanted: parentEntry[row] >= 0)
        if let tree, children[heavy].coefficient * tree.scale < 0 { changeSigns(&filling) }
        let (below, above) = chooseAbsorbers()
        filling.below = children[below].entry
        filling.above = children[above].entry
        for index in 0..<children.count { skipSteepPieces(index, below: below, entries: matrix.entries.base) }
        if var tree {
            merge(row, filling: &filling, heavy: heavy, tree: &tree, below: below, above: above, matrix: matrix)
        } else {
            for index in 0..<children.count { filling.low += start[matrix.entries[children[index].entry].column] }
            collectLightPieces(heavy: heavy, above: above)
            merge(row, filling: &filling, heavy: heavy, below: below, above: above, matrix: matrix)
        }
        for index in 0..<children.count { functions.release(children[index].function) }
        self.filling[row] = filling
    }

    /// Turns all children into arrays but the heavy one if the result is wanted; that one's place is taken by a function
    /// with its first and last slope.
    private func separateTrees(heavy: Int, isWanted: Bool) -> PieceTree.Function? {
        for index in 0..<children.count where index != heavy || !isWanted {
            children[index].function = flatten(children[index].function)
        }
        let place = -1 - children[heavy].function.offset
        if place < 0 { return nil }
        let limits = functions.make(kinks: 1)
        functions.positions(limits)[0] = 0
        pieceTree.copyFirstSlope(trees[place], to: functions.slope(limits, 0))
        pieceTree.copyLastSlope(trees[place], to: functions.slope(limits, 1))
        children[heavy].function = limits
        return trees[place]
    }

    /// Of equally good values the choice must stay the same: what held for one end now holds for the other.
    private func changeSigns(_ filling: inout Filling) {
        filling.sign = -1
        isMirrored = true
        for index in 0..<children.count {
            children[index].coefficient.negate()
            children[index].inverse.negate()
        }
    }

    private func flatten(_ function: FunctionPool.Function) -> FunctionPool.Function {
        function.offset < 0 ? pieceTree.flatten(trees[-1 - function.offset], into: functions) : function
    }

    private func grow(_ function: FunctionPool.Function) -> FunctionPool.Function {
        if function.offset < 0 { return function }
        trees.append(pieceTree.make(of: function, in: functions))
        functions.release(function)
        return FunctionPool.Function(offset: -trees.count, kinks: function.kinks)
    }

    private func collectChildren(of row: Int32, matrix: borrowing SparseRows, order: borrowing Buffer<Int>) {
        children.removeAll()
        var entry = matrix.rowFirst[row]
        while entry >= 0 {
            if entry != parentEntry[row] {
                let local = matrix.entries[entry].column
                let coefficient = matrix.entries[entry].coefficient
                children.append(
                    Child(
                        entry: entry, function: function[local], coefficient: coefficient, inverse: 1 / coefficient,
                        order: order[local]))
            }
            entry = matrix.entries[entry].nextInRow
        }
    }

    /// Compares two slopes of children, in ascending order of `coefficient * variable`.
    private func slopes(of first: Int, _ index: Int, against second: Int, _ otherIndex: Int) -> Int {
        let a = children[first]
        let b = children[second]
        return functions.compare(
            functions.slope(a.function, a.slopeIndex(index)), functions.slope(b.function, b.slopeIndex(otherIndex)),
            factor: a.inverse, otherFactor: b.inverse)
    }

    /// The children with the greatest first and with the least last slope; of several, the earliest created.
    private func chooseAbsorbers() -> (below: Int, above: Int) {
        var below = 0
        var above = 0
        for index in 1..<max(children.count, 1) {
            let isEarlierThanBelow = children[index].order < children[below].order
            let first = slopes(of: index, 0, against: below, 0)
            if first > 0 || (first == 0 && isEarlierThanBelow) { below = index }
            let isEarlierThanAbove = children[index].order < children[above].order
            let last = slopes(
                of: index, children[index].function.kinks, against: above, children[above].function.kinks)
            if last < 0 || (last == 0 && isEarlierThanAbove) { above = index }
        }
        return (below, above)
    }

    private func chooseHeavy() -> Int {
        var heavy = 0
        for index in 0..<children.count where children[index].function.kinks > children[heavy].function.kinks {
            heavy = index
        }
        return heavy
    }

    /// Finds where the pieces of a child begin that are steeper than the infinite piece on the left.
    private func skipSteepPieces(_ index: Int, below: Int, entries: UnsafeMutablePointer<SparseRows.Entry>) {
        let child = children[index]
        let local = entries[Int(child.entry)].column
        let infinite = children[below]
        let steepest = functions.slope(infinite.function, infinite.slopeIndex(0))
        let isFlat = !isMirrored && functions.sign(steepest) == 0
        var kink = 0
        while kink < child.function.kinks - 1 {
            let comparison = slopes(of: index, kink + 1, against: below, 0)
            if comparison > 0 || (isFlat && comparison == 0) { break }
            kink += 1
        }
        children[index].firstKink = kink
        start[local] =
            child.function.kinks == 0
            ? 0 : functions.positions(child.function)[child.kinkIndex(kink)] * child.coefficient
    }

    /// Pieces of all children but the heavy one, sorted by slope.
    func collectLightPieces(heavy: Int, above: Int) {
        lightSlope.removeAll()
        lightOrder.removeAll()
        lightChild.removeAll()
        merged.removeAll()
        let last = children[above].function.kinks
        let limit = isMirrored && functions.sign(pointer(above, last)) == 0 ? 0 : -1
        for index in 0..<children.count where index != heavy {
            let child = children[index]
            var piece = child.firstKink + 1
            while piece < child.function.kinks, slopes(of: index, piece, against: above, last) <= limit {
                let slope = functions.slope(child.function, child.slopeIndex(piece))
                for level in 0..<functions.levels { lightSlope.append(slope[level] / child.coefficient) }
                merged.append(length(of: child, piece))
                lightOrder.append(Int32(lightChild.count))
                lightChild.append(Int32(index))
                piece += 1
            }
        }
        let slope = lightSlope.base
        lightOrder.sort { first, second in
            let a = slope + Int(first) * functions.levels
            let comparison = functions.compare(a, slope + Int(second) * functions.levels)
            if comparison != 0 { return comparison < 0 }
            let isEarlier = children[lightChild[first]].order < children[lightChild[second]].order
            return isEarlier != isFalling(a)
        }
    }

    private func length(of child: Child, _ piece: Int) -> Double {
        let places = functions.positions(child.function)
        return abs(places[child.kinkIndex(piece)] - places[child.kinkIndex(piece - 1)]) * abs(child.coefficient)
    }

    /// Of equally steep pieces falling ones are filled latest variable first, others earliest first.
    func isFalling(_ slope: UnsafePointer<Double>) -> Bool {
        let sign = functions.sign(slope)
        return sign < 0 || (sign == 0 && isMirrored)
    }
}
