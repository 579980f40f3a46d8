/// The convex piecewise-linear costs of variables, as lists of kinks.
struct CostPool: ~Copyable {
    // By variable
    var first = Buffer<Int32>()
    var count = Buffer<Int32>()

    private(set) var kinks = Buffer<Kink>()

    /// Cost of level `level` that falls by -`left` before `position` and rises by `right` after it.
    struct Kink {
        var position: Double
        var left: Double
        var right: Double
        var level: Int32
        var next: Int32
    }

    /// Makes room for a system at once.
    mutating func reserve(variables: Int, kinks kinkCount: Int) {
        first.reserve(variables)
        count.reserve(variables)
        kinks.reserve(kinkCount)
    }

    mutating func reset(variables: Int) {
        first.reset(count: variables, to: -1)
        count.reset(count: variables, to: 0)
        kinks.removeAll()
    }

    mutating func addVariable() {
        first.append(-1)
        count.append(0)
    }

    mutating func add(_ variable: Int32, at place: Double, level: Int32, left: Double, right: Double) {
        kinks.append(Kink(position: place, left: left, right: right, level: level, next: first[variable]))
        first[variable] = Int32(kinks.count - 1)
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
            var moved = kinks[kink]
            let following = moved.next
            moved.position = (moved.position - offset) / factor
            let (lower, upper) = factor > 0 ? (moved.left, moved.right) : (moved.right, moved.left)
            moved.left = lower * factor
            moved.right = upper * factor
            moved.next = first[target]
            kinks[kink] = moved
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
            let each = kinks[kink]
            if each.level == 0 {
                let distance = value - each.position
                let slope = distance < 0 ? each.left : each.right
                let limit = max(scale, abs(each.position), abs(value))
                if slope != 0, Tolerance.isViolation(abs(distance), scale: limit) { return false }
            }
            kink = each.next
        }
        return true
    }
}
