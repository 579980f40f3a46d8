import DeviceCatalog

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// The reader's preferred size of text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
    /// The same size as tables of text styles know it; both lists run from small to large.
    public var _textSize: TextSize {
        TextSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }

    public init(_ size: TextSize) {
        self = Self.allCases[TextSize.allCases.firstIndex(of: size) ?? 3]
    }
}
