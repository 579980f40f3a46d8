extension TreeKernel {
    /// Merges the sorted light pieces with those of the heavy child; notes where the light ones begin and makes the
    /// function of the equation for the variable above it.
    ///
    /// The heavy child's pieces are in order already: each light piece finds its place among them by bisection, and
    /// what lies between is copied.
    func merge(_ row: Int32, filling: inout Filling, heavy: Int, below: Int, above: Int, matrix: borrowing SparseRows) {
        let firstLight = pieceStart.count
        let parent = parentEntry[row]
        let last = children[above].function.kinks
        let end = firstPiece(of: heavy) { compare(heavy, $0, above, last) >= 0 }
        var outline = Outline(
            levels: functions.levels, expected: lightOrder.count + children[heavy].function.kinks,
            isWanted: parent >= 0, place: filling.low)
        outline.begin(slope: pointer(below, 0), factor: children[below].inverse)
        var piece = children[heavy].firstKink + 1
        for index in lightOrder.elements {
            let next = min(end, firstPiece(of: heavy, from: piece) { isLightNext(index, before: heavy, $0) })
            copyPieces(of: heavy, piece..<max(piece, next), to: &outline)
            piece = max(piece, next)
            let length = merged[index]
            pieceStart.append(outline.place)
            pieceLength.append(length)
            pieceEntry.append(children[lightChild[index]].entry)
            outline.add(slope: lightSlope.base + Int(index) * functions.levels, factor: 1, functions)
            outline.place += length
        }
        copyPieces(of: heavy, piece..<max(piece, end), to: &outline)
        filling.high = outline.place
        filling.firstPiece = Int32(firstLight)
        filling.endOfPieces = Int32(pieceStart.count)
        if parent < 0 { return }
        outline.add(slope: pointer(above, last), factor: children[above].inverse, functions)
        rowFunction[row] = outline.function(
            in: functions, constant: matrix.constant[row], coefficient: matrix.entries[parent].coefficient)
    }

    /// The same for a heavy child that is a tree, which becomes the function of the equation.
    func merge(
        _ row: Int32, filling: inout Filling, heavy: Int, tree: inout PieceTree.Function, below: Int, above: Int,
        matrix: borrowing SparseRows
    ) {
        let factor = children[heavy].coefficient
        tree.origin *= factor
        tree.scale *= factor
        bound(&tree, below: below, above: above)
        start[matrix.entries[children[heavy].entry].column] = pieceTree.firstPosition(tree)
        for index in 0..<children.count { filling.low += start[matrix.entries[children[index].entry].column] }
        tree.origin += filling.low - pieceTree.firstPosition(tree)
        collectLightPieces(heavy: heavy, above: above)
        filling.firstPiece = Int32(pieceStart.count)
        var insertion = pieceTree.begin(tree)
        for index in lightOrder.elements {
            let slope = lightSlope.base + Int(index) * functions.levels
            let isFirst = (children[lightChild[index]].order < children[heavy].order) != isFalling(slope)
            pieceStart.append(
                pieceTree.insert(
                    slope: slope, length: merged[index], isFirst: isFirst, into: &tree, &insertion, in: functions))
            pieceLength.append(merged[index])
            pieceEntry.append(children[lightChild[index]].entry)
        }
        pieceTree.finish(insertion, &tree)
        filling.high = pieceTree.lastPosition(tree)
        filling.endOfPieces = Int32(pieceStart.count)
        pieceTree.dropFlatEnds(&tree, in: functions)
        let coefficient = matrix.entries[parentEntry[row]].coefficient * filling.sign
        tree.origin = (matrix.constant[row] * filling.sign - tree.origin) / coefficient
        tree.scale /= -coefficient
        if tree.kinks == 0 {
            rowFunction[row] = pieceTree.flatten(tree, into: functions)
            return
        }
        trees.append(tree)
        rowFunction[row] = FunctionPool.Function(offset: -trees.count, kinks: tree.kinks)
    }

    /// Cuts off what is steeper than the infinite pieces on both sides, which take over there.
    private func bound(_ tree: inout PieceTree.Function, below: Int, above: Int) {
        limits.reset(count: 2 * functions.levels, to: 0)
        let last = children[above].function.kinks
        for level in 0..<functions.levels {
            limits[level] = pointer(below, 0)[level] / children[below].coefficient
            limits[functions.levels + level] = pointer(above, last)[level] / children[above].coefficient
        }
        let isFlatBelow = !isMirrored && functions.sign(pointer(below, 0)) == 0
        pieceTree.trimBefore(&tree, slope: limits.base, isStrict: isFlatBelow, in: functions)
        let isFlatAbove = isMirrored && functions.sign(pointer(above, last)) == 0
        pieceTree.trimAfter(&tree, slope: limits.base + functions.levels, isStrict: isFlatAbove, in: functions)
    }

    /// The first finite piece of a child that meets a condition which all later ones meet too, or its last piece.
    private func firstPiece(of child: Int, from first: Int? = nil, where condition: (Int) -> Bool) -> Int {
        var low = first ?? children[child].firstKink + 1
        var high = max(low, children[child].function.kinks)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func copyPieces(of index: Int, _ pieces: Range<Int>, to outline: inout Outline) {
        let child = children[index]
        let size = abs(child.coefficient)
        let factor = child.inverse
        let places = functions.positions(child.function)
        for piece in pieces {
            // Neighbours within one function differ; only the first may be as steep as what came before.
            if piece == pieces.lowerBound {
                outline.add(slope: pointer(index, piece), factor: factor, functions)
            } else {
                outline.append(slope: pointer(index, piece), factor: factor)
            }
            outline.place += abs(places[child.kinkIndex(piece)] - places[child.kinkIndex(piece - 1)]) * size
        }
    }

    func pointer(_ child: Int, _ index: Int) -> UnsafeMutablePointer<Double> {
        functions.slope(children[child].function, children[child].slopeIndex(index))
    }

    private func compare(_ first: Int, _ index: Int, _ second: Int, _ otherIndex: Int) -> Int {
        functions.compare(
            pointer(first, index), pointer(second, otherIndex), factor: children[first].inverse,
            otherFactor: children[second].inverse)
    }

    private func isLightNext(_ index: Int32, before heavy: Int, _ piece: Int) -> Bool {
        let slope = lightSlope.base + Int(index) * functions.levels
        let comparison = functions.compare(
            slope, pointer(heavy, piece), otherFactor: children[heavy].inverse)
        if comparison != 0 { return comparison < 0 }
        return (children[lightChild[index]].order < children[heavy].order) != isFalling(slope)
    }

    // MARK: - Top down

    /// Gives the children of an equation their values.
    func distribute(_ row: Int32, matrix: borrowing SparseRows, values: borrowing Buffer<Double>) {
        let filling = filling[row]
        let sign = filling.sign
        var sum = matrix.constant[row] * sign
        let parent = parentEntry[row]
        if parent >= 0 { sum -= matrix.entries[parent].coefficient * sign * values[matrix.entries[parent].column] }
        let inside = min(max(sum, filling.low), filling.high)
        var entry = matrix.rowFirst[row]
        while entry >= 0 {
            if entry != parent { values[matrix.entries[entry].column] = start[matrix.entries[entry].column] }
            entry = matrix.entries[entry].nextInRow
        }
        for piece in Int(filling.firstPiece)..<Int(filling.endOfPieces) {
            let amount = min(max(inside - pieceStart[piece], 0), pieceLength[piece])
            values[matrix.entries[pieceEntry[piece]].column] += amount
        }
        if sum < filling.low { values[matrix.entries[filling.below].column] += sum - filling.low }
        if sum > filling.high { values[matrix.entries[filling.above].column] += sum - filling.high }
        var rest = sum
        entry = matrix.rowFirst[row]
        while entry >= 0 {
            if entry != parent, entry != filling.heavy {
                let local = matrix.entries[entry].column
                rest -= values[local]
                values[local] /= matrix.entries[entry].coefficient * sign
            }
            entry = matrix.entries[entry].nextInRow
        }
        values[matrix.entries[filling.heavy].column] = rest / (matrix.entries[filling.heavy].coefficient * sign)
    }
}

/// The ascending pieces of a convolution while they are put together; equally steep neighbours become one.
private struct Outline: ~Copyable {
    /// Where the next piece begins.
    var place: Double
    private let levels: Int
    private let isWanted: Bool
    private var places: Buffer<Double>
    private var slopes: Buffer<Double>

    init(levels: Int, expected: Int, isWanted: Bool, place: Double) {
        self.place = place
        self.levels = levels
        self.isWanted = isWanted
        places = Buffer(minimumCapacity: isWanted ? expected + 2 : 1)
        slopes = Buffer(minimumCapacity: isWanted ? (expected + 3) * levels : 1)
    }

    mutating func begin(slope: UnsafePointer<Double>, factor: Double) {
        if !isWanted { return }
        for level in 0..<levels { slopes.append(slope[level] * factor) }
    }

    /// Begins a piece at ``place``.
    @inline(__always)
    mutating func add(slope: UnsafePointer<Double>, factor: Double, _ functions: FunctionPool) {
        if !isWanted { return }
        let last = slopes.base + (slopes.count - levels)
        if functions.compare(last, slope, otherFactor: factor) == 0 { return }
        if places.count > 0, FunctionPool.isSame(place, places[places.count - 1]) {
            for level in 0..<levels { last[level] = slope[level] * factor }
            return
        }
        append(slope: slope, factor: factor)
    }

    /// Begins a piece that is known to be steeper than the one before and not at its place.
    @inline(__always)
    mutating func append(slope: UnsafePointer<Double>, factor: Double) {
        if !isWanted { return }
        places.append(place)
        for level in 0..<levels { slopes.append(slope[level] * factor) }
    }

    /// The least cost as a function of the variable above: `sum == constant - coefficient * variable`.
    func function(in pool: FunctionPool, constant: Double, coefficient: Double) -> FunctionPool.Function {
        let count = places.count
        let result = pool.make(kinks: count)
        let target = pool.positions(result)
        let isReversed = coefficient > 0
        for index in 0..<count {
            target[isReversed ? count - 1 - index : index] = (constant - places[index]) / coefficient
        }
        for index in 0...count {
            let slope = pool.slope(result, isReversed ? count - index : index)
            for level in 0..<levels { slope[level] = -coefficient * slopes[index * levels + level] }
        }
        return result
    }
}
