/// Where the lines of a text begin, in UTF-8 offsets.
struct LineTable: Equatable, Sendable {
    let starts: [Int]
    let length: Int

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == .newline { starts.append(offset + 1) }
        self.starts = starts
        self.length = bytes.count
    }

    /// Line and column count from 1; a column past the end of its line stays on that line.
    func offset(_ position: SourcePosition) -> Int {
        let line = min(max(position.line, 1), starts.count)
        let end = line < starts.count ? starts[line] - 1 : length
        return min(starts[line - 1] + max(position.column - 1, 0), end)
    }

    func position(_ offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}

/// A place in a file as compilers print it: both numbers count from 1, the column in UTF-8 bytes.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
