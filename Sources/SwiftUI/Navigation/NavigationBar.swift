/// The bar above a screen: items at both ends, the title in the middle, a large one below.
struct NavigationBar: View, _NamedView {
    let bar: BarContent
    let depth: Int
    @Environment(\._navigator) private var navigator
    @Environment(\._design) private var design

    var body: some View {
        VStack(spacing: 0) {
            BarRowLayout(
                side: BarMetric.itemSide.value, spacing: BarMetric.itemSpacing.value, gap: BarMetric.titleGap.value
            ) {
                HStack(spacing: itemSpacing) { leading }
                HStack(spacing: itemSpacing) { trailing }
                middle
            }.frame(height: BarMetric.navigationHeight.value)
            if bar.isLarge, let title = bar.title {
                VStack(alignment: .leading, spacing: 0) {
                    title.font(.system(size: bar.surroundings.titleSize, weight: .bold)).lineLimit(1)
                        .minimumScaleFactor(SwiftUIMetric.titleScale.value)
                    if let subtitle = bar.subtitle {
                        subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                    }
                }
                .padding(.horizontal, BarMetric.itemSide.value)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: bar.largeTitleHeight)
                .opacity(bar.isTitleInline ? 0 : 1)
                .frame(height: bar.largeTitleRoom, alignment: .bottom)
                .clipped()
            }
            if let search = bar.search, bar.hasSearchInDrawer {
                SearchBar(search: search).frame(height: BarMetric.searchHeight.value)
            }
        }
        .background { platter.ignoresSafeArea(edges: .top) }
        .transformEnvironment(\.colorScheme) { if let scheme = bar.scheme { $0 = scheme } }
    }

    /// Up to iOS 18 a veil lies under the bar once something has gone under it.
    @ViewBuilder private var platter: some View {
        if let background = bar.background {
            background
        } else if design == .ios18, bar.surroundings.scrolled.isScrolled {
            Rectangle().fill(.bar).overlay(alignment: .bottom) { Divider() }
        }
    }

    private var itemSpacing: CGFloat { design == .ios26 ? LayoutGap.small : BarMetric.itemSpacing.value }

    @ViewBuilder private var leading: some View {
        if bar.showsBack { BackButton { navigator?.pop() } }
        items { $0.isLeading }
    }

    @ViewBuilder private var trailing: some View {
        items { $0.isTrailing }
        if let search = bar.search, bar.hasSearchBesideItems {
            SearchBar(search: search).frame(width: BarMetric.searchInlineWidth.value)
        }
    }

    private func items(_ isThere: @escaping (ToolbarItemPlacement) -> Bool) -> some View {
        ForEach(bar.items.filter { isThere($0.placement) }) { item in
            BarItem(hidesPlatter: item.hidesPlatter) {
                _PortalView(item.entry, index: item.index, colorScheme: bar.scheme)
            }
        }
    }

    @ViewBuilder private var middle: some View {
        let principal = bar.items.filter { $0.placement == .principal || $0.placement == .title }
        if !principal.isEmpty {
            ForEach(principal) { item in _PortalView(item.entry, index: item.index, colorScheme: bar.scheme) }
        } else if bar.isTitleInline, let title = bar.title {
            VStack(spacing: 0) {
                title.font(.system(size: BarMetric.titleSize.value, weight: .semibold)).lineLimit(1)
                if let subtitle = bar.subtitle {
                    subtitle.font(.system(size: SwiftUIMetric.gaugeLabelFont.value)).foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
        }
    }
}

/// Items at both ends, the title in the middle, or between them where it would meet them.
struct BarRowLayout: Layout {
    var side: CGFloat
    var spacing: CGFloat
    var gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.width ?? 0, height: proposal.height ?? height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count > 1 else { return }
        let widths = subviews.prefix(2).map { $0.sizeThatFits(.unspecified).width }
        subviews[0].place(at: CGPoint(x: bounds.minX + side, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.maxX - side, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        for title in subviews.dropFirst(2) {
            let low = bounds.minX + (widths[0] > 0 ? side + widths[0] : 0) + gap
            let high = bounds.maxX - (widths[1] > 0 ? side + widths[1] : 0) - gap
            let offer = ProposedViewSize(width: max(0, high - low), height: bounds.height)
            let width = title.sizeThatFits(offer).width
            let x = min(max(bounds.midX - width / 2, low), max(low, high - width))
            title.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
        }
    }
}

/// An item of a bar, from iOS 26 on on a platter.
struct BarItem<Content: View>: View {
    let hidesPlatter: Bool
    private let content: Content
    @Environment(\._design) private var design

    init(hidesPlatter: Bool = false, @ViewBuilder content: () -> Content) {
        self.hidesPlatter = hidesPlatter
        self.content = content()
    }

    var body: some View {
        if design == .ios26, !hidesPlatter {
            let height = BarMetric.itemHeight.value
            content.padding(.horizontal, BarMetric.itemPadding.value).frame(minWidth: height).frame(height: height)
                .background { _GlassPlatter(in: Capsule()) }
        } else {
            content
        }
    }
}

private struct BackButton: View {
    let action: () -> Void
    @Environment(\._design) private var design

    var body: some View {
        BarItem {
            Image(systemName: "chevron.backward").font(.system(size: BarMetric.titleSize.value, weight: .semibold))
                .foregroundStyle(design == .ios26 ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
        }
        .onTapGesture { action() }
        .accessibilityLabel("Back")
    }
}

/// The items at the bottom of a screen.
struct BottomBar: View {
    let bar: BarContent

    var body: some View {
        HStack(spacing: LayoutGap.small) {
            ForEach(bar.items.filter { $0.placement.isAtBottom }) { item in
                BarItem(hidesPlatter: item.hidesPlatter) { _PortalView(item.entry, index: item.index) }
                    .frame(maxWidth: .infinity)
            }
            if let search = bar.search, bar.hasSearchAtBottom { SearchBar(search: search) }
        }
        .padding(.horizontal, BarMetric.toolbarSide.value)
        .frame(height: BarMetric.toolbarHeight.value)
    }
}
