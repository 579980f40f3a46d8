/// Convex piecewise-linear functions of one variable whose slopes are vectors, compared level by level.
///
/// A function with k kinks is k positions and k + 1 slopes in ascending order. Its value is never needed, only where it
/// is least.
final class FunctionPool {
    /// Entries of a slope.
    private(set) var levels = 1
    private(set) var storage = Buffer<Double>()
    private var freeBlocks = Buffer<Int>()
    private var kinkOrder = Buffer<Int32>()

    struct Function {
        var offset: Int
        var kinks: Int
    }

    func reset(levels count: Int) {
        levels = count
        storage.removeAll()
        freeBlocks.reset(count: 60, to: -1)
    }

    // MARK: - Storage

    private func blockClass(_ kinks: Int) -> Int {
        let size = kinks + (kinks + 1) * levels
        return Int.bitWidth - (size - 1).leadingZeroBitCount
    }

    func make(kinks: Int) -> Function {
        let size = blockClass(kinks)
        let free = freeBlocks[size]
        if free >= 0 {
            freeBlocks[size] = Int(storage[free])
            return Function(offset: free, kinks: kinks)
        }
        let offset = storage.count
        storage.resize(to: offset + 1 << size, filling: 0)
        return Function(offset: offset, kinks: kinks)
    }

    func release(_ function: Function) {
        let size = blockClass(function.kinks)
        storage[function.offset] = Double(freeBlocks[size])
        freeBlocks[size] = function.offset
    }

    @inline(__always) func positions(_ function: Function) -> UnsafeMutablePointer<Double> {
        storage.base + function.offset
    }

    @inline(__always) func slope(_ function: Function, _ index: Int) -> UnsafeMutablePointer<Double> {
        storage.base + function.offset + function.kinks + index * levels
    }

    // MARK: - Slopes

    /// -1, 0 or 1; the first level with a real difference decides.
    @inline(__always) func compare(
        _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>, factor: Double = 1, otherFactor: Double = 1
    ) -> Int {
        for level in 0..<levels {
            let a = first[level] * factor
            let b = second[level] * otherFactor
            let difference = a - b
            if abs(difference) > Tolerance.slope * max(1, abs(a), abs(b)) { return difference < 0 ? -1 : 1 }
        }
        return 0
    }

    /// The sign of a slope.
    @inline(__always) func sign(_ slope: UnsafePointer<Double>) -> Int {
        for level in 0..<levels where abs(slope[level]) > Tolerance.slope { return slope[level] < 0 ? -1 : 1 }
        return 0
    }

    // MARK: - Making and using

    /// The cost of a variable.
    func make(of local: Int32, costs: borrowing CostPool, levelIndex: borrowing Buffer<Int32>) -> Function {
        sortKinks(of: local, costs: costs)
        var kinks = 0
        var last = -Double.infinity
        for kink in kinkOrder.elements where !Self.isSame(costs.kinks[kink].position, last) {
            kinks += 1
            last = costs.kinks[kink].position
        }
        let function = make(kinks: kinks)
        let places = positions(function)
        let first = slope(function, 0)
        for level in 0..<levels { first[level] = 0 }
        for kink in kinkOrder.elements { first[Int(levelIndex[costs.kinks[kink].level])] += costs.kinks[kink].left }
        var index = -1
        last = -Double.infinity
        for kink in kinkOrder.elements {
            if !Self.isSame(costs.kinks[kink].position, last) {
                index += 1
                last = costs.kinks[kink].position
                places[index] = last
                let (old, new) = (slope(function, index), slope(function, index + 1))
                // Too few numbers for a call.
                for level in 0..<levels { new[level] = old[level] }
            }
            slope(function, index + 1)[Int(levelIndex[costs.kinks[kink].level])] +=
                costs.kinks[kink].right - costs.kinks[kink].left
        }
        return function
    }

    @inline(__always) static func isSame(_ first: Double, _ second: Double) -> Bool {
        first - second <= Tolerance.position * max(1, abs(first))
    }

    private func sortKinks(of local: Int32, costs: borrowing CostPool) {
        kinkOrder.removeAll()
        var kink = costs.first[local]
        while kink >= 0 {
            kinkOrder.append(kink)
            kink = costs.kinks[kink].next
        }
        let kinks = costs.kinks.base
        if kinkOrder.count > 12 {
            kinkOrder.sort { (kinks[Int($0)].position, $0) < (kinks[Int($1)].position, $1) }
            return
        }
        var index = 1
        while index < kinkOrder.count {
            let moved = kinkOrder[index]
            var place = index
            while place > 0, kinks[Int(kinkOrder[place - 1])].position > kinks[Int(moved)].position {
                kinkOrder[place] = kinkOrder[place - 1]
                place -= 1
            }
            kinkOrder[place] = moved
            index += 1
        }
    }

    /// Where the function is least; of several places the one nearest to 0.
    func minimizer(_ function: Function) -> Double {
        let places = positions(function)
        var index = 0
        while index < function.kinks, sign(slope(function, index)) < 0 { index += 1 }
        // `index` is the first piece that does not fall.
        let low = index == 0 ? -Double.infinity : places[index - 1]
        if index > 0, sign(slope(function, index)) > 0 { return low }
        return min(max(0, low), index < function.kinks ? places[index] : .infinity)
    }
}
