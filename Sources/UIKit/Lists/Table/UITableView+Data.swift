import CoreGraphics
import Foundation

/// Delegates are asked for estimates and heights of so many rows of a section before it is shown; rows behind them count
/// as the mean of these until they come into sight, so that ten million rows open at once.
private let askedRowLimit = 100_000

extension UITableView {
    // MARK: - Loading

    /// Asks for counts and sections where they are out of date.
    func loadDataIfNeeded() {
        guard data.needsReload || data.needsSections, !data.isUpdating else { return }
        data.isUpdating = true
        defer { data.isUpdating = false }
        if data.needsReload {
            data.needsReload = false
            data.hasLoaded = true
            recycleEverything()
            data.indexTitles = nil
            data.geometry = TableGeometry(sections: askForCounts().map { TableGeometry.Section(rows: $0) })
            data.needsSections = true
        }
        guard data.needsSections else { return }
        data.needsSections = false
        loadSections(counts: data.geometry.rowCounts)
    }

    func askForCounts() -> [ExtentIndex] {
        guard let dataSource else { return [] }
        let count = ListLength.checked(
            count: OptionalRequirement.ask { dataSource.numberOfSections(in: self) } ?? 1,
            what: "\(type(of: self)): numberOfSections(in:)")
        return (0..<count).map { section in
            ExtentIndex(
                count: ListLength.checked(
                    count: dataSource.tableView(self, numberOfRowsInSection: section),
                    what: "\(type(of: self)): tableView(_:numberOfRowsInSection: \(section))"))
        }
    }

    /// Makes the geometry from counts: estimated rows, and headers and footers as far as they are known without views.
    func loadSections(counts: [Int]) {
        data.unmeasured = Set(shownCells.keys)
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(counts.count)
        for (index, count) in counts.enumerated() {
            var section = TableGeometry.Section(rows: rows(of: index, count: count))
            section.header = edge(isFooter: false, of: index)
            section.footer = edge(isFooter: true, of: index)
            section.gap = gap(above: section.header, isFirst: index == 0)
            sections.append(section)
        }
        data.geometry = TableGeometry(sections: sections, start: headerHeight)
    }

    /// Asks for all heights again, keeping counts, cells and what is in sight.
    func invalidateHeights() {
        data.needsSections = true
        setNeedsLayout()
    }

    var headerHeight: CGFloat { tableHeaderView.map { max(0, $0.frame.height) } ?? 0 }

    // MARK: - Rows

    /// Rows with their estimates.
    ///
    /// 1. A fixed row height that no delegate changes holds for all rows.
    /// 2. Estimates of the delegate are asked for, up to a limit.
    /// 3. With an estimate of zero heights themselves are asked for, up to the same limit.
    /// 4. Else all rows have the table's estimate, or the system's row height.
    private func rows(of section: Int, count: Int) -> ExtentIndex {
        let standard = ListMetric.rowStandardHeight
        let fixed = rowHeight >= 0 ? rowHeight : standard
        guard count > 0 else { return ExtentIndex() }
        let first = IndexPath(row: 0, section: section)
        if estimatedRowHeight == 0 {
            return asked(count: count, fallback: fixed, section: section) { delegate, path in
                self.data.counts.heights += 1
                let height = delegate.tableView(self, heightForRowAt: path)
                return height == UITableView.automaticDimension ? fixed : height
            }
        }
        if let delegate, OptionalRequirement.ask({ delegate.tableView(self, estimatedHeightForRowAt: first) }) != nil {
            return asked(count: count, fallback: standard, section: section) { delegate, path in
                self.data.counts.estimates += 1
                let height = delegate.tableView(self, estimatedHeightForRowAt: path)
                return height < 0 ? standard : height
            }
        }
        let estimate = rowHeight >= 0 ? rowHeight : estimatedRowHeight >= 0 ? estimatedRowHeight : standard
        return ExtentIndex(
            count: count,
            defaultExtent: ListLength.checked(estimate, fallback: standard, what: "\(type(of: self)): row height"))
    }

    /// Rows whose delegate gives each height; where it does not, all have the fallback.
    private func asked(
        count: Int, fallback: CGFloat, section: Int, _ height: (any UITableViewDelegate, IndexPath) -> CGFloat
    ) -> ExtentIndex {
        guard let delegate else { return ExtentIndex(count: count, defaultExtent: fallback) }
        var heights: [CGFloat] = []
        for row in 0..<min(count, askedRowLimit) {
            let path = IndexPath(row: row, section: section)
            guard let value = OptionalRequirement.ask({ height(delegate, path) }) else {
                if row == 0 { return ExtentIndex(count: count, defaultExtent: fallback) }
                heights.append(fallback)
                continue
            }
            heights.append(
                ListLength.checked(value, fallback: fallback, what: "\(type(of: self)): height of row \(path)"))
        }
        let mean = heights.isEmpty ? fallback : heights.reduce(0, +) / CGFloat(heights.count)
        var result = ExtentIndex(count: count, defaultExtent: mean)
        for (row, value) in heights.enumerated() { result[row] = value }
        return result
    }

    /// A row's height where it needs no cell; nil where the content decides.
    func knownHeight(of path: IndexPath) -> CGFloat? {
        let standard = ListMetric.rowStandardHeight
        var height = rowHeight
        if let delegate, let own = OptionalRequirement.ask({ delegate.tableView(self, heightForRowAt: path) }) {
            data.counts.heights += 1
            height = own
        }
        guard height != UITableView.automaticDimension else { return estimatedRowHeight == 0 ? standard : nil }
        return ListLength.checked(height, fallback: standard, what: "\(type(of: self)): height of row \(path)")
    }
}
