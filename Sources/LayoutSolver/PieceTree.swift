/// Large convex piecewise-linear functions as balanced trees (treaps) of kinks, for cheap insertion.
///
/// A function is `F(x) = G((x - origin) / scale)`, so that the affine changes of variable on the way up a tree of
/// equations touch no kink. With a negative scale `G` runs against `F`; pieces are inserted with a positive one only. `G` has a slope left of all kinks, and kinks that each hold the distance from
/// the one before and the jump of the slope. Sums along the order give positions and slopes, so one descent finds a
/// place by either:
/// - *adding* another function inserts its kinks by position;
/// - *convolving* with a piece inserts one kink by slope, and all later kinks move without being touched.
final class PieceTree {
    /// Entries of a slope.
    private(set) var levels = 1

    // By node
    private var left = Buffer<Int32>()
    private var right = Buffer<Int32>()
    private var weight = Buffer<UInt32>()
    private var gap = Buffer<Double>()
    private var gapSum = Buffer<Double>()
    /// `levels` entries a node.
    private var jump = Buffer<Double>()
    private var jumpSum = Buffer<Double>()
    private var freeNodes = Buffer<Int32>()
    /// Deterministic, so that the same rows give the same rounding.
    private var random: UInt32 = 0x9E37_79B9

    // Scratch of one descent
    private var slopeBefore = Buffer<Double>()
    private var difference = Buffer<Double>()

    struct Function {
        var root: Int32
        /// The node whose jump is the slope left of all kinks.
        var base: Int32
        var origin: Double
        var scale: Double
        var kinks: Int
    }

    /// The two parts of a tree that was cut.
    struct Cut {
        var before: Int32
        var after: Int32
    }

    func reset(levels count: Int) {
        levels = count
        left.removeAll()
        right.removeAll()
        weight.removeAll()
        gap.removeAll()
        gapSum.removeAll()
        jump.removeAll()
        jumpSum.removeAll()
        freeNodes.removeAll()
        random = 0x9E37_79B9
        slopeBefore.reset(count: count, to: 0)
        difference.reset(count: count, to: 0)
    }

    // MARK: - Nodes

    /// A node without neighbours; its jump is to be written by the caller, who then calls ``update(_:)``.
    private func makeNode(gap distance: Double) -> Int32 {
        random ^= random << 13
        random ^= random >> 17
        random ^= random << 5
        let node: Int32
        if let free = freeNodes.popLast() {
            node = free
        } else {
            node = Int32(left.count)
            left.append(-1)
            right.append(-1)
            weight.append(0)
            gap.append(0)
            gapSum.append(0)
            jump.resize(to: jump.count + levels, filling: 0)
            jumpSum.resize(to: jumpSum.count + levels, filling: 0)
        }
        left[node] = -1
        right[node] = -1
        weight[node] = random
        gap[node] = distance
        gapSum[node] = distance
        return node
    }

    @inline(__always) private func jumps(_ node: Int32) -> UnsafeMutablePointer<Double> {
        jump.base + Int(node) * levels
    }

    @inline(__always) private func jumpSums(_ node: Int32) -> UnsafeMutablePointer<Double> {
        jumpSum.base + Int(node) * levels
    }

    private func update(_ node: Int32) {
        let first = left[node]
        let last = right[node]
        var distance = gap[node]
        let sums = jumpSums(node)
        sums.update(from: jumps(node), count: levels)
        if first >= 0 {
            distance += gapSum[first]
            let others = jumpSums(first)
            for level in 0..<levels { sums[level] += others[level] }
        }
        if last >= 0 {
            distance += gapSum[last]
            let others = jumpSums(last)
            for level in 0..<levels { sums[level] += others[level] }
        }
        gapSum[node] = distance
    }

    private func join(_ first: Int32, _ second: Int32) -> Int32 {
        if first < 0 { return second }
        if second < 0 { return first }
        if weight[first] > weight[second] {
            right[first] = join(right[first], second)
            update(first)
            return first
        }
        left[second] = join(first, left[second])
        update(second)
        return second
    }

    // MARK: - Making

    /// A function with the kinks of a flat one.
    func make(of function: FunctionPool.Function, in pool: FunctionPool) -> Function {
        let base = makeNode(gap: 0)
        jumps(base).update(from: pool.slope(function, 0), count: levels)
        var result = Function(root: -1, base: base, origin: 0, scale: 1, kinks: function.kinks)
        var last = 0.0
        for index in 0..<function.kinks {
            let place = pool.positions(function)[index]
            let node = makeNode(gap: place - last)
            let lower = pool.slope(function, index)
            let upper = pool.slope(function, index + 1)
            for level in 0..<levels { jumps(node)[level] = upper[level] - lower[level] }
            update(node)
            result.root = join(result.root, node)
            last = place
        }
        return result
    }

    /// The same function with its kinks in an array; the tree's nodes are freed.
    func flatten(_ function: Function, into pool: FunctionPool) -> FunctionPool.Function {
        let result = pool.make(kinks: function.kinks)
        copySlope(leftOfKinks: true, function, to: pool.slope(result, function.scale > 0 ? 0 : function.kinks))
        var index = 0
        var place = 0.0
        write(function.root, of: function, to: result, in: pool, index: &index, place: &place)
        freeNodes.append(function.base)
        return result
    }

    private func write(
        _ node: Int32, of function: Function, to result: FunctionPool.Function, in pool: FunctionPool,
        index: inout Int, place: inout Double
    ) {
        if node < 0 { return }
        write(left[node], of: function, to: result, in: pool, index: &index, place: &place)
        place += gap[node]
        let isForward = function.scale > 0
        let target = isForward ? index : function.kinks - 1 - index
        pool.positions(result)[target] = function.origin + function.scale * place
        let before = pool.slope(result, isForward ? target : target + 1)
        let after = pool.slope(result, isForward ? target + 1 : target)
        for level in 0..<levels { after[level] = before[level] + jumps(node)[level] / function.scale }
        index += 1
        let next = right[node]
        freeNodes.append(node)
        write(next, of: function, to: result, in: pool, index: &index, place: &place)
    }

    // MARK: - Reading

    /// The slope left of all kinks of `F`.
    func copyFirstSlope(_ function: Function, to slope: UnsafeMutablePointer<Double>) {
        copySlope(leftOfKinks: function.scale > 0, function, to: slope)
    }

    /// The slope right of all kinks of `F`.
    func copyLastSlope(_ function: Function, to slope: UnsafeMutablePointer<Double>) {
        copySlope(leftOfKinks: function.scale < 0, function, to: slope)
    }

    /// A slope of `F` at one end of `G`.
    private func copySlope(leftOfKinks isLeft: Bool, _ function: Function, to slope: UnsafeMutablePointer<Double>) {
        for level in 0..<levels { slope[level] = jumps(function.base)[level] / function.scale }
        if isLeft || function.root < 0 { return }
        for level in 0..<levels { slope[level] += jumpSums(function.root)[level] / function.scale }
    }

    /// Where the last kink is.
    func lastPosition(_ function: Function) -> Double {
        function.origin + function.scale * (function.root < 0 ? 0 : gapSum[function.root])
    }

    private func first(_ root: Int32) -> Int32 {
        var node = root
        while left[node] >= 0 { node = left[node] }
        return node
    }

    /// Where the first kink is.
    func firstPosition(_ function: Function) -> Double {
        function.origin + function.scale * (function.root < 0 ? 0 : gap[first(function.root)])
    }

    // MARK: - Adding

    /// Adds a flat function.
    func add(_ other: FunctionPool.Function, in pool: FunctionPool, to function: inout Function) {
        let scale = function.scale
        let infinite = pool.slope(other, scale > 0 ? 0 : other.kinks)
        for level in 0..<levels { jumps(function.base)[level] += infinite[level] * scale }
        for index in 0..<other.kinks {
            let place = (pool.positions(other)[index] - function.origin) / scale
            var position = 0.0
            let cut = cut(function.root, notAfter: place, position: &position)
            let node = makeNode(gap: place - position)
            let lower = pool.slope(other, index)
            let upper = pool.slope(other, index + 1)
            for level in 0..<levels { jumps(node)[level] = (upper[level] - lower[level]) * abs(scale) }
            update(node)
            changeFirstGap(cut.after, by: position - place)
            function.root = join(join(cut.before, node), cut.after)
            function.kinks += 1
        }
    }

    /// `position`: that of the last kink before the cut, or 0.
    private func cut(_ node: Int32, notAfter place: Double, position: inout Double) -> Cut {
        if node < 0 { return Cut(before: -1, after: -1) }
        let own = position + gap[node] + (left[node] >= 0 ? gapSum[left[node]] : 0)
        if own <= place {
            position = own
            let parts = cut(right[node], notAfter: place, position: &position)
            right[node] = parts.before
            update(node)
            return Cut(before: node, after: parts.after)
        }
        let parts = cut(left[node], notAfter: place, position: &position)
        left[node] = parts.after
        update(node)
        return Cut(before: parts.before, after: node)
    }

    private func changeFirstGap(_ node: Int32, by amount: Double) {
        if node < 0 { return }
        if left[node] >= 0 { changeFirstGap(left[node], by: amount) } else { gap[node] += amount }
        gapSum[node] += amount
    }

    // MARK: - Convolving

    /// Bounds the slopes from below: pieces up to (`isStrict`: below) a slope go, and the first kink rises from it.
    func trimBefore(
        _ function: inout Function, slope: UnsafePointer<Double>, isStrict: Bool, in pool: FunctionPool
    ) {
        while function.kinks > 1 {
            let node = first(function.root)
            for level in 0..<levels { slopeBefore[level] = jumps(function.base)[level] + jumps(node)[level] }
            let comparison = pool.compare(slopeBefore.base, slope, factor: 1 / function.scale)
            if comparison > 0 || (isStrict && comparison == 0) { break }
            dropFirst(&function)
        }
        let base = jumps(function.base)
        for level in 0..<levels {
            difference[level] = base[level] - slope[level] * function.scale
            base[level] = slope[level] * function.scale
        }
        changeFirstJump(function.root)
    }

    /// Bounds the slopes from above: pieces from (`isStrict`: above) a slope on go, and the last kink rises to it.
    func trimAfter(
        _ function: inout Function, slope: UnsafePointer<Double>, isStrict: Bool, in pool: FunctionPool
    ) {
        while function.kinks > 1 {
            let node = last(function.root)
            copyLastSlope(function, to: slopeBefore.base)
            for level in 0..<levels { slopeBefore[level] -= jumps(node)[level] / function.scale }
            let comparison = pool.compare(slopeBefore.base, slope)
            if comparison < 0 || (isStrict && comparison == 0) { break }
            function.root = removeLast(function.root)
            function.kinks -= 1
        }
        copyLastSlope(function, to: slopeBefore.base)
        for level in 0..<levels { difference[level] = (slope[level] - slopeBefore[level]) * function.scale }
        changeLastJump(function.root)
    }

    /// Removes kinks at both ends where the slope does not change.
    func dropFlatEnds(_ function: inout Function, in pool: FunctionPool) {
        let factor = 1 / function.scale
        while function.kinks > 0 {
            let node = first(function.root)
            let base = jumps(function.base)
            for level in 0..<levels { slopeBefore[level] = base[level] + jumps(node)[level] }
            if pool.compare(base, slopeBefore.base, factor: factor, otherFactor: factor) != 0 { break }
            dropFirst(&function)
        }
        while function.kinks > 0 {
            let node = last(function.root)
            copyLastSlope(function, to: difference.base)
            for level in 0..<levels { slopeBefore[level] = difference[level] - jumps(node)[level] * factor }
            if pool.compare(difference.base, slopeBefore.base) != 0 { break }
            function.root = removeLast(function.root)
            function.kinks -= 1
        }
    }

    /// Removes the first kink; the slope after it, which stands in the scratch, is now the one left of all kinks.
    private func dropFirst(_ function: inout Function) {
        jumps(function.base).update(from: slopeBefore.base, count: levels)
        let distance = gap[first(function.root)]
        function.root = removeFirst(function.root)
        changeFirstGap(function.root, by: distance)
        function.kinks -= 1
    }

    private func last(_ root: Int32) -> Int32 {
        var node = root
        while right[node] >= 0 { node = right[node] }
        return node
    }

    private func removeFirst(_ node: Int32) -> Int32 {
        if left[node] < 0 {
            freeNodes.append(node)
            return right[node]
        }
        left[node] = removeFirst(left[node])
        update(node)
        return node
    }

    private func removeLast(_ node: Int32) -> Int32 {
        if right[node] < 0 {
            freeNodes.append(node)
            return left[node]
        }
        right[node] = removeLast(right[node])
        update(node)
        return node
    }

    private func changeFirstJump(_ node: Int32) {
        if node < 0 { return }
        if left[node] >= 0 {
            changeFirstJump(left[node])
        } else {
            for level in 0..<levels { jumps(node)[level] += difference[level] }
        }
        for level in 0..<levels { jumpSums(node)[level] += difference[level] }
    }

    private func changeLastJump(_ node: Int32) {
        if node < 0 { return }
        if right[node] >= 0 {
            changeLastJump(right[node])
        } else {
            for level in 0..<levels { jumps(node)[level] += difference[level] }
        }
        for level in 0..<levels { jumpSums(node)[level] += difference[level] }
    }

    /// The part of a function behind the pieces that were inserted last, while pieces go in in ascending order.
    struct Insertion {
        var done: Int32 = -1
        var rest: Int32
        /// Of the end of ``done``.
        var position = 0.0
    }

    /// Begins to insert pieces; `slopeBefore` follows the insertion.
    func begin(_ function: Function) -> Insertion {
        slopeBefore.base.update(from: jumps(function.base), count: levels)
        return Insertion(rest: function.root)
    }

    /// Inserts a piece in front of the first one that is steeper (`isFirst`: or as steep).
    /// - Returns: where it begins.
    func insert(
        slope: UnsafePointer<Double>, length: Double, isFirst: Bool, into function: inout Function,
        _ insertion: inout Insertion, in pool: FunctionPool
    ) -> Double {
        let scale = function.scale
        let parts = cut(
            insertion.rest, below: slope, factor: 1 / scale, isStrict: isFirst, position: &insertion.position, in: pool)
        insertion.done = join(insertion.done, parts.before)
        insertion.rest = parts.after
        let distance = length / scale
        let begin = parts.after >= 0 ? gap[first(parts.after)] : 0
        let node = makeNode(gap: begin)
        for level in 0..<levels {
            let target = slope[level] * scale
            jumps(node)[level] = target - slopeBefore[level]
            difference[level] = slopeBefore[level] - target
            slopeBefore[level] = target
        }
        update(node)
        changeFirstJump(insertion.rest)
        changeFirstGap(insertion.rest, by: distance - begin)
        insertion.done = join(insertion.done, node)
        insertion.position += begin
        function.kinks += 1
        return function.origin + scale * insertion.position
    }

    func finish(_ insertion: Insertion, _ function: inout Function) {
        function.root = join(insertion.done, insertion.rest)
    }

    /// Cuts behind the kinks after which the slope is below (`isStrict` false: up to) the given one; keeps count of
    /// position and slope there.
    private func cut(
        _ node: Int32, below slope: UnsafePointer<Double>, factor: Double, isStrict: Bool, position: inout Double,
        in pool: FunctionPool
    ) -> Cut {
        if node < 0 { return Cut(before: -1, after: -1) }
        let first = left[node]
        for level in 0..<levels {
            let before = first >= 0 ? jumpSums(first)[level] : 0
            difference[level] = slopeBefore[level] + before + jumps(node)[level]
        }
        let comparison = pool.compare(difference.base, slope, factor: factor)
        if comparison < 0 || (comparison == 0 && !isStrict) {
            slopeBefore.base.update(from: difference.base, count: levels)
            position += gap[node] + (first >= 0 ? gapSum[first] : 0)
            let parts = cut(
                right[node], below: slope, factor: factor, isStrict: isStrict, position: &position, in: pool)
            right[node] = parts.before
            update(node)
            return Cut(before: node, after: parts.after)
        }
        let parts = cut(first, below: slope, factor: factor, isStrict: isStrict, position: &position, in: pool)
        left[node] = parts.after
        update(node)
        return Cut(before: parts.before, after: node)
    }
}
