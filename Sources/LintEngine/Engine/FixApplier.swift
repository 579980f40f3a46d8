import SwiftParser

/// Changes files by the edits of findings.
///
/// 1. Findings in their order; one whose edits meet those of an earlier one waits for the next run.
/// 2. The result is parsed. Where it has a syntax error that the file had not, the edits are tried one finding after
///    another, and those that bring an error are left out.
public struct FixApplier: Sendable {
    public struct Fixed: Sendable {
        public var source: SourceBytes
        public var bytes: [UInt8]
        /// Findings that were mended.
        public var count: Int
        /// Findings whose edits would have broken the file.
        public var rejected: Int
    }

    public init() {}

    /// Nil where nothing is to be done.
    public func fix(_ source: SourceBytes, _ findings: [LintFinding]) -> Fixed? {
        var chosen: [[Edit]] = []
        var taken: [Range<Int>] = []
        for finding in findings where !finding.edits.isEmpty {
            let ranges = finding.edits.map(\.range)
            let isInFile = ranges.allSatisfy { $0.upperBound <= source.bytes.count }
            let isFree = ranges.allSatisfy { range in taken.allSatisfy { !Self.meet($0, range) } }
            guard isInFile, isFree, Self.areApart(ranges) else { continue }
            chosen.append(finding.edits)
            taken += ranges
        }
        guard !chosen.isEmpty else { return nil }
        guard source.path.hasSuffix(".swift") else {
            let bytes = chosen.flatMap { $0 }.applied(to: source.bytes)
            return Fixed(source: source, bytes: bytes, count: chosen.count, rejected: 0)
        }
        let hadErrors = Self.hasErrors(source.bytes)
        let all = chosen.flatMap { $0 }.applied(to: source.bytes)
        if hadErrors || !Self.hasErrors(all) {
            return Fixed(source: source, bytes: all, count: chosen.count, rejected: 0)
        }
        var good: [[Edit]] = []
        for edits in chosen where !Self.hasErrors((good + [edits]).flatMap { $0 }.applied(to: source.bytes)) {
            good.append(edits)
        }
        let bytes = good.flatMap { $0 }.applied(to: source.bytes)
        return Fixed(source: source, bytes: bytes, count: good.count, rejected: chosen.count - good.count)
    }

    private static func hasErrors(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
    }

    /// Two insertions at one place do not meet; their order is that of the findings.
    private static func meet(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        if first.isEmpty && second.isEmpty { return false }
        if first.isEmpty { return second.lowerBound < first.lowerBound && first.lowerBound < second.upperBound }
        if second.isEmpty { return first.lowerBound < second.lowerBound && second.lowerBound < first.upperBound }
        return first.overlaps(second)
    }

    private static func areApart(_ ranges: [Range<Int>]) -> Bool {
        ranges.indices.allSatisfy { index in ranges[(index + 1)...].allSatisfy { !meet(ranges[index], $0) } }
    }
}
