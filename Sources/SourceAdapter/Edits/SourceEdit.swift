/// A stretch of the user's text, in UTF-8 offsets, and what stands there instead.
struct SourceEdit: Equatable, Sendable {
    let range: Range<Int>
    let replacement: [UInt8]
    /// Where the user wrote what stands here, if elsewhere.
    let origin: SourceOrigin?

    /// Marks in a replacement where the line breaks of the replaced text may stand.
    static let lineBreaks = "\0"

    init(_ range: Range<Int>, _ replacement: String, origin: SourceOrigin? = nil) {
        self.range = range
        self.replacement = Array(replacement.utf8)
        self.origin = origin
    }

    /// Blanks the stretch: every byte becomes a space, so that all columns after it stay what they were.
    static func blank(_ range: Range<Int>, in bytes: [UInt8]) -> SourceEdit {
        SourceEdit(range, String(decoding: bytes[range].map { $0 == .newline ? .newline : .space }, as: UTF8.self))
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
}

/// A place in a file of the module.
public struct SourceOrigin: Hashable, Sendable {
    public let file: String
    public let position: SourcePosition
}
