import Foundation
import Synchronization

/// A part of a document that a test makes, between `<!-- begin NAME -->` and `<!-- end NAME -->`.
///
/// The test that makes it checks that the document has it; with `KUMIKO_WRITE_DOCUMENTS=1` in the environment it writes
/// it instead.
public struct MarkedSection: Sendable {
    public let document: String
    public let name: String

    /// - Parameter document: a path from the project's root.
    public init(_ name: String, of document: String) {
        self.name = name
        self.document = document
    }

    public static let writes = ProcessInfo.processInfo.environment["KUMIKO_WRITE_DOCUMENTS"] == "1"

    private var path: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(document).path
    }

    /// Whether the document has the section with this text, after writing it where it is to be written.
    ///
    /// Contract: false where the document or the marks are missing.
    public func holds(_ text: String) -> Bool {
        Self.lock.withLock { _ in check(text) }
    }

    /// Tests that make parts of one document run at the same time.
    private static let lock = Mutex(())

    private func check(_ text: String) -> Bool {
        guard let old = try? String(contentsOfFile: path, encoding: .utf8),
            let begin = old.range(of: "<!-- begin \(name) -->\n"),
            let end = old.range(of: "<!-- end \(name) -->", range: begin.upperBound..<old.endIndex)
        else { return false }
        let wanted = text.hasSuffix("\n") ? text : text + "\n"
        if Self.writes, old[begin.upperBound..<end.lowerBound] != wanted {
            let new = old.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: wanted)
            return (try? new.write(toFile: path, atomically: true, encoding: .utf8)) != nil
        }
        return old[begin.upperBound..<end.lowerBound] == wanted
    }
}
