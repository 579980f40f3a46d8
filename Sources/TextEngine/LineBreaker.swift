/// Finds where lines end in measured text.
///
/// Layout algorithm:
/// 1. Clusters are taken in reading order while the width up to the last visible one fits; white space at the end
///    never counts.
/// 2. When a visible cluster does not fit, the line ends at the last allowed break before it.
/// 3. Without one, or when words may be cut, it ends before that cluster, but has at least one.
///
/// Contract: a width of 0 or less gives one cluster a line; an infinite width gives one line.
/// Origin: greedy breaking, hanging white space and breaking of long words by character are recorded on macOS 26.2.
package struct LineBreaker {
    package enum Mode: Sendable {
        case word, character, never
    }

    /// Callers round measured widths and add insets; that noise must not break a line.
    static let tolerance = 0.001

    let clusters: [TextCluster]
    let tabInterval: Double

    package init(_ clusters: [TextCluster]) {
        self.clusters = clusters
        tabInterval = SystemFontMeasures.shared.tabInterval
    }

    /// The index after the line that begins at `start`.
    package func lineEnd(from start: Int, width: Double, mode: Mode) -> Int {
        guard mode != .never, width < .infinity else { return clusters.count }
        var x = 0.0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.canBreakBefore { lastBreak = index }
            x += advance(of: cluster, at: x)
            guard !cluster.isHanging, x > width + Self.tolerance else { continue }
            if mode == .word, let lastBreak { return lastBreak }
            return max(index, start + 1)
        }
        return clusters.count
    }

    /// The end of a first line that leaves no lone word on the second, or the end given.
    ///
    /// Contract: changes nothing unless exactly two lines result, the second is one word, the moved word fits there
    /// and the two widths come closer. Origin: recorded on macOS 26.2 (SwiftUI).
    package func endAvoidingLoneWord(firstEnd: Int, start: Int, width: Double) -> Int {
        guard firstEnd < clusters.count, lineEnd(from: firstEnd, width: width, mode: .word) == clusters.count,
            !clusters[(firstEnd + 1)...].contains(where: \.canBreakBefore),
            let moved = (start + 1..<max(start + 1, firstEnd)).last(where: { clusters[$0].canBreakBefore })
        else { return firstEnd }
        let before = visibleWidth(start..<firstEnd) - visibleWidth(firstEnd..<clusters.count)
        let second = visibleWidth(moved..<clusters.count)
        guard second <= width + Self.tolerance, abs(visibleWidth(start..<moved) - second) < abs(before) else {
            return firstEnd
        }
        return moved
    }

    func advance(of cluster: TextCluster, at x: Double) -> Double {
        guard cluster.kind == .tab, tabInterval > 0 else { return cluster.advance }
        return ((x / tabInterval).rounded(.down) + 1) * tabInterval - x
    }

    /// The range without white space at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isHanging { end -= 1 }
        return range.lowerBound..<end
    }

    func width(_ range: Range<Int>) -> Double {
        range.reduce(0.0) { $0 + advance(of: clusters[$1], at: $0) }
    }

    func visibleWidth(_ range: Range<Int>) -> Double { width(trimmed(range)) }
}
