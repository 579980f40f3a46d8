/// What one view became: where it is and what it shows.
public struct LayoutNode: Hashable, Sendable {
    public struct Text: Hashable, Codable, Sendable {
        public var string: String
        public var lines: Int
        public var truncated: Bool
        /// The text style's name, or nil for a font of a fixed size.
        public var font: String?
        /// Points.
        public var size: Double

        public init(string: String, lines: Int, truncated: Bool, font: String?, size: Double) {
            self.string = string
            self.lines = lines
            self.truncated = truncated
            self.font = font
            self.size = size
        }
    }

    public struct Ambiguity: Hashable, Codable, Sendable {
        public var horizontal: Bool
        public var vertical: Bool

        public init(horizontal: Bool, vertical: Bool) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The type as its author wrote it, such as `UILabel` or `ProfileCard`.
    public var type: String
    public var name: String
    /// The accessibility identifier.
    public var identifier: String?
    /// Points: x, y, width, height; in the parent's coordinates, then in the window's.
    public var frame: [Double]
    public var windowFrame: [Double]
    public var hidden: Bool
    public var alpha: Double
    public var text: Text?
    public var ambiguous: Ambiguity?
    public var children: [LayoutNode]

    public init(
        type: String, name: String, identifier: String? = nil, frame: [Double], windowFrame: [Double],
        hidden: Bool = false, alpha: Double = 1, text: Text? = nil, ambiguous: Ambiguity? = nil,
        children: [LayoutNode] = []
    ) {
        self.type = type
        self.name = name
        self.identifier = identifier
        self.frame = frame
        self.windowFrame = windowFrame
        self.hidden = hidden
        self.alpha = alpha
        self.text = text
        self.ambiguous = ambiguous
        self.children = children
    }
}

extension LayoutNode.Text {
    enum CodingKeys: String, CodingKey {
        case string, lines, truncated, font, size
    }

    /// Writes `font` even where it is nil: readers may rely on the key.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(string, forKey: .string)
        try container.encode(lines, forKey: .lines)
        try container.encode(truncated, forKey: .truncated)
        try container.encode(font, forKey: .font)
        try container.encode(size, forKey: .size)
    }
}

extension LayoutNode: Codable {
    enum CodingKeys: String, CodingKey {
        case type, name, identifier, frame, windowFrame, hidden, alpha, text, ambiguous, children
    }

    /// Writes `identifier` and `text` even where they are nil: readers may rely on the keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(name, forKey: .name)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(frame, forKey: .frame)
        try container.encode(windowFrame, forKey: .windowFrame)
        try container.encode(hidden, forKey: .hidden)
        try container.encode(alpha, forKey: .alpha)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(ambiguous, forKey: .ambiguous)
        try container.encode(children, forKey: .children)
    }
}
