/// The looks that lists know.
public enum _ListKind: Hashable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar

    /// Whether rows stand on cards.
    var hasCards: Bool {
        switch self {
        case .automatic, .grouped, .insetGrouped: true
        case .plain, .inset, .sidebar: false
        }
    }

    var isInset: Bool { self != .plain && self != .grouped && self != .inset }
}

/// How lists look.
@MainActor @preconcurrency public protocol ListStyle {
    nonisolated var _kind: _ListKind { get }
}

public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _ListKind { .automatic }
}
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _ListKind { .plain }
}
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _ListKind { .grouped }
}
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _ListKind { .insetGrouped }
}
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _ListKind { .inset }
}
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

/// Points between sections.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?
    let isCompact: Bool

    public static let `default` = ListSectionSpacing(length: nil, isCompact: false)
    public static let compact = ListSectionSpacing(length: nil, isCompact: true)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing, isCompact: false)
    }
}

/// How much headers strike the eye.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

/// What views around a list say about it.
struct ListSettings: Equatable {
    var kind = _ListKind.automatic
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    /// Whether the list begins right below a large title, which leaves out the room above the first card.
    var followsLargeTitle = false
    /// Whether a sidebar is around.
    var isInSidebar = false
}

private struct ListSettingsKey: EnvironmentKey { static let defaultValue = ListSettings() }
private struct MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct MinimumHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

private struct ChoiceFollowerKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}
private struct ListChoiceKey: EnvironmentKey {
    static var defaultValue: ((AnyHashable) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Chooses a value in the list around; nil where none is chosen in it.
    public var _listChoice: ((AnyHashable) -> Void)? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }

    /// What follows a choice in a list, as the next column of a split view does; nil where nothing does.
    public var _choiceFollower: (() -> Void)? {
        get { self[ChoiceFollowerKey.self] }
        set { self[ChoiceFollowerKey.self] = newValue }
    }

    var _listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// Whether what scrolls has no background of its own.
    public var _hidesScrollBackground: Bool { _scrollContentBackground == .hidden }

    /// Whether a list here begins right below a large title.
    public var _followsLargeTitle: Bool {
        get { _listSettings.followsLargeTitle }
        set { _listSettings.followsLargeTitle = newValue }
    }

    public var _isInSidebar: Bool {
        get { _listSettings.isInSidebar }
        set { _listSettings.isInSidebar = newValue }
    }

    /// Points; the design's own height where nothing is said.
    public var defaultMinListRowHeight: CGFloat {
        get { _minimumRowHeight ?? SystemRow.height(self) }
        set { _minimumRowHeight = newValue }
    }

    var _minimumRowHeight: CGFloat? {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}

/// The height of a row with one line of body text.
enum SystemRow {
    static func height(_ environment: EnvironmentValues) -> CGFloat {
        let font = Font.body.resolved(environment)
        let line = CGFloat(_SystemEnvironment.engine.metrics(of: font).lineHeight)
        let scale = environment.displayScale
        let rounded = (line * scale - 0.001).rounded(.up) / scale
        return rounded + ListMetric.rowLineExtra.value(in: environment._design)
    }
}

extension View {
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        transformEnvironment(\._listSettings) { $0.kind = style._kind }
    }

    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\._listSettings) { $0.rowSpacing = spacing }
    }

    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\._listSettings) {
            $0.sectionSpacing = spacing.isCompact ? LayoutMetric.defaultSpacing : spacing.length
        }
    }

    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\._listSettings) { $0.sectionSpacing = spacing }
    }
}
