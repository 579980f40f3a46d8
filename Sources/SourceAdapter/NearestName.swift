/// Finds the name that was probably meant.
public enum NearestName {
    /// The candidates nearest to the name, best first, within a third of its length, whatever their case.
    public static func suggestions(
        for name: String, among candidates: some Sequence<String>, limit: Int = 3
    ) -> [String] {
        let wanted = Array(name.lowercased().unicodeScalars)
        let bound = max(1, wanted.count / 3)
        let rated = candidates.compactMap { candidate -> (String, Int)? in
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - wanted.count) <= bound else { return nil }
            let distance = distance(wanted, other)
            return distance <= bound && candidate != name ? (candidate, distance) : nil
        }
        return rated.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(limit).map(\.0)
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours (Damerau-Levenshtein, each stretch
    /// edited once).
    public static func distance(_ first: String, _ second: String) -> Int {
        distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }

    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [row] + [Int](repeating: 0, count: second.count)
            for column in 1...second.count {
                let change = first[row - 1] == second[column - 1] ? 0 : 1
                current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    current[column] = min(current[column], beforeLast[column - 2] + 1)
                }
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
