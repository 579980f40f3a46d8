/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let name: String

    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: "doubleColumn")
    }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

/// Two or three columns beside each other; in a compact width one of them at a time.
///
/// Layout algorithm, in a regular width:
/// 1. The sidebar is shown where the window is wide enough for it and the detail, or where it is asked for.
/// 2. Sidebar and content have their own widths; the detail takes the rest.
///
/// In a compact one: the columns up to the preferred one lie on each other like the screens of a stack. A choice in a list
/// goes on to the next column, the back button to the one before.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, _NamedView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<NavigationSplitViewColumn>?
    @Environment(\.horizontalSizeClass) private var width
    @State private var ownColumn = NavigationSplitViewColumn.sidebar

    private init(
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.preferred = preferred
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, nil)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, nil)
    }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }

    public var body: some View {
        if width == .compact {
            compact
        } else {
            SplitColumns(
                visibility: visibility?.wrappedValue ?? .automatic, hasContent: Content.self != EmptyView.self,
                sidebar: sidebar, content: content, detail: detail)
        }
    }

    private var columns: [NavigationSplitViewColumn] {
        Content.self == EmptyView.self ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    }

    private var compact: some View {
        let current = preferred?.wrappedValue ?? ownColumn
        let top = columns.firstIndex(of: current) ?? 0
        return ZStack {
            ForEach(columns.prefix(top + 1).indices, id: \.self) { index in
                NavigationStack(below: index, leave: { show(index - 1) }) { column(columns[index]) }
                    .environment(\._choiceFollower) { show(index + 1) }
                    .opacity(index == top ? 1 : 0)
            }
        }
    }

    private func show(_ index: Int) {
        guard columns.indices.contains(index) else { return }
        ownColumn = columns[index]
        preferred?.wrappedValue = columns[index]
    }

    @ViewBuilder private func column(_ column: NavigationSplitViewColumn) -> some View {
        switch column {
        case .detail: detail
        case .content: content
        default: sidebar.environment(\._isInSidebar, true)
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail(), nil, nil)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), columnVisibility, nil)
    }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), nil, preferredCompactColumn)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), columnVisibility, preferredCompactColumn)
    }
}

/// The columns beside each other.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: NavigationSplitViewVisibility
    let hasContent: Bool
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    var body: some View {
        GeometryReader { geometry in
            HStack(spacing: 0) {
                if showsSidebar(geometry.size.width) {
                    SplitColumn(usual: SwiftUIMetric.splitSidebar.value) {
                        sidebar.environment(\._isInSidebar, true)
                    }
                    Divider().ignoresSafeArea()
                }
                if hasContent, visibility != .detailOnly {
                    SplitColumn(usual: SwiftUIMetric.splitContent.value) { content }
                    Divider().ignoresSafeArea()
                }
                NavigationStack { detail }.frame(maxWidth: .infinity)
            }
            .environment(\._choiceFollower) {}
        }
    }

    private func showsSidebar(_ width: CGFloat) -> Bool {
        switch visibility {
        case .all: return true
        case .detailOnly: return false
        case .doubleColumn: return !hasContent
        default:
            let others = hasContent ? SwiftUIMetric.splitContent.value : 0
            return width >= SwiftUIMetric.splitSidebar.value + others + SwiftUIMetric.splitLeastDetail.value
        }
    }
}

/// One of the columns before the detail, as wide as it asks to be.
private struct SplitColumn<Content: View>: View {
    let usual: CGFloat
    private let content: Content

    init(usual: CGFloat, @ViewBuilder content: () -> Content) {
        self.usual = usual
        self.content = content()
    }

    var body: some View {
        _PortalTarget([NavigationChannel.columnWidth]) { entries in
            NavigationStack { content }.frame(width: entries.last?.value as? CGFloat ?? usual)
        }
    }
}

/// How split views arrange their columns.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

extension View {
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        _says(NavigationChannel.columnWidth, width)
    }
    /// Where nobody drags its edge a column has its ideal width, within the limits.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity)))
    }
}
