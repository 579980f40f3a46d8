import CoreGraphics
import Foundation

extension UITableView {
    // MARK: - Rectangles, in the table's own coordinates

    /// Zero for a section that is not there.
    public func rect(forSection section: Int) -> CGRect {
        loadDataIfNeeded()
        guard data.geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: data.geometry.top(of: section), width: bounds.width,
            height: data.geometry.sections[section].height)
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        loadDataIfNeeded()
        guard data.geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: data.geometry.headerTop(of: section), width: bounds.width,
            height: data.geometry.sections[section].header.height)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        loadDataIfNeeded()
        guard data.geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: data.geometry.footerTop(of: section), width: bounds.width,
            height: data.geometry.sections[section].footer.height)
    }

    /// Zero for a row that is not there; estimated for one that was never in sight.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadDataIfNeeded()
        guard data.geometry.contains(indexPath) else { return .zero }
        let span = data.geometry.rowSpan(indexPath)
        return CGRect(x: rowSide, y: span.top, width: rowWidth, height: span.height)
    }

    // MARK: - Rows at places

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        return data.geometry.row(at: point.y)
    }

    /// Rows that meet a rectangle, in their order.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadDataIfNeeded()
        guard rect.height > 0, var section = data.geometry.section(at: rect.minY) else { return [] }
        var result: [IndexPath] = []
        while section < data.geometry.sections.count, data.geometry.top(of: section) < rect.maxY {
            let rows = data.geometry.sections[section].rows
            let top = data.geometry.rowsTop(of: section)
            if let first = rows.index(at: max(0, rect.minY - top)) {
                var y = top + rows.offset(of: first)
                for row in first..<rows.count {
                    guard y < rect.maxY else { break }
                    result.append(IndexPath(row: row, section: section))
                    y += rows[row]
                }
            }
            section += 1
        }
        return result
    }

    // MARK: - Cells in sight

    func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
        showIfNeeded()
        return shownCells[indexPath]
    }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    public var visibleCells: [UITableViewCell] {
        showIfNeeded()
        return shownCells.keys.sorted().compactMap { shownCells[$0] }
    }

    public var indexPathsForVisibleRows: [IndexPath]? {
        showIfNeeded()
        return shownCells.keys.sorted()
    }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// A table that was told of new data shows it before it is asked what it shows.
    private func showIfNeeded() {
        guard data.needsReload || data.needsSections || flags.needsLayout, !data.isUpdating else { return }
        updateShownRows()
    }

    // MARK: - Scrolling

    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadDataIfNeeded()
        guard data.geometry.sections.indices.contains(indexPath.section) else { return }
        let isHeader = indexPath.count > 1 && indexPath.row == NSNotFound
        guard isHeader || data.geometry.contains(indexPath) else {
            return ListException.raise(
                "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(indexPath.row)) beyond "
                    + "bounds (\(data.geometry.sections[indexPath.section].rows.count)) for section "
                    + "(\(indexPath.section)).")
        }
        // Rows on the way there are measured as they come into sight, which moves the target.
        for _ in 0..<6 {
            let target = isHeader ? rectForHeader(inSection: indexPath.section) : rectForRow(at: indexPath)
            let offset = self.offset(showing: target, at: scrollPosition, isHeader: isHeader)
            guard abs(offset - contentOffset.y) > 0.001 else { break }
            data.keepsPlace = false
            contentOffset.y = offset
            guard !data.isUpdating, bounds.height > 0 else { break }
            updateShownRows()
        }
        if animated { reportEndOfAnimation() }
    }

    private func offset(showing rect: CGRect, at position: ScrollPosition, isHeader: Bool) -> CGFloat {
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        let pinned = storedStyle == .plain && !isHeader ? pinnedHeight(at: rect) : 0
        var y = contentOffset.y
        switch position {
        case .top: y = rect.minY - inset.top - pinned
        case .middle: y = rect.midY - inset.top - room / 2
        case .bottom: y = rect.maxY - inset.top - room
        case .none:
            if rect.minY - pinned < y + inset.top {
                y = rect.minY - inset.top - pinned
            } else if rect.maxY > y + inset.top + room {
                y = rect.maxY - inset.top - room
            }
        }
        return clamped(CGPoint(x: contentOffset.x, y: y)).y
    }

    /// What a pinned header covers of its section's rows.
    private func pinnedHeight(at rect: CGRect) -> CGFloat {
        data.geometry.row(at: rect.minY).map { data.geometry.sections[$0.section].header.height } ?? 0
    }

    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = selectedPaths.min {
            abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }
}
