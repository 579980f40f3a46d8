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
    @Environment(\._tabAccessory) private var accessory

    var body: some View {
        _PortalTarget([NavigationChannel.visibility]) { entries in
            let isHidden = isHidden(entries)
            ZStack {
                _BarZoneLayout(bottom: isHidden ? .none : zone) {
                    _ChosenItem(items: items, index: index)
                        .transformEnvironment(\._fadedEdges) { if !isHidden { $0.insert(.bottom) } }
                }
                if !isHidden {
                    _BarLayout(_BarZone(length: 0, least: SwiftUIMetric.tabBottom.value), isAtBottom: true) {
                        VStack(spacing: LayoutGap.small) {
                            if let accessory { TabAccessory { accessory } }
                            bar
                        }
                    }
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
        let more = accessory == nil ? 0 : SwiftUIMetric.tabAccessory.value + LayoutGap.small
        return design == .ios26
            ? _BarZone(length: 0, fromWindow: SwiftUIMetric.tabZone.value + more)
            : _BarZone(length: SwiftUIMetric.tabHeight.value + more)
    }

    @ViewBuilder private var bar: some View {
        if design == .ios26 { floating } else { attached }
    }

    /// More tabs than fit share the width that is left between the margins.
    private var tabWidth: CGFloat {
        var room = _HostEnvironment.current.windowSize.width - 2 * BarMetric.itemSide.value
        if searchTab != nil { room -= SwiftUIMetric.tabHeight.value + 4 * LayoutGap.small }
        return min(SwiftUIMetric.tabItemWidth.value, room / CGFloat(max(1, platterTabs.count)))
    }

    /// The tab that one searches in stands apart.
    private var searchTab: _TaggedItem? { items.last { $0._hasAttached(SearchTabKey.self) } }
    private var platterTabs: [_TaggedItem] { items.filter { $0.id != searchTab?.id } }

    private var floating: some View {
        HStack(spacing: 0) {
            platter
            if let searchTab {
                Spacer(minLength: LayoutGap.small)
                SearchTab(item: searchTab, isSelected: searchTab.id == index).onTapGesture { choose(searchTab.id) }
            }
        }
        .padding(.horizontal, searchTab == nil ? 0 : BarMetric.tabBottom.value)
        .frame(maxWidth: .infinity)
        .padding(.bottom, SwiftUIMetric.tabBottom.value)
    }

    private var platter: some View {
        HStack(spacing: 0) {
            ForEach(platterTabs) { item in
                FloatingTab(item: item, isSelected: item.id == index, width: tabWidth).onTapGesture { choose(item.id) }
            }
        }
        .padding(.horizontal, SwiftUIMetric.tabSide.value)
        .frame(height: SwiftUIMetric.tabHeight.value)
        .background { _GlassPlatter(in: Capsule()) }
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

/// What stands above a tab bar, on a platter of its own.
private struct TabAccessory<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        content.frame(maxWidth: .infinity).frame(height: SwiftUIMetric.tabAccessory.value)
            .background { _GlassPlatter(in: Capsule()) }
            .padding(.horizontal, BarMetric.tabBottom.value)
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

/// The tab that one searches in: its symbol in a circle.
private struct SearchTab: View {
    let item: _TaggedItem
    let isSelected: Bool

    var body: some View {
        _AttachedView(item, TabItemKey.self).labelStyle(.iconOnly)
            .font(.system(size: SwiftUIMetric.tabIconFont.value, weight: .medium))
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .frame(width: SwiftUIMetric.tabHeight.value, height: SwiftUIMetric.tabHeight.value)
            .background { _GlassPlatter(in: Circle()) }
    }
}

enum SearchTabKey {}

/// Marks a tab with what it is for.
struct TabRoleChange: ViewModifier {
    let role: TabRole?

    func body(content: Content) -> some View {
        if role == .search { content.modifier(_Attached(SearchTabKey.self, EmptyView())) } else { content }
    }
}

/// The title and symbol of one tab, and its badge at the symbol's corner.
private struct TabBarItem: View {
    let item: _TaggedItem
    let isSelected: Bool

    var body: some View {
        _AttachedView(item, TabItemKey.self)
            .labelStyle(TabLabelStyle())
            .font(.system(size: BarMetric.tabTitleSize.value, weight: isSelected ? .semibold : .medium))
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .overlay(alignment: .top) {
                if item._hasAttached(_BadgeKey.self) {
                    _AttachedView(item, _BadgeKey.self)
                        .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - LayoutGap.small / 2 }
                        .alignmentGuide(VerticalAlignment.top) { $0[.top] + LayoutGap.small / 2 }
                }
            }
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

/// White dots, on a dark capsule where they are to be seen on everything.
private struct PageDots: View {
    let count: Int
    let index: Int
    @Environment(\._indexBackground) private var background

    var body: some View {
        PageControl(count: count, index: index)
            .background {
                if background { Capsule().fill(Color.black.opacity(SwiftUIMetric.dotsBackground.value)) }
            }
    }
}

private struct PageControl: UIViewRepresentable {
    let count: Int
    let index: Int

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.currentPageIndicatorTintColor = .white
        control.pageIndicatorTintColor = UIColor(white: 1, alpha: SwiftUIMetric.dotsFaint.value)
        return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) {
        uiView.numberOfPages = count
        uiView.currentPage = index
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
