/// Why the views of a name are where they are.
public struct FrameExplanation: Hashable, Codable, Sendable {
    /// One text of several lines for each view that matches, in the order of the tree.
    public var texts: [String]
    /// What could have been asked for, where nothing matches: names, identifiers and types of all views.
    public var names: [String]

    public init(texts: [String], names: [String]) {
        self.texts = texts
        self.names = names
    }
}
