/// What a preview printed, as reports keep it: in order, each line as often as one configuration printed it.
///
/// The configurations of a preview print the same lines as a rule, one after the other into one stream, so that it would
/// say everything as often as there are configurations.
struct PrintedLines {
    /// Lines of one preview that are kept; one more says how many are not.
    static let limit = 40

    private(set) var lines: [String] = []
    private(set) var dropped = 0

    /// - Parameter runs: the configurations that may have printed each line.
    init(_ printed: [String], runs: Int = 1) {
        var counts: [String: Int] = [:]
        for line in printed { counts[line, default: 0] += 1 }
        lines = Self.first(printed) { ((counts[$0] ?? 0) + max(1, runs) - 1) / max(1, runs) }
        limit()
    }

    /// Takes a report's lines apart again.
    init(reported: [String]) {
        lines = reported
        guard let last = lines.last, last.hasPrefix(Self.mark), last.hasSuffix(Self.end),
            let count = Int(last.dropFirst(Self.mark.count).dropLast(Self.end.count))
        else { return }
        lines.removeLast()
        dropped = count
    }

    /// Each line as often as the one of both has it that has it more often.
    mutating func merge(_ other: PrintedLines) {
        var counts: [String: Int] = [:]
        for line in lines { counts[line, default: 0] += 1 }
        var others: [String: Int] = [:]
        for line in other.lines { others[line, default: 0] += 1 }
        dropped = max(dropped, other.dropped)
        lines = Self.first(lines + other.lines) { max(counts[$0] ?? 0, others[$0] ?? 0) }
        limit()
    }

    /// Nil where nothing was printed.
    var reported: [String]? {
        guard dropped > 0 else { return lines.isEmpty ? nil : lines }
        return lines + ["\(Self.mark)\(dropped)\(Self.end)"]
    }

    private mutating func limit() {
        dropped += max(0, lines.count - Self.limit)
        lines = Array(lines.prefix(Self.limit))
    }

    private static func first(_ lines: [String], _ count: (String) -> Int) -> [String] {
        var kept: [String: Int] = [:]
        return lines.filter { line in
            kept[line, default: 0] += 1
            return kept[line, default: 0] <= count(line)
        }
    }

    private static let mark = "… and "
    private static let end = " more lines"
}
