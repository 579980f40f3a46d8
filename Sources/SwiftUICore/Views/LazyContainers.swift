/// A grid that grows downwards; only the lines in sight are made.
public struct LazyVGrid<Content: View>: LazyContainerView {
    public typealias Body = Never
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    let contained: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        contained = content()
    }

    func arrangement(_ environment: EnvironmentValues) -> LazyArrangement {
        LazyArrangement(
            axis: .vertical, grid: LazyGridTracks(items: columns), guide: alignment.key, spacing: spacing,
            pinned: pinnedViews)
    }
}

/// A grid that grows to the trailing side; only the lines in sight are made.
public struct LazyHGrid<Content: View>: LazyContainerView {
    public typealias Body = Never
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    let contained: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        contained = content()
    }

    func arrangement(_ environment: EnvironmentValues) -> LazyArrangement {
        LazyArrangement(
            axis: .horizontal, grid: LazyGridTracks(items: rows), guide: alignment.key, spacing: spacing,
            pinned: pinnedViews)
    }
}

/// A column as wide as it is offered; only the views in sight are made.
public struct LazyVStack<Content: View>: LazyContainerView {
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    let contained: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        contained = content()
    }

    func arrangement(_ environment: EnvironmentValues) -> LazyArrangement {
        LazyArrangement(axis: .vertical, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    }
}

/// A row as tall as it is offered; only the views in sight are made.
public struct LazyHStack<Content: View>: LazyContainerView {
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    let contained: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        contained = content()
    }

    func arrangement(_ environment: EnvironmentValues) -> LazyArrangement {
        LazyArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    }
}

/// Which parts of sections stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
