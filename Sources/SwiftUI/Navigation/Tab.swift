/// Tabs, one or several.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> var body: Body { get }
    /// The tabs one by one.
    var _tabs: [_TabEntry] { get }
}

extension TabContent {
    public var _tabs: [_TabEntry] { body._tabs }
}

extension TabContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _tabs: [_TabEntry] { [] }
}

/// What a tab shows in the bar and above it.
public struct _TabEntry {
    let tag: AnyHashable?
    let label: AnyView
    let content: AnyView
    var role: TabRole?
    var badge: Text?
}

/// A screen with its title and symbol in the bar.
public struct Tab<Value, Content, Label> {
    let tag: AnyHashable?
    let content: Content
    let label: Label
    var role: TabRole?
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
    public var _tabs: [_TabEntry] {
        [_TabEntry(tag: tag, label: AnyView(label), content: AnyView(content), role: role)]
    }
}

/// The title and symbol of a tab.
public struct DefaultTabLabel: View {
    let label: Label<Text, Image>
    public var body: some View { label }

    /// What a tab shows that says only what it is for.
    @MainActor static func named(after role: TabRole?) -> DefaultTabLabel {
        role == .search
            ? DefaultTabLabel(label: Label("Search", systemImage: "magnifyingglass"))
            : DefaultTabLabel(label: Label("", systemImage: "circle"))
    }
}

public struct TabRole: Hashable, Sendable {
    let name: String
    public static var search: TabRole { TabRole(name: "search") }
}

/// Tabs under a title.
public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable> {
    let content: Content
}

extension TabSection: TabContent where Content: TabContent, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    public var _tabs: [_TabEntry] { content._tabs }
}

extension TabSection where Footer == EmptyView, Content: TabContent, Content.TabValue == SelectionValue {
    @MainActor public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content())
    }
}

extension TabSection
where Header == Text, Footer == EmptyView, Content: TabContent, Content.TabValue == SelectionValue {
    @MainActor public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    public var _tabs: [_TabEntry] { data.flatMap { content($0)._tabs } }
}

extension ForEach where Content: TabContent {
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
        self.init(_data: data, content: content) { $0.id }
    }
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(_data: data, content: content) { $0[keyPath: id] }
    }
    public init<V: Hashable>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TabValue {
        self.init(_data: data, content: content) { $0 }
    }
}

extension TabContent {
    private func changed(_ change: (inout _TabEntry) -> Void) -> _Tabs<TabValue> {
        _Tabs(
            _tabs: _tabs.map { entry in
                var entry = entry
                change(&entry)
                return entry
            })
    }

    public func badge(_ count: Int) -> some TabContent<TabValue> {
        changed { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        changed { $0.badge = key.map { Text($0) } }
    }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        changed { $0.badge = label.map { Text($0) } }
    }

    // What the reader may arrange is as the program says.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { _ in } }
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { changed { _ in } }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { changed { _ in } }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _Tabs(_tabs: hidden ? [] : _tabs)
    }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { changed { _ in } }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changed { _ in }
    }
}

/// Where a tab goes where there is more than one place.
public struct TabPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabCustomizationBehavior: Equatable, Sendable {
    let name: String
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// How the reader has arranged tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
    public init() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

/// Several tabs as one.
public struct _Tabs<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    public let _tabs: [_TabEntry]
}
