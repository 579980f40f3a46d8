/// Lays cells out in rows and columns.
///
/// Terms: a cell is a view of a row; a view outside of all rows is a row of its own over all columns.
///
/// Layout algorithm:
/// 1. A column is as flexible as its cells together; columns share the room like the views of a row do, each offered to
///    its cells. Cells that span columns, and unsized ones, do not count.
/// 2. A cell that spans columns and needs more than they have widens them equally; so does a view outside of rows.
/// 3. Rows share the height in the same way, each cell offered its columns' width.
/// 4. Between columns lies the widest distance that two neighbours want, between rows that of two stacked cells.
/// 5. A cell's guides lie on its column's and row's; an anchor of its own wins over them.
///
/// Origin: recorded on macOS 26.2 (grid cases), SwiftUI reference.
struct GridLayout: Layout {
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?

    struct Cell {
        var subview: LayoutSubview
        var column: Int
        var span: Int
        var unsized: Axis.Set
        var anchor: UnitPoint?
    }

    struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
        /// Whether it is one view outside of rows.
        var isSingle: Bool
    }

    struct Cache {
        var rows: [Row]
        var columns: Int
        var columnAlignments: [HorizontalAlignment?]
        var columnGaps: [CGFloat]
        var rowGaps: [CGFloat]
        var last: (proposal: ProposedViewSize, widths: [CGFloat], heights: [CGFloat])?
    }

    // MARK: - Structure

    func makeCache(subviews: Subviews) -> Cache {
        var rows: [Row] = []
        var current: ObjectIdentifier?
        for subview in subviews {
            let info = subview.box.trait(GridRowTrait.self, as: GridRowTrait.self)
            let span = max(1, subview.box.trait(GridTrait.Columns.self, as: Int.self) ?? 1)
            let cell = Cell(
                subview: subview, column: 0, span: span,
                unsized: subview.box.trait(GridTrait.Unsized.self, as: Axis.Set.self) ?? [],
                anchor: subview.box.trait(GridTrait.Anchor.self, as: UnitPoint.self))
            if let info, info.id == current {
                var cell = cell
                cell.column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
                rows[rows.count - 1].cells.append(cell)
            } else {
                rows.append(Row(cells: [cell], alignment: info?.alignment, isSingle: info == nil))
                current = info?.id
            }
        }
        let columns = rows.map { $0.isSingle ? 1 : $0.cells.last.map { $0.column + $0.span } ?? 0 }.max() ?? 0
        for index in rows.indices where rows[index].isSingle { rows[index].cells[0].span = max(1, columns) }
        var cache = Cache(
            rows: rows, columns: columns, columnAlignments: Array(repeating: nil, count: columns), columnGaps: [],
            rowGaps: [])
        for cell in rows.flatMap(\.cells) where cell.span == 1 {
            let own = cell.subview.box.trait(GridTrait.ColumnAlignment.self, as: HorizontalAlignment.self)
            cache.columnAlignments[cell.column] = cache.columnAlignments[cell.column] ?? own
        }
        cache.columnGaps = columnGaps(cache)
        cache.rowGaps = rowGaps(cache)
        return cache
    }

    private func columnGaps(_ cache: Cache) -> [CGFloat] {
        guard cache.columns > 1 else { return [] }
        var gaps = Array(repeating: horizontalSpacing ?? 0, count: cache.columns - 1)
        guard horizontalSpacing == nil else { return gaps }
        for row in cache.rows {
            for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
                let gap = next.column - 1
                gaps[gap] = max(
                    gaps[gap], cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal))
            }
        }
        return gaps
    }

    private func rowGaps(_ cache: Cache) -> [CGFloat] {
        zip(cache.rows, cache.rows.dropFirst()).map { row, next in
            if let verticalSpacing { return verticalSpacing }
            var gap: CGFloat = 0
            for cell in row.cells {
                for other in next.cells
                where cell.column < other.column + other.span && other.column < cell.column + cell.span {
                    gap = max(gap, cell.subview.spacing.distance(to: other.subview.spacing, along: .vertical))
                }
            }
            return gap
        }
    }

    // MARK: - Sizes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let (widths, heights) = lengths(proposal, &cache)
        return CGSize(
            width: widths.reduce(0, +) + cache.columnGaps.reduce(0, +),
            height: heights.reduce(0, +) + cache.rowGaps.reduce(0, +))
    }

    private func lengths(
        _ proposal: ProposedViewSize, _ cache: inout Cache
    ) -> (widths: [CGFloat], heights: [CGFloat]) {
        if let last = cache.last, last.proposal == proposal { return (last.widths, last.heights) }
        let columns = cache.columns
        let singles = cache.rows.flatMap { row in row.cells.map { (cell: $0, row: row) } }
        var byColumn: [[Cell]] = Array(repeating: [], count: columns)
        for (cell, _) in singles where cell.span == 1 && !cell.unsized.contains(Axis.horizontal) {
            byColumn[cell.column].append(cell)
        }
        var widths = Self.shared(proposal.width, gaps: cache.columnGaps, count: columns) { column, width in
            byColumn[column].map {
                $0.subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
            }.max() ?? 0
        }
        for (cell, _) in singles where cell.span > 1 && !cell.unsized.contains(Axis.horizontal) {
            let range = cell.column..<cell.column + cell.span
            let room = Self.extent(of: range, widths, cache.columnGaps)
            let offered = proposal.width.map { cell.span == columns ? $0 : max(room, 0) }
            let needed = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: proposal.height)).width
            let extra = needed - room
            guard extra > 0 else { continue }
            for column in range { widths[column] += extra / CGFloat(cell.span) }
        }
        let rows = cache.rows
        let gaps = cache.columnGaps
        let heights = Self.shared(proposal.height, gaps: cache.rowGaps, count: rows.count) { index, height in
            rowHeight(rows[index], height: height, widths, gaps)
        }
        cache.last = (proposal, widths, heights)
        return (widths, heights)
    }

    private func rowHeight(_ row: Row, height: CGFloat?, _ widths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        let guide = row.alignment ?? alignment.vertical
        var (above, below, most) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
        for cell in row.cells where !cell.unsized.contains(Axis.vertical) {
            let width = Self.extent(of: cell.column..<cell.column + cell.span, widths, gaps)
            let dimensions = cell.subview.dimensions(in: ProposedViewSize(width: width, height: height))
            most = max(most, dimensions.height)
            guard cell.anchor == nil, dimensions.height.isFinite else { continue }
            above = max(above, dimensions[guide])
            below = max(below, dimensions.height - dimensions[guide])
        }
        return max(most, above.isFinite ? above + below : 0)
    }

    private static func extent(of range: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        range.reduce(0) { $0 + lengths[$1] } + range.dropLast().reduce(0) { $0 + gaps[$1] }
    }

    /// The lengths of columns or rows that share room like the views of a stack.
    private static func shared(
        _ room: CGFloat?, gaps: [CGFloat], count: Int, length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let room else { return (0..<count).map { length($0, nil) } }
        var available = room - gaps.reduce(0, +)
        var result = Array(repeating: CGFloat(0), count: count)
        let order = (0..<count).map { (index: $0, flexibility: length($0, .infinity) - length($0, 0)) }
            .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (position, entry) in order.enumerated() {
            let taken = length(entry.index, max(0, available / CGFloat(count - position)))
            result[entry.index] = taken
            available -= taken
        }
        return result
    }

    // MARK: - Places

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let (widths, heights) = lengths(proposal, &cache)
        var y = bounds.minY
        for (index, row) in cache.rows.enumerated() {
            place(row, y: y, height: heights[index], widths: widths, left: bounds.minX, cache)
            y += heights[index]
            if index < cache.rowGaps.count { y += cache.rowGaps[index] }
        }
    }

    private func place(
        _ row: Row, y: CGFloat, height: CGFloat, widths: [CGFloat], left: CGFloat, _ cache: Cache
    ) {
        let guide = row.alignment ?? alignment.vertical
        let placed = row.cells.map { cell -> (cell: Cell, frame: CGRect, dimensions: ViewDimensions) in
            let before = Self.extent(of: 0..<cell.column, widths, cache.columnGaps)
            let x = left + before + (cell.column > 0 ? cache.columnGaps[cell.column - 1] : 0)
            let width = Self.extent(of: cell.column..<cell.column + cell.span, widths, cache.columnGaps)
            let frame = CGRect(x: x, y: y, width: width, height: height)
            return (cell, frame, cell.subview.dimensions(in: ProposedViewSize(frame.size)))
        }
        let isStated = placed.contains { $0.cell.subview.box.guides.contains(guide.key) }
        let line = placed.filter { $0.cell.anchor == nil }.map { $0.dimensions[guide] }.max() ?? 0
        for (cell, frame, dimensions) in placed {
            let inner = ProposedViewSize(frame.size)
            if let anchor = cell.anchor {
                cell.subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: inner)
                continue
            }
            let column = cell.span == 1 ? cache.columnAlignments[cell.column] : nil
            let horizontal = column ?? alignment.horizontal
            let around = ViewDimensions(size: frame.size, box: nil, proposal: inner)
            let top = isStated ? line - dimensions[guide] : around[guide] - dimensions[guide]
            cell.subview.place(
                at: CGPoint(x: frame.minX + around[horizontal] - dimensions[horizontal], y: frame.minY + top),
                proposal: inner)
        }
    }
}

/// Which row a cell stands in.
struct GridRowTrait {
    var id: ObjectIdentifier
    var alignment: VerticalAlignment?
}

/// What cells say to their grid.
enum GridTrait {
    enum Columns {}
    enum Unsized {}
    enum Anchor {}
    enum ColumnAlignment {}
}
