/// One thing that a compiled program can render.
public struct PreviewListing: Hashable, Codable, Sendable {
    /// Where it came from.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// `#Preview`
        case preview
        /// `PreviewProvider`
        case provider
        case view
        case viewController
        /// The first scene of an application or scene delegate.
        case scene
        /// `--view`
        case expression
    }

    public var index: Int
    public var name: String
    /// The user's file as it was given to the command.
    public var file: String
    public var line: Int
    public var kind: Kind

    public init(index: Int, name: String, file: String, line: Int, kind: Kind) {
        self.index = index
        self.name = name
        self.file = file
        self.line = line
        self.kind = kind
    }
}
