/// Screens on top of each other, or beside each other where there is room.
@available(iOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View>: View, _NamedView {
    private let content: Content
    @Environment(\._navigationViewIsStack) private var isStack
    @Environment(\.horizontalSizeClass) private var width

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if !isStack, width == .regular {
            NavigationSplitView {
                _OnlyView(index: 0) { content }
            } detail: {
                _OnlyView(index: 1) { content }
            }
        } else {
            NavigationStack { _OnlyView(index: 0) { content } }
        }
    }
}

/// How navigation views look.
@MainActor @preconcurrency public protocol NavigationViewStyle {
    nonisolated var _isStack: Bool { get }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStack: Bool { false }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStack: Bool { true }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStack: Bool { false }
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStack: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }

private struct NavigationViewStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var _navigationViewIsStack: Bool {
        get { self[NavigationViewStackKey.self] }
        set { self[NavigationViewStackKey.self] = newValue }
    }
}

extension View {
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\._navigationViewIsStack, style._isStack)
    }
}
