public struct _TabKind: Hashable, Sendable {
    var isPaged = false
    var showsDots = true
}

/// How tab views look.
@MainActor @preconcurrency public protocol TabViewStyle {
    nonisolated var _kind: _TabKind { get }
}

public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabKind { _TabKind() }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabKind { _TabKind() }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabKind { _TabKind() }
}
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable {
        let showsDots: Bool
        public static let automatic = IndexDisplayMode(showsDots: true)
        public static let always = IndexDisplayMode(showsDots: true)
        public static let never = IndexDisplayMode(showsDots: false)
    }

    nonisolated public let _kind: _TabKind

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        _kind = _TabKind(isPaged: true, showsDots: indexDisplayMode.showsDots)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
@MainActor @preconcurrency public protocol IndexViewStyle {
    nonisolated var _showsBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable {
        let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    nonisolated public let _showsBackground: Bool

    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _showsBackground = backgroundDisplayMode.name == "always"
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct IndexBackgroundKey: EnvironmentKey { static let defaultValue = false }
private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}
private struct TabViewStyleKey: EnvironmentKey { static let defaultValue = _TabKind() }

extension EnvironmentValues {
    /// Whether the dots of pages stand on something.
    var _indexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
    var _tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
    var _tabViewStyle: _TabKind {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}
