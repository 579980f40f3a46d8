/// One screen of a stack with the bar above it, and the toolbar below.
///
/// Layout algorithm:
/// 1. What the content says of title, items and search decides which bars there are; a screen without any has none.
/// 2. A large title makes the bar taller and takes the place of the small one.
/// 3. The content keeps clear of the bars; what ignores the safe area lies behind them.
///
/// Origin: recorded on the iOS 26 simulator (ios-nav): 64 points inline, 116.5 with a large title.
struct NavigationScreen<Content: View>: View {
    let isTop: Bool
    let depth: Int
    let usesLargeTitle: Bool
    private let content: Content
    @State private var collapse = _BarCollapse()
    @State private var scrolled = BarScroll()
    @ScaledMetric(relativeTo: .largeTitle) private var titleSize = BarMetric.largeTitleSize.value
    @Environment(\.horizontalSizeClass) private var width

    init(isTop: Bool, depth: Int, usesLargeTitle: Bool, @ViewBuilder content: () -> Content) {
        self.isTop = isTop
        self.depth = depth
        self.usesLargeTitle = usesLargeTitle
        self.content = content()
    }

    private static var channels: [_PortalChannel] {
        [
            NavigationChannel.title, NavigationChannel.displayMode, NavigationChannel.backHidden,
            NavigationChannel.visibility, NavigationChannel.background, NavigationChannel.items,
            NavigationChannel.search, NavigationChannel.scheme, NavigationChannel.subtitle,
        ]
    }

    var body: some View {
        _PortalTarget(Self.channels) { entries in
            let bar = BarContent(
                entries, depth: depth,
                BarSurroundings(
                    usesLargeTitle: usesLargeTitle, titleSize: titleSize, isWide: width == .regular, scrolled: scrolled)
            )
            let _ = follow(bar)
            ZStack {
                _BarZoneLayout(top: bar.topZone, bottom: bar.bottomZone) {
                    _EditModeScope { content }
                        .environment(\._followsLargeTitle, bar.isLarge)
                        .environment(\._barCollapse, collapse)
                        .transformEnvironment(\._fadedEdges) { $0.formUnion(bar.edges) }
                }
                if bar.isShown {
                    _BarLayout(bar.topZone) { NavigationBar(bar: bar, depth: depth) }
                }
                if bar.hasBottomBar {
                    _BarLayout(bar.bottomZone, isAtBottom: true) { BottomBar(bar: bar) }
                }
            }
        }
        .opacity(isTop ? 1 : 0)
    }

    /// Hears of what is scrolled under the bar.
    private func follow(_ bar: BarContent) {
        collapse.most = bar.isLarge ? bar.largeTitleHeight : 0
        collapse.changed = { [weak collapse] in
            if let collapse { scrolled = BarScroll(amount: collapse.amount, isScrolled: collapse.isScrolled) }
        }
    }
}

/// How far the content of a screen has gone under its bar.
struct BarScroll: Equatable {
    /// Points that a large title has become shorter by.
    var amount: CGFloat = 0
    var isScrolled = false
}

/// What a bar depends on beside what the views say.
struct BarSurroundings {
    var usesLargeTitle: Bool
    /// Points of a large title at the reader's text size.
    var titleSize: CGFloat
    /// Whether the width is regular.
    var isWide: Bool
    var scrolled: BarScroll
}

/// What the views of a screen say about its bars.
@MainActor struct BarContent {
    struct Item: Identifiable {
        let id: String
        let entry: _PortalEntry
        let index: Int
        let placement: ToolbarItemPlacement
        let hidesPlatter: Bool
    }

    private(set) var title: Text?
    private(set) var subtitle: Text?
    private(set) var isLarge = false
    private(set) var isBackHidden = false
    private(set) var items: [Item] = []
    private(set) var search: (entry: _PortalEntry, settings: SearchSettings)?
    private(set) var background: Color?
    private(set) var isHidden = false
    private(set) var isBottomHidden = false

    let surroundings: BarSurroundings
    private(set) var scheme: ColorScheme?

    init(_ entries: [_PortalEntry], depth: Int, _ surroundings: BarSurroundings) {
        self.surroundings = surroundings
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        for entry in entries.reversed() {
            switch entry.channel {
            case NavigationChannel.title: title = entry.value as? Text ?? title
            case NavigationChannel.subtitle: subtitle = entry.value as? Text ?? subtitle
            case NavigationChannel.displayMode:
                mode = entry.value as? NavigationBarItem.TitleDisplayMode ?? mode
            case NavigationChannel.backHidden: isBackHidden = entry.value as? Bool ?? false
            case NavigationChannel.items: add(entry)
            case NavigationChannel.search: search = (entry.value as? SearchSettings).map { (entry, $0) } ?? search
            case NavigationChannel.background: background = entry.value as? Color ?? background
            case NavigationChannel.scheme: scheme = entry.value as? ColorScheme ?? scheme
            case NavigationChannel.visibility: read(entry.value as? BarVisibility)
            default: break
            }
        }
        let hasTitle = title.map { !$0._string.isEmpty } ?? false
        let hasPrincipal = items.contains { $0.placement == .principal }
        isLarge = surroundings.usesLargeTitle && mode != .inline && hasTitle && !hasPrincipal
        showsBack = depth > 0 && !isBackHidden
        let hasItems = items.contains { !$0.placement.isAtBottom }
        isShown = !isHidden && (hasTitle || showsBack || hasItems || hasSearchInDrawer || hasSearchBesideItems)
        if !isShown { isLarge = false }
    }

    private(set) var showsBack = false
    private(set) var isShown = false

    private mutating func add(_ entry: _PortalEntry) {
        guard let list = entry.value as? ToolbarItemList else { return }
        for (index, item) in list.items.enumerated() {
            items.append(
                Item(
                    id: "\(entry.id) \(index)", entry: entry, index: index, placement: item.placement,
                    hidesPlatter: item.hidesPlatter))
        }
    }

    private mutating func read(_ choice: BarVisibility?) {
        guard let choice else { return }
        if choice.bars.contains(.navigationBar) { isHidden = choice.visibility == .hidden }
        if choice.bars.contains(.bottomBar) { isBottomHidden = choice.visibility == .hidden }
    }

    /// Below the title.
    var hasSearchInDrawer: Bool { search?.settings.isInDrawer == true }
    /// Where there is room it stands at the end of the bar, else at the bottom of the screen.
    var hasSearchBesideItems: Bool { search != nil && !hasSearchInDrawer && surroundings.isWide }
    var hasSearchAtBottom: Bool { search != nil && !hasSearchInDrawer && !surroundings.isWide }

    var hasBottomBar: Bool {
        !isBottomHidden && (items.contains { $0.placement.isAtBottom } || hasSearchAtBottom)
    }

    /// Points that a large title has left; 0 for a small one.
    var largeTitleRoom: CGFloat { isLarge ? max(0, largeTitleHeight - surroundings.scrolled.amount) : 0 }

    /// Grows with the title as the line of text does.
    var largeTitleHeight: CGFloat {
        let more = surroundings.titleSize - BarMetric.largeTitleSize.value
        let below = subtitle == nil ? 0 : SwiftUIMetric.subtitleHeight.value
        return BarMetric.largeTitleHeight.value + (more * SwiftUIMetric.titleLine.value).rounded() + below
    }

    /// Whether the title stands between the items.
    var isTitleInline: Bool { !isLarge || largeTitleRoom < largeTitleHeight / 4 }

    /// Where content runs under bars.
    var edges: Edge.Set {
        var edges: Edge.Set = []
        if isShown, background == nil { edges.insert(.top) }
        if hasBottomBar { edges.insert(.bottom) }
        return edges
    }

    /// Above the content, beyond what is covered at the window's top.
    var topZone: _BarZone {
        guard isShown else { return .none }
        var length = BarMetric.navigationHeight.value
        length += largeTitleRoom
        if hasSearchInDrawer { length += BarMetric.searchHeight.value }
        return _BarZone(length: length, least: BarMetric.navigationTop.value)
    }

    var bottomZone: _BarZone {
        hasBottomBar ? _BarZone(length: BarMetric.toolbarHeight.value, least: BarMetric.toolbarBottom.value) : .none
    }
}

/// Which bars are shown or not.
struct BarVisibility: Equatable {
    let visibility: Visibility
    let bars: [ToolbarPlacement]
}
