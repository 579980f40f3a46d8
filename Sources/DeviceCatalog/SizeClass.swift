/// A coarse grade of the room along one axis.
public enum SizeClass: String, Hashable, Codable, Sendable, CaseIterable {
    case compact, regular

    init?(letter: Substring) {
        switch letter {
        case "C": self = .compact
        case "R": self = .regular
        default: return nil
        }
    }
}

/// The size classes of both axes.
public struct SizeClassPair: Hashable, Codable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass

    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Reads `C,R`: width first.
    init?(_ text: String) {
        let letters = text.split(separator: ",")
        guard letters.count == 2, let horizontal = SizeClass(letter: letters[0]),
            let vertical = SizeClass(letter: letters[1])
        else { return nil }
        self.init(horizontal: horizontal, vertical: vertical)
    }

    /// Horizontal, vertical.
    public var list: [String] { [horizontal.rawValue, vertical.rawValue] }
}
