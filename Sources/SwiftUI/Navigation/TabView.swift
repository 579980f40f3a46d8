/// Screens of which one at a time is seen, chosen in a bar or by turning pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View, _NamedView {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own: AnyHashable?
    @Environment(\._tabViewStyle) private var style

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    public var body: some View {
        _TaggedReader(content.environment(\._rowContext, .none)) { items in
            let index = index(in: items)
            if style.isPaged {
                PagedTabs(items: items, index: index, showsDots: style.showsDots)
            } else {
                BarTabs(items: items, index: index) { choose(items[$0]) }
            }
        }
    }

    private var selected: AnyHashable? {
        selection.flatMap { _Tags.unwrapped($0.wrappedValue) } ?? own
    }

    private func index(in items: [_TaggedItem]) -> Int {
        items.firstIndex { tag(of: $0) == selected } ?? 0
    }

    private func tag(of item: _TaggedItem) -> AnyHashable? { item.tag.flatMap { _Tags.unwrapped($0.base) } }

    private func choose(_ item: _TaggedItem) {
        guard let selection else {
            own = tag(of: item) ?? AnyHashable(item.id)
            return
        }
        if let value = tag(of: item)?.base as? SelectionValue { selection.wrappedValue = value }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView where SelectionValue == Never {
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

/// The chosen screen with the bar of all below it.
private struct BarTabs: View {
    let items: [_TaggedItem]
    let index: Int
    let choose: (Int) -> Void
    @Environment(\._design) private var design

    var body: some View {
        _PortalTarget([NavigationChannel.visibility]) { entries in
            let isHidden = isHidden(entries)
            ZStack {
                _BarZoneLayout(bottom: isHidden ? .none : zone) {
                    _ChosenItem(items: items, index: index)
                }
                if !isHidden {
                    _BarLayout(_BarZone(length: 0, least: SwiftUIMetric.tabBottom.value), isAtBottom: true) { bar }
                        .ignoresSafeArea(edges: design == .ios26 ? .bottom : [])
                }
            }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func isHidden(_ entries: [_PortalEntry]) -> Bool {
        entries.contains { entry in
            guard let choice = entry.value as? BarVisibility else { return false }
            return choice.bars.contains(.tabBar) && choice.visibility == .hidden
        }
    }

    private var zone: _BarZone {
        design == .ios26
            ? _BarZone(length: 0, fromWindow: SwiftUIMetric.tabZone.value)
            : _BarZone(length: SwiftUIMetric.tabHeight.value)
    }

    @ViewBuilder private var bar: some View {
        if design == .ios26 { floating } else { attached }
    }

    /// More tabs than fit share the width that is left between the margins.
    private var tabWidth: CGFloat {
        let room = _HostEnvironment.current.windowSize.width - 2 * BarMetric.itemSide.value
        return min(SwiftUIMetric.tabItemWidth.value, room / CGFloat(max(1, items.count)))
    }

    private var floating: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                FloatingTab(item: item, isSelected: item.id == index, width: tabWidth).onTapGesture { choose(item.id) }
            }
        }
        .padding(.horizontal, SwiftUIMetric.tabSide.value)
        .frame(height: SwiftUIMetric.tabHeight.value)
        .background { Capsule().fill(Color(uiColor: .secondarySystemGroupedBackground)) }
        .frame(maxWidth: .infinity)
        .padding(.bottom, SwiftUIMetric.tabBottom.value)
    }

    private var attached: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                TabBarItem(item: item, isSelected: item.id == index).frame(maxWidth: .infinity)
                    .onTapGesture { choose(item.id) }
            }
        }
        .frame(height: SwiftUIMetric.tabHeight.value)
        .background(Color(uiColor: .systemBackground).opacity(0.94))
        .overlay(alignment: .top) { Divider() }
    }
}

/// A tab of the floating bar, the chosen one on a lens.
private struct FloatingTab: View {
    let item: _TaggedItem
    let isSelected: Bool
    let width: CGFloat

    var body: some View {
        TabBarItem(item: item, isSelected: isSelected)
            .frame(width: width)
            .frame(maxHeight: .infinity)
            .background { if isSelected { lens } }
    }

    private var lens: some View {
        Capsule().fill(Color(uiColor: .tertiarySystemFill)).padding(.vertical, BarMetric.tabSelectionInset.value)
    }
}

/// The title and symbol of one tab.
private struct TabBarItem: View {
    let item: _TaggedItem
    let isSelected: Bool

    var body: some View {
        _AttachedView(item, TabItemKey.self)
            .labelStyle(TabLabelStyle())
            .font(.system(size: BarMetric.tabTitleSize.value, weight: isSelected ? .semibold : .medium))
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    }
}

private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: SwiftUIMetric.tabTitleGap.value) {
            configuration.icon.font(.system(size: SwiftUIMetric.tabIconFont.value))
                .frame(height: BarMetric.tabIconSize.value)
            configuration.title
        }
    }
}

enum TabItemKey {}

/// The chosen page in the middle of the whole window, with a dot for each page below.
///
/// Origin: recorded on the iOS 26 simulator: a page is centred in the window.
private struct PagedTabs: View {
    let items: [_TaggedItem]
    let index: Int
    let showsDots: Bool

    var body: some View {
        ZStack {
            _ChosenItem(items: items, index: index).frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
            if showsDots, items.count > 1 {
                VStack {
                    Spacer()
                    PageDots(count: items.count, index: index)
                }
            }
        }
    }
}

private struct PageDots: UIViewRepresentable {
    let count: Int
    let index: Int

    func makeUIView(context: Context) -> UIPageControl { UIPageControl() }

    func updateUIView(_ uiView: UIPageControl, context: Context) {
        uiView.numberOfPages = count
        uiView.currentPage = index
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}

extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_Attached(TabItemKey.self, label()))
    }

    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\._tabViewStyle, style._kind)
    }

    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let never = TabBarMinimizeBehavior(name: "never")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}
