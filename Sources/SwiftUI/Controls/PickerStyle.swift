/// The looks that pickers know.
public enum _PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, inline, wheel, palette, navigationLink
}

/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle {
    nonisolated var _kind: _PickerKind { get }
}

public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .automatic }
}
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .inline }
}
public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .wheel }
}
public struct PalettePickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .palette }
}
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

private struct PickerStyleKey: EnvironmentKey { static let defaultValue = _PickerKind.automatic }

extension EnvironmentValues {
    var _pickerStyle: _PickerKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\._pickerStyle, style._kind)
    }
}
