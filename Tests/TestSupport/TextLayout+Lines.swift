import TextEngine

extension TextLayout {
    /// The text of each line, runs joined from left to right.
    public var lineStrings: [String] { lines.map { $0.runs.map(\.run.string).joined() } }
}
