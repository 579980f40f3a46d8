/// One message of the compiler, at the user's own position.
struct CompilerDiagnostic: Hashable, Sendable {
    enum Severity: String, Sendable { case error, warning, note }

    /// Nil for a message about no file, such as one of the linker.
    var file: String?
    var line = 0
    var column = 0
    var severity: Severity
    var message: String
    /// It is about a line that was generated for the place that it names, not about that place.
    var isGenerated = false

    /// Reads the line that begins a message: `path:line:column: error: text`.
    init?(_ line: Substring) {
        for severity in [Severity.error, .warning, .note] {
            let mark = ": \(severity.rawValue): "
            guard let found = line.range(of: mark) else { continue }
            let place = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            self.severity = severity
            // Some of the compiler's own sentences begin with a space.
            message = String(line[found.upperBound...].drop { $0 == " " })
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { return }
            file = place.dropLast(2).joined(separator: ":")
            self.line = row
            self.column = column
            return
        }
        guard line.hasPrefix("error: ") else { return nil }
        severity = .error
        message = String(line.dropFirst("error: ".count))
    }

    init(_ severity: Severity, _ message: String, at other: CompilerDiagnostic) {
        self = other
        self.severity = severity
        self.message = message
    }

    /// `file:line:column: error: text`, as compilers print, with the source line and a mark below.
    func text(sourceLine: Substring?) -> String {
        guard let file else { return "\(severity.rawValue): \(message)" }
        var text = "\(file):\(line):\(column): \(severity.rawValue): \(message)"
        guard severity != .note, let sourceLine else { return text }
        // Tabs stay tabs, so that the mark stands under its place however wide they are shown.
        let before = sourceLine.utf8.prefix(max(0, column - 1)).map { $0 == 9 ? "\t" : " " }.joined()
        text += "\n\(sourceLine)\n\(before)^"
        return text
    }
}

extension Substring {
    /// Foundation's search is not needed for one short text.
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
