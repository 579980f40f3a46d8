import CoreGraphics
import Foundation

/// Where the sections and rows of a table are, from their heights alone.
///
/// Algorithm: a section is a gap, a header, its rows and a footer, below each other. Rows are kept in an ``ExtentIndex``
/// for each section, the heights of whole sections in another one, so that any row is found in logarithmic time.
struct TableGeometry {
    /// A header or a footer.
    struct Edge: Equatable {
        var height: CGFloat = 0
        /// Whether a view stands here, or only room.
        var hasView = false
        /// Whether the height is final; else it is measured when the view is made.
        var isKnown = true
    }

    struct Section {
        var rows: ExtentIndex
        /// Points above the header.
        var gap: CGFloat = 0
        var header = Edge()
        var footer = Edge()
        var height: CGFloat { gap + header.height + rows.total + footer.height }
    }

    private(set) var sections: [Section] = []
    private var heights = ExtentIndex()
    /// Where the first section begins: below the table's header.
    var start: CGFloat = 0

    init(sections: [Section] = [], start: CGFloat = 0) {
        self.start = start
        self.sections = sections
        heights = ExtentIndex(count: sections.count, defaultExtent: 0)
        for (index, section) in sections.enumerated() { heights[index] = section.height }
    }

    var rowCounts: [Int] { sections.map(\.rows.count) }
    /// Where the last section ends.
    var end: CGFloat { start + heights.total }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    // MARK: - Changes

    mutating func setRow(_ path: IndexPath, _ height: CGFloat) {
        let old = sections[path.section].rows.total
        sections[path.section].rows[path.row] = height
        if sections[path.section].rows.total != old { update(path.section) }
    }

    mutating func setHeader(_ section: Int, _ edge: Edge) {
        sections[section].header = edge
        update(section)
    }

    mutating func setGap(_ section: Int, _ gap: CGFloat) {
        sections[section].gap = gap
        update(section)
    }

    mutating func setFooter(_ section: Int, _ edge: Edge) {
        sections[section].footer = edge
        update(section)
    }

    /// Takes all rows of a section whose height was not set yet for rows without height.
    mutating func hideUnknownRows(of section: Int) {
        let old = sections[section].rows
        var new = ExtentIndex(count: old.count, defaultExtent: 0)
        old.forEachKnown { new[$0] = $1 }
        sections[section].rows = new
        update(section)
    }

    private mutating func update(_ section: Int) { heights[section] = sections[section].height }

    // MARK: - Places: points from the top of the content

    func top(of section: Int) -> CGFloat { start + heights.offset(of: section) }
    func headerTop(of section: Int) -> CGFloat { top(of: section) + sections[section].gap }
    func rowsTop(of section: Int) -> CGFloat { headerTop(of: section) + sections[section].header.height }
    func footerTop(of section: Int) -> CGFloat { rowsTop(of: section) + sections[section].rows.total }

    func rowSpan(_ path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let rows = sections[path.section].rows
        return (rowsTop(of: path.section) + rows.offset(of: path.row), rows[path.row])
    }

    /// The first section that ends behind an offset; nil behind the last.
    func section(at y: CGFloat) -> Int? { heights.index(at: y - start) }

    /// The row that contains an offset; nil where a header, a footer or nothing is.
    func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: max(y, start)) else { return nil }
        let inside = y - rowsTop(of: section)
        guard inside >= 0, let row = sections[section].rows.index(at: inside) else { return nil }
        return IndexPath(row: row, section: section)
    }
}
