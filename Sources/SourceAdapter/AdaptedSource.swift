/// The text that is compiled in place of the user's, line for line, and the way back from its columns to theirs.
public struct AdaptedSource: Sendable {
    /// Has as many lines as the user's text, each with what that line says.
    public let text: String
    /// What could not be carried over exactly; empty for nearly all files.
    public let notes: [AdapterNote]
    /// Types that were marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`; the marks are gone from `text`.
    public let entryPoints: [EntryPoint]

    private let edits: [SourceEdit]
    private let adaptedLines: LineTable
    private let originalLines: LineTable

    init(original: [UInt8], edits list: EditList, notes: [AdapterNote], entryPoints: [EntryPoint]) {
        let (bytes, edits) = list.applied(to: original)
        self.text = String(decoding: bytes, as: UTF8.self)
        self.notes = notes
        self.entryPoints = entryPoints
        self.edits = edits
        self.adaptedLines = LineTable(bytes)
        self.originalLines = LineTable(original)
    }

    public var isChanged: Bool { !edits.isEmpty }

    /// The user's own position for a position that the compiler reports in `text`.
    ///
    /// Inside text that the adapter wrote, the beginning of what it stands for; the line never changes.
    public func originalPosition(line: Int, column: Int) -> SourcePosition {
        let (edit, distance) = edit(at: SourcePosition(line: line, column: column))
        return edit.map { place($0, distance, line: line) } ?? originalLines.position(distance)
    }

    /// Where the user wrote what stands at a position in `text`, if not there; nil for all other text.
    public func origin(line: Int, column: Int) -> SourceOrigin? {
        edit(at: SourcePosition(line: line, column: column)).edit?.origin
    }

    /// The edit that a position in `text` is inside of, and how far; none and the offset in the user's text elsewhere.
    private func edit(at position: SourcePosition) -> (edit: SourceEdit?, distance: Int) {
        let offset = adaptedLines.offset(position)
        var shift = 0
        for edit in edits {
            let start = edit.range.lowerBound + shift
            if offset < start { break }
            if offset < start + edit.replacement.count { return (edit, offset - start) }
            shift += edit.replacement.count - edit.range.count
        }
        return (nil, offset - shift)
    }

    /// The user's line, for compilers' notes that show it; nil past the end.
    public func originalLine(_ line: Int, of source: String) -> Substring? {
        // A line break of two characters is one of Swift's, and not the one that a line feed alone is.
        let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return lines.indices.contains(line - 1) ? lines[line - 1] : nil
    }

    private func place(_ edit: SourceEdit, _ distance: Int, line: Int) -> SourcePosition {
        // Blanked text has the same length: its columns are the user's.
        if edit.replacement.count == edit.range.count {
            return originalLines.position(edit.range.lowerBound + distance)
        }
        let start = originalLines.position(edit.range.lowerBound)
        return start.line == line ? start : SourcePosition(line: line, column: 1)
    }
}

/// Something that the adapted text does differently from the same code on Apple's platforms.
public struct AdapterNote: Hashable, Codable, Sendable {
    public let position: SourcePosition
    public let message: String

    public init(position: SourcePosition, message: String) {
        self.position = position
        self.message = message
    }
}

/// A type at which a program starts.
public struct EntryPoint: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// A SwiftUI `App`.
        case app
        /// A `UIApplicationDelegate`.
        case applicationDelegate
        /// Any other type with a static `main`.
        case other
    }

    public let name: String
    public let kind: Kind
    public let position: SourcePosition

    public init(name: String, kind: Kind, position: SourcePosition) {
        self.name = name
        self.kind = kind
        self.position = position
    }
}
