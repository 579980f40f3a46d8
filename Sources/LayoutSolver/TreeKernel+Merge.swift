extension TreeKernel {
    /// Merges the sorted light pieces with those of the heavy child; notes where the light ones begin and makes the
    /// function of the equation for the variable above it.
    func merge(
        _ row: Int32, filling: inout Filling, heavy: Int, below: Int, above: Int, isFree: Bool,
        matrix: borrowing SparseRows
    ) {
        let firstPiece = pieceStart.count
        let parent = parentEntry[row]
        let heavyChild = children[heavy]
        var outline = Outline(
            levels: functions.levels, expected: lightOrder.count + heavyChild.function.kinks, isWanted: parent >= 0)
        outline.begin(at: filling.low, slope: pointer(below, 0), factor: 1 / children[below].coefficient)
        var place = filling.low
        var light = 0
        var piece = isFree ? heavyChild.function.kinks : heavyChild.firstKink + 1
        let last = children[above].function.kinks
        while true {
            let hasHeavy = piece < heavyChild.function.kinks && compare(heavy, piece, above, last) < 0
            let hasLight = light < lightOrder.count
            if hasLight, !hasHeavy || isLightNext(light, before: heavy, piece) {
                let index = Int(lightOrder[light])
                pieceStart.append(place)
                pieceLength.append(merged[index])
                pieceEntry.append(children[lightChild[index]].entry)
                outline.extend(to: place, slope: lightSlope.base + index * functions.levels, factor: 1, functions)
                place += merged[index]
                light += 1
            } else if hasHeavy {
                outline.extend(to: place, slope: pointer(heavy, piece), factor: 1 / heavyChild.coefficient, functions)
                let places = functions.positions(heavyChild.function)
                place +=
                    abs(places[heavyChild.kinkIndex(piece)] - places[heavyChild.kinkIndex(piece - 1)])
                    * abs(heavyChild.coefficient)
                piece += 1
            } else {
                break
            }
        }
        filling.high = place
        filling.firstPiece = firstPiece
        filling.endOfPieces = pieceStart.count
        if parent < 0 { return }
        if !isFree {
            outline.extend(
                to: place, slope: pointer(above, last), factor: 1 / children[above].coefficient, functions)
        }
        rowFunction[row] = outline.function(
            in: functions, constant: matrix.constant[row], coefficient: matrix.coefficient[parent])
    }

    private func pointer(_ child: Int, _ index: Int) -> UnsafeMutablePointer<Double> {
        functions.slope(children[child].function, children[child].slopeIndex(index))
    }

    private func compare(_ first: Int, _ index: Int, _ second: Int, _ otherIndex: Int) -> Int {
        functions.compare(
            pointer(first, index), pointer(second, otherIndex), factor: 1 / children[first].coefficient,
            otherFactor: 1 / children[second].coefficient)
    }

    private func isLightNext(_ light: Int, before heavy: Int, _ piece: Int) -> Bool {
        let index = Int(lightOrder[light])
        let slope = lightSlope.base + index * functions.levels
        let comparison = functions.compare(
            slope, pointer(heavy, piece), otherFactor: 1 / children[heavy].coefficient)
        if comparison != 0 { return comparison < 0 }
        let isFalling = functions.sign(slope) < 0
        return (children[lightChild[index]].order < children[heavy].order) != isFalling
    }

    // MARK: - Top down

    /// Gives the children of an equation their values.
    func distribute(_ row: Int32, matrix: borrowing SparseRows, values: borrowing Buffer<Double>) {
        let filling = filling[row]
        var sum = matrix.constant[row]
        let parent = parentEntry[row]
        if parent >= 0 { sum -= matrix.coefficient[parent] * values[matrix.column[parent]] }
        let inside = min(max(sum, filling.low), filling.high)
        for piece in filling.firstPiece..<filling.endOfPieces {
            let amount = min(max(inside - pieceStart[piece], 0), pieceLength[piece])
            start[matrix.column[pieceEntry[piece]]] += amount
        }
        if sum < filling.low { start[matrix.column[filling.below]] += sum - filling.low }
        if sum > filling.high { start[matrix.column[filling.above]] += sum - filling.high }
        var entry = matrix.rowFirst[row]
        var rest = sum
        while entry >= 0 {
            if entry != parent, entry != filling.heavy {
                let local = matrix.column[entry]
                rest -= start[local]
                values[local] = start[local] / matrix.coefficient[entry]
            }
            entry = matrix.nextInRow[entry]
        }
        values[matrix.column[filling.heavy]] = rest / matrix.coefficient[filling.heavy]
    }
}

/// The ascending pieces of a convolution while they are put together; equally steep neighbours become one.
private struct Outline: ~Copyable {
    private let levels: Int
    private let isWanted: Bool
    private var places: Buffer<Double>
    private var slopes: Buffer<Double>

    init(levels: Int, expected: Int, isWanted: Bool) {
        self.levels = levels
        self.isWanted = isWanted
        places = Buffer(minimumCapacity: isWanted ? expected + 2 : 1)
        slopes = Buffer(minimumCapacity: isWanted ? (expected + 3) * levels : 1)
    }

    mutating func begin(at place: Double, slope: UnsafePointer<Double>, factor: Double) {
        if !isWanted { return }
        for level in 0..<levels { slopes.append(slope[level] * factor) }
    }

    mutating func extend(to place: Double, slope: UnsafePointer<Double>, factor: Double, _ functions: FunctionPool) {
        if !isWanted { return }
        let last = slopes.base + (slopes.count - levels)
        if functions.compare(last, slope, otherFactor: factor) == 0 { return }
        if places.count > 0, FunctionPool.isSame(place, places[places.count - 1]) {
            for level in 0..<levels { last[level] = slope[level] * factor }
            return
        }
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
