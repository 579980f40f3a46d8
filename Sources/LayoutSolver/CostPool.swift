/// The convex piecewise-linear costs of variables, as lists of kinks.
struct CostPool: ~Copyable {
    // By variable
    var first = Buffer<Int32>()
    var count = Buffer<Int32>()

    // By kink: cost of level `level` that falls by -`left` before `position` and rises by `right` after it
    var position = Buffer<Double>()
    var level = Buffer<Int32>()
    var left = Buffer<Double>()
    var right = Buffer<Double>()
    var next = Buffer<Int32>()

    /// Makes room for a system at once.
    mutating func reserve(variables: Int, kinks: Int) {
        first.reserve(variables)
        count.reserve(variables)
        position.reserve(kinks)
        level.reserve(kinks)
        left.reserve(kinks)
        right.reserve(kinks)
        next.reserve(kinks)
    }

    mutating func reset(variables: Int) {
        first.reset(count: variables, to: -1)
        count.reset(count: variables, to: 0)
        position.removeAll()
        level.removeAll()
        left.removeAll()
        right.removeAll()
        next.removeAll()
    }

    mutating func addVariable() {
        first.append(-1)
        count.append(0)
    }

    mutating func add(_ variable: Int32, at place: Double, level: Int32, left: Double, right: Double) {
        position.append(place)
        self.level.append(level)
        self.left.append(left)
        self.right.append(right)
        next.append(first[variable])
        first[variable] = Int32(position.count - 1)
        count[variable] += 1
    }

    /// The cost of `relation` for `factor * variable` against `factor * place`.
    mutating func add(_ variable: Int32, _ relation: Relation, at place: Double, level: Int32, factor: Double) {
        let weight = abs(factor)
        let upwards = (relation == .greaterThanOrEqual) == (factor > 0)
        let left = relation == .equal || upwards ? -weight : 0
        let right = relation == .equal || !upwards ? weight : 0
        add(variable, at: place, level: level, left: left, right: right)
    }

    /// Gives the costs of `source` to `target`, where `source == factor * target + offset`.
    func move(from source: Int32, to target: Int32, factor: Double, offset: Double) {
        var kink = first[source]
        while kink >= 0 {
            let following = next[kink]
            position[kink] = (position[kink] - offset) / factor
            let (lower, upper) = factor > 0 ? (left[kink], right[kink]) : (right[kink], left[kink])
            left[kink] = lower * factor
            right[kink] = upper * factor
            next[kink] = first[target]
            first[target] = kink
            kink = following
        }
        count[target] += count[source]
        first[source] = -1
        count[source] = 0
    }

    /// How far a value violates the variable's required bounds, beyond the tolerance.
    func isFeasible(_ variable: Int32, value: Double, scale: Double) -> Bool {
        var kink = first[variable]
        while kink >= 0 {
            if level[kink] == 0 {
                let distance = value - position[kink]
                let slope = distance < 0 ? left[kink] : right[kink]
                let limit = max(scale, abs(position[kink]), abs(value))
                if slope != 0, Tolerance.isViolation(abs(distance), scale: limit) { return false }
            }
            kink = next[kink]
        }
        return true
    }
}
