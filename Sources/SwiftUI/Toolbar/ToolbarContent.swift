/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    /// The items one by one.
    var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
    public var _items: [_ToolbarEntry] { body._items }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
    public var _items: [_ToolbarEntry] { [] }
}

/// Items that the reader may arrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// One item with its place.
public struct _ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    var hidesPlatter = false
}

/// A view in a bar.
public struct ToolbarItem<ID, Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
    public typealias Body = Never
    public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem: CustomizableToolbarContent where Content: View {}

extension ToolbarItem where ID == Void, Content: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String, Content: View {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

/// Views in a bar, one after the other.
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    public var _items: [_ToolbarEntry] {
        [_ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: LayoutGap.small * 2) { content }))]
    }
}

/// Room between items.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public var _items: [_ToolbarEntry] {
        [_ToolbarEntry(placement: placement, view: AnyView(Spacer(minLength: 0)), hidesPlatter: true)]
    }
}

public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    public static let flexible = SpacerSizing(isFlexible: true)
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Several items as one.
public struct _ToolbarItems: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    public let _items: [_ToolbarEntry]
}

/// Items that are there or not; the type says of what kind they would be.
public struct _OptionalToolbarItems<Content: ToolbarContent>: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content?
    public var _items: [_ToolbarEntry] { content?._items ?? [] }
}

/// Makes the items of a toolbar from statements.
@resultBuilder
@MainActor public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ToolbarItems { _ToolbarItems(_items: []) }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<First: ToolbarContent, each Other: ToolbarContent>(
        _ first: First, _ other: repeat each Other
    ) -> _ToolbarItems {
        var items = first._items
        repeat items += (each other)._items
        return _ToolbarItems(_items: items)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarItems<Content> {
        _OptionalToolbarItems(content: content)
    }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
        _ToolbarItems(_items: first._items)
    }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
        _ToolbarItems(_items: second._items)
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
        _ToolbarItems(_items: content._items)
    }
}

extension ToolbarContent {
    /// Whether the item lies on the platter that it shares with others.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarItems(
            _items: _items.map { item in
                var item = item
                item.hidesPlatter = visibility == .hidden
                return item
            })
    }
}

/// What a bar knows of items; their views stand beside it.
struct ToolbarItemList {
    struct Item {
        let placement: ToolbarItemPlacement
        let hidesPlatter: Bool
    }

    let items: [Item]
}

/// The views of items, each as one.
struct ToolbarViews {
    let entries: [_ToolbarEntry]
}

extension ToolbarViews: View {
    var body: some View {
        ForEach(entries.indices, id: \.self) { index in
            HStack(spacing: 0) { entries[index].view }
                .transformEnvironment(\.self) { $0._becomesBarItem(entries[index].placement) }
        }
    }
}

extension EnvironmentValues {
    /// Looks of what stands in bars: labels as symbols, buttons in the colour of texts from iOS 26 on.
    mutating func _becomesBarItem(_ placement: ToolbarItemPlacement) {
        _rowContext = .none
        let isTitle = placement == .principal || placement == .title
        font = .system(size: BarMetric.titleSize.value, weight: isTitle ? .semibold : nil)
        guard !isTitle else { return }
        _setBarLooks(isTinted: _design != .ios26)
    }
}

extension View {
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbarItems([_ToolbarEntry(placement: .automatic, view: AnyView(_ToolbarViewList(content: content())))])
    }

    @MainActor public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbarItems(content()._items)
    }

    @MainActor public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbarItems(content()._items)
    }

    nonisolated func toolbarItems(_ entries: [_ToolbarEntry]) -> some View {
        modifier(
            _PortalSource(
                NavigationChannel.items,
                ToolbarItemList(items: entries.map { .init(placement: $0.placement, hidesPlatter: $0.hidesPlatter) })
            ) { ToolbarViews(entries: entries) })
    }

    @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbarItems([_ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading))])
    }
    @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbarItems([_ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing))])
    }
    @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbarItems([
            _ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading)),
            _ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing)),
        ])
    }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _says(NavigationChannel.visibility, BarVisibility(visibility: visibility, bars: bars))
    }
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _says(NavigationChannel.visibility, BarVisibility(visibility: visibility, bars: bars))
    }
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        _says(
            NavigationChannel.background,
            bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) ? style as? Color : nil)
    }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        _says(
            NavigationChannel.scheme,
            bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) ? colorScheme : nil)
    }
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

private struct _ToolbarViewList<Content> {
    let content: Content
}

extension _ToolbarViewList: View where Content: View {
    var body: some View { HStack(spacing: LayoutGap.small * 2) { content } }
}
