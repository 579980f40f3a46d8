/// The bytes of a file as they lie on the disk, and where its lines begin.
///
/// Offsets of syntax nodes are offsets of these bytes, whatever is wrong with them: nothing is repaired first.
public struct SourceBytes: Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    var beginsWithMark: Bool { bytes.starts(with: Self.mark) }

    /// The text of a range; what is no UTF-8 becomes the replacement character.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The text of a range without any white space.
    func compactText(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)].filter { $0 > 0x20 }, as: UTF8.self)
    }

    /// The start of the line of an offset.
    func lineStart(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != Self.newline, bytes[start - 1] != Self.carriageReturn { start -= 1 }
        return start
    }

    /// The end of the line of an offset, before its line break.
    func lineEnd(_ offset: Int) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != Self.newline, bytes[end] != Self.carriageReturn { end += 1 }
        return end
    }

    /// The spaces and tabs that the line of an offset begins with.
    func indentation(_ offset: Int) -> String {
        let start = lineStart(offset)
        let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return text(start..<min(end, max(start, offset)))
    }

    /// The offset where a line begins, which counts from 1; nil past the last line.
    public func start(of line: Int) -> Int? { LineIndex(self).start(of: line) }

    /// How the file breaks its lines, by its first line.
    var lineBreak: String {
        guard let end = bytes.firstIndex(of: Self.newline) else { return "\n" }
        return end > 0 && bytes[end - 1] == Self.carriageReturn ? "\r\n" : "\n"
    }

    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
}

/// Lines and columns of offsets, made once for a file that has findings.
struct LineIndex: Sendable {
    private let starts: [Int]
    private let markLength: Int

    init(_ source: SourceBytes) {
        var starts = [0]
        source.bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == SourceBytes.newline {
                    starts.append(index)
                } else if byte == SourceBytes.carriageReturn,
                    index >= bytes.count || bytes[index] != SourceBytes.newline
                {
                    starts.append(index)
                }
            }
        }
        self.starts = starts
        markLength = source.beginsWithMark ? SourceBytes.mark.count : 0
    }

    var count: Int { starts.count }

    /// The offset where a line begins, which counts from 1.
    func start(of line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

    /// Both count from 1; columns are bytes, as compilers count them.
    func position(_ offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let mark = low == 0 ? markLength : 0
        return (low + 1, max(1, offset - starts[low] + 1 - mark))
    }
}
