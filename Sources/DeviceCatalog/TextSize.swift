/// The reader's preferred size of text, smallest first.
public enum TextSize: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The raw value of the `UIContentSizeCategory` that stands for it.
    public var contentSizeCategory: String { "UICTContentSizeCategory" + names.category }

    /// The name that tables of text styles use for it: `XS` … `XXXL`, `AX1` … `AX5`.
    public var tableName: String { names.table }

    public var isAccessibility: Bool { self >= .accessibility1 }

    public init?(contentSizeCategory: String) {
        guard let size = Self.allCases.first(where: { $0.contentSizeCategory == contentSizeCategory }) else {
            return nil
        }
        self = size
    }

    public static func < (left: TextSize, right: TextSize) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    private var names: (category: String, table: String) {
        switch self {
        case .xSmall: ("XS", "XS")
        case .small: ("S", "S")
        case .medium: ("M", "M")
        case .large: ("L", "L")
        case .xLarge: ("XL", "XL")
        case .xxLarge: ("XXL", "XXL")
        case .xxxLarge: ("XXXL", "XXXL")
        case .accessibility1: ("AccessibilityM", "AX1")
        case .accessibility2: ("AccessibilityL", "AX2")
        case .accessibility3: ("AccessibilityXL", "AX3")
        case .accessibility4: ("AccessibilityXXL", "AX4")
        case .accessibility5: ("AccessibilityXXXL", "AX5")
        }
    }
}
