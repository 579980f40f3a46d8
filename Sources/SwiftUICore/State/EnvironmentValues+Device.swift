/// Whether letters are drawn heavier for readers who ask for it.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

private struct LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }

// What readers have set on their device; a host's device has nothing set.
extension EnvironmentValues {
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var supportsMultipleWindows: Bool { false }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { _textCase }
        set { _textCase = newValue }
    }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// Asks for another window; a host shows one alone.
public struct OpenWindowAction {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct DismissWindowAction {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}
