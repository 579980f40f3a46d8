extension SimplexKernel {
    struct Entering {
        var column: Int
        /// 1 or -1
        var direction: Double
    }

    private struct Event {
        var distance = Double.infinity
        /// The row of the basic variable, -1 for the entering one.
        var row = -1
        var weight = 0.0
    }

    // MARK: - Pricing

    /// The column and direction that gain most at the highest level, or nil at the optimum.
    func chooseEntering(isBland: Bool) -> Entering? {
        var best: Entering?
        var bestLevel = levels
        var bestGain = 0.0
        for column in 0..<columnCount where basicRow[column] < 0 {
            let cost = function[column]
            let kink = Int(piece[column])
            for direction in [1.0, -1.0] {
                let index = direction > 0 ? kink + 1 : max(kink, 0)
                let slope = functions.slope(cost, index)
                for level in 0...bestLevel where level < levels {
                    let price = prices[level * columnCount + column]
                    let gain = (price - slope[level]) * direction
                    if abs(gain) <= Tolerance.slope * max(1, abs(price), abs(slope[level])) { continue }
                    if gain > 0, level < bestLevel || gain > bestGain * (1 + 1e-9) {
                        best = Entering(column: column, direction: direction)
                        bestLevel = level
                        bestGain = gain
                    }
                    break
                }
            }
            if isBland, best != nil { return best }
        }
        return best
    }

    // MARK: - Moving

    /// Moves the entering variable until nothing is gained any more; whether any value changed.
    func move(_ entering: Entering, isBland: Bool) -> Bool {
        let column = entering.column
        let direction = entering.direction
        pivotColumn.reset(count: rowCount, to: 0)
        for row in 0..<rowCount { pivotColumn[row] = tableau[row * columnCount + column] }
        var current = direction > 0 ? piece[column] + 1 : max(piece[column], 0)
        startRate(column: column, piece: Int(current), direction: direction)
        var hasMoved = false
        while true {
            let event = nextEvent(column: column, piece: current, direction: direction, isBland: isBland)
            if event.distance == .infinity { return hasMoved }
            if event.distance > 0 {
                hasMoved = true
                advance(column: column, by: event.distance * direction)
            }
            if event.row < 0 {
                let kink = direction > 0 ? current : current - 1
                value[column] = functions.positions(function[column])[Int(kink)]
                let next = direction > 0 ? current + 1 : current - 1
                addJump(of: column, from: Int(current), to: Int(next), factor: direction)
                if functions.sign(rate.base) >= 0 {
                    piece[column] = kink
                    return hasMoved || true
                }
                current = next
            } else if let leaving = pass(event, direction: direction) {
                leave(leaving, row: event.row, column: column, newPiece: current)
                return hasMoved
            }
        }
    }

    private func startRate(column: Int, piece: Int, direction: Double) {
        rate.reset(count: levels, to: 0)
        let slope = functions.slope(function[column], piece)
        for level in 0..<levels { rate[level] = (slope[level] - prices[level * columnCount + column]) * direction }
    }

    private func addJump(of column: Int, from old: Int, to new: Int, factor: Double) {
        let before = functions.slope(function[column], old)
        let after = functions.slope(function[column], new)
        for level in 0..<levels { rate[level] += (after[level] - before[level]) * factor }
    }

    private func advance(column: Int, by amount: Double) {
        value[column] += amount
        for row in 0..<rowCount where pivotColumn[row] != 0 { value[basic[row]] -= pivotColumn[row] * amount }
    }

    private func nextEvent(column: Int, piece current: Int32, direction: Double, isBland: Bool) -> Event {
        var event = Event()
        let cost = function[column]
        if let kink = kinkAhead(of: cost, piece: current, isRising: direction > 0) {
            event.distance = max(0, (functions.positions(cost)[kink] - value[column]) * direction)
        }
        for row in 0..<rowCount {
            let speed = -pivotColumn[row] * direction
            if abs(speed) <= 1e-9 { continue }
            let other = Int(basic[row])
            guard let kink = kinkAhead(of: function[other], piece: piece[other], isRising: speed > 0) else { continue }
            let distance = max(0, (functions.positions(function[other])[kink] - value[other]) / speed)
            let isTie = abs(distance - event.distance) <= 1e-11 * max(1, distance)
            let isPreferred =
                event.row >= 0 && (isBland ? other < Int(basic[event.row]) : abs(speed) > event.weight)
            if isTie ? isPreferred : distance < event.distance {
                event = Event(distance: distance, row: row, weight: abs(speed))
            }
        }
        return event
    }

    private func kinkAhead(of cost: FunctionPool.Function, piece: Int32, isRising: Bool) -> Int? {
        let kink = isRising ? Int(piece) : Int(piece) - 1
        return kink >= 0 && kink < cost.kinks ? kink : nil
    }

    /// Lets a basic variable go over to its next piece if moving on still gains; otherwise the kink at which it leaves.
    private func pass(_ event: Event, direction: Double) -> Int32? {
        let speed = -pivotColumn[event.row] * direction
        let other = Int(basic[event.row])
        let old = piece[other]
        let new = speed > 0 ? old + 1 : old - 1
        let kink = speed > 0 ? old : old - 1
        addJump(of: other, from: Int(old), to: Int(new), factor: speed)
        value[other] = functions.positions(function[other])[Int(kink)]
        if functions.sign(rate.base) >= 0 { return kink }
        changePiece(ofRow: event.row, to: new)
        return nil
    }

    private func leave(_ kink: Int32, row: Int, column: Int, newPiece: Int32) {
        let leaving = basic[row]
        pivot(row: row, column: column, newPiece: newPiece)
        piece[leaving] = kink
    }
}
