/// How a lazy container puts its lines.
struct LazyArrangement {
    /// The direction that it grows in.
    var axis: Axis
    /// nil for one track as wide as the container.
    var grid: LazyGridTracks?
    /// Across.
    var guide: AlignmentKey
    /// Points between lines; nil for what neighbours want, in grids for the default.
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews = []
    /// Points; what a line counts with before any is known.
    var estimate: CGFloat = LayoutMetric.lazyRowEstimate
    /// Whether the container is as wide as it is offered.
    var fillsAcross = true
}

/// Where a row of a lazy container is among the others.
struct RowPlace: Equatable {
    enum Role: Equatable {
        case header, row, footer
    }

    var role: Role
    var section: Int
    var isFirst: Bool
    var isLast: Bool
    var hasHeader: Bool
    var hasFooter: Bool
    /// Whether the section before has a footer.
    var followsFooter: Bool
    /// Whether the row belongs to a section that the user made.
    var isInSection: Bool
}

/// Makes boxes around the rows of a lazy container, as a list does.
@MainActor protocol RowDecorator {
    /// - Parameter known: the box that was made for the row before, which may be changed and given again.
    func decorated(_ row: LayoutBox, at place: RowPlace, known: LayoutBox?) -> LayoutBox
}

/// A run of cells of one kind: those between a section's header and footer, or one of these.
final class LazyBlock {
    /// Where the cells come from: made views, or elements to be made.
    enum Source {
        case made([LayoutBox])
        case elements(any LazyElements, [any BoxWrapper])
    }

    let role: RowPlace.Role
    let section: Int
    let isInSection: Bool
    var sources: [(first: Int, count: Int, source: Source)] = []
    var count = 0
    /// The boxes of the cells that are made.
    var cells: [Int: [LayoutBox]] = [:]
    var lines: RowExtents
    /// Points from the start of the container, set by each layout.
    var start: CGFloat = 0

    init(role: RowPlace.Role, section: Int, isInSection: Bool, estimate: CGFloat) {
        self.role = role
        self.section = section
        self.isInSection = isInSection
        lines = RowExtents(count: 0, estimate: estimate)
    }

    func add(_ source: Source, count: Int) {
        sources.append((self.count, count, source))
        if case .made(let boxes) = source {
            for (offset, box) in boxes.enumerated() { cells[self.count + offset] = [box] }
        }
        self.count += count
    }

    /// Whether some of the cells are made when they are needed.
    var isLazy: Bool {
        sources.contains { if case .elements = $0.source { true } else { false } }
    }
}
