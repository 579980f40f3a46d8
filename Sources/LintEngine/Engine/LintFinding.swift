import FindingModel

/// A finding of a source rule, with what is needed to mend it and to know it again.
public struct LintFinding: Sendable {
    public var finding: Finding
    /// The bytes it is about.
    public var range: Range<Int>
    /// What `--fix` does about it; empty for nothing.
    public var edits: [Edit]
    /// The type and function it stands in, such as `ProfileView.body`.
    public var declaration: String
    /// The first line of what it is about, white space and numbers evened out.
    public var snippet: String
}
