/// Finds the names that a mistyped or missing one most likely stands for.
public enum NearestNames {
    /// How far a name may be from the wanted one.
    public enum Tolerance: Sendable {
        /// One letter for every four of the longer name; up to three letters only their case may differ.
        case usual
        /// One letter for every eight.
        case slips
    }

    /// The names whose edit distance is small for their length, nearest first, then in their own order.
    ///
    /// 1. Case does not count, and the very same name is none: it is known already.
    /// 2. The distance may be a part of the longer length, by the tolerance.
    /// 3. A name that begins as the wanted one does wins among equals, and among those one in the same case.
    public static func of(
        _ wanted: String, in names: [String], limit: Int = 3, tolerance: Tolerance = .usual
    ) -> [String] {
        let target = Array(wanted.lowercased().utf8)
        guard !target.isEmpty else { return [] }
        var ranked: [(rank: Int, index: Int)] = []
        for (index, name) in names.enumerated() where name != wanted {
            let candidate = Array(name.lowercased().utf8)
            let allowed = max(target.count, candidate.count) / (tolerance == .usual ? 4 : 8)
            guard abs(candidate.count - target.count) <= allowed else { continue }
            let distance = distance(target, candidate, limit: allowed)
            guard distance <= allowed else { continue }
            let shares = name.utf8.first == wanted.utf8.first ? 0 : candidate.first == target.first ? 1 : 2
            ranked.append((distance * 3 + shares, index))
        }
        ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
        return ranked.prefix(limit).map { names[$0.index] }
    }

    /// Edits (insert, delete, replace, swap of neighbours) that turn one text into the other; above `limit` any
    /// larger number.
    static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var current = last
        for row in 1...max(1, left.count) where row <= left.count {
            current[0] = row
            var smallest = row
            for column in 1...max(1, right.count) where column <= right.count {
                let isEqual = left[row - 1] == right[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
                smallest = min(smallest, cost)
            }
            if smallest > limit { return limit + 1 }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[right.count]
    }
}
