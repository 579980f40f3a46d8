/// A change of a file: the bytes of a range become a text.
public struct Edit: Hashable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Text before what stands at an offset.
    static func insert(_ text: String, at offset: Int) -> Edit { Edit(offset..<offset, text) }
}

extension [Edit] {
    /// The bytes after all edits, which must not overlap.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
