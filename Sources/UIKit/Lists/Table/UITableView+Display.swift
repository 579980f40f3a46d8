import CoreGraphics
import Foundation

/// How often showing rows may start over while heights change.
private let roundLimit = 12
/// So many rows without height behind each other mean that the rest of the section has none either.
private let hiddenRowLimit = 2_048

extension UITableView {
    // MARK: - The pass

    /// Brings cells, headers and footers in line with the bounds; see the class's layout algorithm.
    func updateShownRows() {
        guard !data.isUpdating, bounds.width > 0 else { return }
        loadDataIfNeeded()
        data.isUpdating = true
        let anchor = data.keepsPlace ? firstShownInPlace() : nil
        recycleRowsOutOfSight()
        for _ in 0..<roundLimit {
            let changed = showRows()
            if let anchor { restore(anchor) }
            contentSize = CGSize(width: bounds.width, height: contentEnd)
            clampOffset()
            recycleRowsOutOfSight()
            if !changed { break }
        }
        data.isUpdating = false
        data.keepsPlace = true
        cellPool.removeWaiting(from: self)
        cellPool.trim(to: shownCells.count + 8)
        headerPool.trim(to: 8)
        placeRows()
        placeEdges()
        placeOtherViews()
        sortRowViews()
        prefetch()
        // Somebody reloaded while cells were made: what was shown is old, the next pass takes the new.
        if data.needsReload || data.needsSections { setNeedsLayout() }
    }

    private var contentEnd: CGFloat {
        data.geometry.end + (tableFooterView.map { max(0, $0.frame.height) } ?? 0)
    }

    /// Makes what the bounds show; true where a height became another one.
    private func showRows() -> Bool {
        var changed = false
        var section = data.geometry.section(at: bounds.minY) ?? data.geometry.sections.count
        if storedStyle == .plain, section < data.geometry.sections.count {
            changed = showEdge(isFooter: false, of: section)
        }
        while section < data.geometry.sections.count, data.geometry.top(of: section) < bounds.maxY {
            changed = showSection(section) || changed
            section += 1
        }
        return changed
    }

    private func showSection(_ section: Int) -> Bool {
        var changed = false
        let headerTop = data.geometry.headerTop(of: section)
        let header = data.geometry.sections[section].header
        if headerTop + header.height > bounds.minY || storedStyle == .plain {
            changed = showEdge(isFooter: false, of: section) || changed
        }
        changed = showRows(of: section) || changed
        let footerTop = data.geometry.footerTop(of: section)
        let isPinned = storedStyle == .plain && data.geometry.rowsTop(of: section) < bounds.maxY
        if footerTop < bounds.maxY || isPinned, footerTop + data.geometry.sections[section].footer.height > bounds.minY
        {
            changed = showEdge(isFooter: true, of: section) || changed
        }
        return changed
    }

    private func showRows(of section: Int) -> Bool {
        let rowsTop = data.geometry.rowsTop(of: section)
        let rows = data.geometry.sections[section].rows
        guard let first = rows.index(at: max(0, bounds.minY - rowsTop)) else { return false }
        var changed = false
        var hidden = 0
        var y = rowsTop + rows.offset(of: first)
        for row in first..<rows.count {
            guard y < bounds.maxY else { break }
            let path = IndexPath(row: row, section: section)
            let old = data.geometry.sections[section].rows[row]
            let height = showRow(path, at: y)
            if height != old { changed = true }
            y += height
            hidden = height > 0 ? 0 : hidden + 1
            guard hidden < hiddenRowLimit else {
                data.geometry.hideUnknownRows(of: section)
                return true
            }
        }
        return changed
    }

    /// Makes sure of a row's height and, where it has one, of its cell.
    private func showRow(_ path: IndexPath, at y: CGFloat) -> CGFloat {
        let rows = data.geometry.sections[path.section].rows
        let isMeasured = rows.known(path.row) != nil && !data.unmeasured.contains(path)
        if isMeasured, shownCells[path] != nil { return rows[path.row] }
        let wasCell = shownCells[path] != nil
        if let height = wasCell && isMeasured ? rows[path.row] : knownHeight(of: path) {
            data.unmeasured.remove(path)
            data.geometry.setRow(path, height)
            guard height > 0, y + height > bounds.minY else { return height }
            if !wasCell { show(makeCell(at: path), at: path, CGRect(x: 0, y: y, width: rowWidth, height: height)) }
            return height
        }
        let cell: UITableViewCell
        if let known = shownCells[path] {
            cell = known
        } else {
            cell = makeCell(at: path)
            show(cell, at: path, CGRect(x: 0, y: y, width: rowWidth, height: rows[path.row]))
        }
        data.counts.measured += 1
        data.unmeasured.remove(path)
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = ListLength.checked(
            fitting.height, fallback: ListMetric.rowMinimumHeight.value, what: "\(type(of: cell)): fitting height")
        data.geometry.setRow(path, height)
        if height == 0 {
            recycle(path)
        } else if cell.frame.height != height {
            // Before a pass solves the content against the estimate, which it was never meant to fit.
            cell.frame.size.height = height
            cell.placeContentView()
        }
        return height
    }

    private func makeCell(at path: IndexPath) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell() }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        if let other = shownCells.first(where: { $0.value === cell })?.key, other != path {
            _Diagnostics.report(
                "\(type(of: self)): the data source gave one cell for the rows \(other) and \(path); "
                    + "expected tableView(_:cellForRowAt:) to dequeue or make a cell for each row")
            shownCells[other] = nil
        }
        return cell
    }

    private func show(_ cell: UITableViewCell, at path: IndexPath, _ frame: CGRect) {
        shownCells[path] = cell
        cell.table = self
        cell.context = context(of: path)
        if let level = delegate.flatMap({ delegate in
            OptionalRequirement.ask { delegate.tableView(self, indentationLevelForRowAt: path) }
        }) {
            cell.indentationLevel = level
        }
        var frame = frame
        frame.origin.x = rowSide
        cell.frame = frame
        // Before its constraints are solved: with the height of a cell on its own they may conflict.
        cell.placeContentView()
        if cell.superview !== self { addSubview(cell) }
        applyEditing(to: cell, at: path)
        cell.setSelected(selectedPaths.contains(path), animated: false)
        data.willDisplay.append(path)
    }

    // MARK: - Out of sight

    private func recycleRowsOutOfSight() {
        for path in shownCells.orderedKeys {
            guard data.geometry.contains(path) else {
                recycle(path)
                continue
            }
            let span = data.geometry.rowSpan(path)
            if span.top >= bounds.maxY || span.top + span.height <= bounds.minY || span.height == 0 { recycle(path) }
        }
        for isFooter in [false, true] {
            for section in Array((isFooter ? shownFooters : shownHeaders).keys)
            where !isEdgeInSight(isFooter: isFooter, of: section) {
                recycleEdge(isFooter: isFooter, of: section)
            }
        }
    }

    private func isEdgeInSight(isFooter: Bool, of section: Int) -> Bool {
        guard data.geometry.sections.indices.contains(section) else { return false }
        let all = data.geometry.sections[section]
        guard isFooter ? all.footer.hasView : all.header.hasView else { return false }
        let top =
            storedStyle == .plain
            ? data.geometry.headerTop(of: section)
            : isFooter
                ? data.geometry.footerTop(of: section) : data.geometry.headerTop(of: section)
        let end =
            storedStyle == .plain || isFooter
            ? data.geometry.footerTop(of: section) + all.footer.height : top + all.header.height
        return top < bounds.maxY && end > bounds.minY
    }

    /// Takes a row's cell out of sight and keeps it for another row; it leaves the table at the end of the pass.
    func recycle(_ path: IndexPath) {
        guard let cell = shownCells.removeValue(forKey: path) else { return }
        data.unmeasured.remove(path)
        data.willDisplay.removeAll { $0 == path }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier {
            cellPool.put(cell, for: identifier)
        } else {
            cell.removeFromSuperview()
        }
    }

    func recycleEverything() {
        for path in shownCells.orderedKeys { recycle(path) }
        for section in shownHeaders.orderedKeys { recycleEdge(isFooter: false, of: section) }
        for section in shownFooters.orderedKeys { recycleEdge(isFooter: true, of: section) }
        data.givesHeaders = nil
        data.givesFooters = nil
        data.firstHeader = nil
        data.firstFooter = nil
        data.unmeasured = []
        data.keepsPlace = false
    }

    // MARK: - The offset

    /// The first row that is in sight and stays there, with its distance to the top of the bounds.
    private func firstShownInPlace() -> (path: IndexPath, distance: CGFloat)? {
        guard bounds.minY > -adjustedContentInset.top else { return nil }
        let paths = shownCells.orderedKeys.filter { data.geometry.contains($0) }
        let spans = paths.map { (path: $0, top: data.geometry.rowSpan($0).top) }
        let inSight = spans.filter { $0.top >= bounds.minY && $0.top < bounds.maxY }
        return inSight.min { $0.top < $1.top }.map { ($0.path, $0.top - bounds.minY) }
    }

    private func restore(_ anchor: (path: IndexPath, distance: CGFloat)) {
        guard data.geometry.contains(anchor.path) else { return }
        let y = data.geometry.rowSpan(anchor.path).top - anchor.distance
        if abs(y - bounds.minY) > 0.001 { contentOffset.y = y }
    }

    /// Content that became shorter than where the table had scrolled to ends at the bottom.
    private func clampOffset() {
        guard !isDragging else { return }
        let range = offsetRange
        if contentOffset.y > range.high.y, data.wasLongEnough { contentOffset.y = range.high.y }
        data.wasLongEnough = contentOffset.y <= range.high.y
    }

    // MARK: - Frames

    private func placeRows() {
        for (path, cell) in shownCells.inOrder {
            let span = data.geometry.rowSpan(path)
            let frame = CGRect(x: rowSide, y: span.top, width: rowWidth, height: span.height)
            if cell.frame != frame {
                cell.frame = frame
                cell.placeContentView()
            }
            cell.context = context(of: path)
        }
        let fresh = data.willDisplay.sorted()
        data.willDisplay = []
        for path in fresh {
            if let cell = shownCells[path] { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        }
    }

    private func placeOtherViews() {
        backgroundView?.frame = bounds
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        }
        if let view = tableFooterView {
            view.frame = CGRect(x: 0, y: data.geometry.end, width: bounds.width, height: view.frame.height)
        }
        placeIndex()
    }

    /// Rows stand in their order, headers and footers above them, the index above all.
    private func sortRowViews() {
        var ranks: [ObjectIdentifier: (Int, Int)] = [:]
        for (rank, path) in shownCells.orderedKeys.enumerated() {
            if let cell = shownCells[path] { ranks[ObjectIdentifier(cell)] = (1, rank) }
        }
        for (section, view) in shownFooters { ranks[ObjectIdentifier(view)] = (2, 2 * section) }
        for (section, view) in shownHeaders { ranks[ObjectIdentifier(view)] = (2, 2 * section + 1) }
        if let indexView { ranks[ObjectIdentifier(indexView)] = (3, 0) }
        if let backgroundView { ranks[ObjectIdentifier(backgroundView)] = (-1, 0) }
        let keyed = storedSubviews.enumerated().map { index, view in
            (view: view, rank: ranks[ObjectIdentifier(view)] ?? (0, 0), index: index)
        }
        let sorted = keyed.sorted { ($0.rank.0, $0.rank.1, $0.index) < ($1.rank.0, $1.rank.1, $1.index) }
        guard sorted.enumerated().contains(where: { $0.offset != $0.element.index }) else { return }
        storedSubviews = sorted.map(\.view)
        sortSublayers()
    }

    // MARK: - Widths

    /// Points between the table's sides and its rows: zero but in inset grouped tables.
    var rowSide: CGFloat {
        guard storedStyle == .insetGrouped else { return 0 }
        if storedMargins != nil { return layoutMargins.left }
        let isWide = bounds.width >= ListMetric.groupedSideBreakWidth.value
        let side = isWide ? ListMetric.groupedSideWide.value : ListMetric.groupedSideNarrow.value
        return side + (insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0)
    }

    var rowWidth: CGFloat { max(0, bounds.width - 2 * rowSide) }

    /// Points between a row's sides and its content.
    var rowSideMargin: CGFloat {
        if storedStyle == .insetGrouped {
            let isWide = bounds.width >= ListMetric.groupedSideBreakWidth.value
            return isWide ? ListMetric.groupedTextInsetWide.value : ListMetric.groupedTextInsetNarrow.value
        }
        let safe = insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0
        let side = (storedMargins.map(\.leading) ?? RootMargins.side(forWidth: bounds.width)) + safe
        guard cellLayoutMarginsFollowReadableWidth else { return side }
        return max(side, ((bounds.width - SystemGuides.readableWidth(traitCollection)) / 2).rounded(.down))
    }
}
