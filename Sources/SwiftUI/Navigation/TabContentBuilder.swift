/// Makes tabs from statements.
@resultBuilder
@MainActor public struct TabContentBuilder<TabValue: Hashable> {
    /// The screens of tabs, each with what the bar shows.
    public struct Content<C: TabContent>: View {
        let content: C

        public var body: some View {
            let tabs = content._tabs
            ForEach(tabs.indices, id: \.self) { index in
                tabs[index].content.tabItem { tabs[index].label }.badge(tabs[index].badge)
                    .modifier(TabRoleChange(role: tabs[index].role))
                    .tag(tabs[index].tag ?? AnyHashable(index))
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

    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _Tabs<TabValue>
    where C.TabValue == TabValue { _Tabs(_tabs: content._tabs) }
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C> where C.TabValue == TabValue {
        _OptionalTabs(content: content)
    }
    public static func buildEither<C: TabContent>(first: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
        _Tabs(_tabs: first._tabs)
    }
    public static func buildEither<C: TabContent>(second: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
        _Tabs(_tabs: second._tabs)
    }
}

/// Tabs that are there or not; the type says of what kind they would be.
public struct _OptionalTabs<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    let content: Content?
    public var _tabs: [_TabEntry] { content?._tabs ?? [] }
}
