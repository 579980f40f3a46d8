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
}

/// A screen with its title and symbol in the bar.
public struct Tab<Value, Content, Label> {
    let tag: AnyHashable?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
    public var _tabs: [_TabEntry] { [_TabEntry(tag: tag, label: AnyView(label), content: AnyView(content))] }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: AnyHashable(value), content: content(), label: label())
    }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    @MainActor public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, systemImage: systemImage)))
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(title, systemImage: systemImage)))
    }
    @MainActor public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, image: image)))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    @MainActor public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, systemImage: systemImage)))
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(title, systemImage: systemImage)))
    }
    @MainActor public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(), label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, image: image)))
    }
}

public struct DefaultTabLabel: View {
    let label: Label<Text, Image>
    public var body: some View { label }
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

extension TabSection
where Header == Text, Footer == EmptyView, Content: TabContent, Content.TabValue == SelectionValue {
    @MainActor public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
}

/// Several tabs as one.
public struct _Tabs<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    public let _tabs: [_TabEntry]
}

/// Makes tabs from statements.
@resultBuilder
@MainActor public struct TabContentBuilder<TabValue: Hashable> {
    /// The screens of tabs, each with what the bar shows.
    public struct Content<C: TabContent>: View {
        let content: C

        public var body: some View {
            let tabs = content._tabs
            ForEach(tabs.indices, id: \.self) { index in
                tabs[index].content.tabItem { tabs[index].label }.tag(tabs[index].tag ?? AnyHashable(index))
            }
        }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<First: TabContent, each Other: TabContent>(
        _ first: First, _ other: repeat each Other
    ) -> _Tabs<TabValue> {
        var tabs = first._tabs
        repeat tabs += (each other)._tabs
        return _Tabs(_tabs: tabs)
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> _Tabs<TabValue> {
        _Tabs(_tabs: content?._tabs ?? [])
    }
    public static func buildEither<C: TabContent>(first: C) -> _Tabs<TabValue> { _Tabs(_tabs: first._tabs) }
    public static func buildEither<C: TabContent>(second: C) -> _Tabs<TabValue> { _Tabs(_tabs: second._tabs) }
}
