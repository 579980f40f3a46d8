import CoreGraphics
import Foundation

extension UITableView {
    // MARK: - Heights of headers and footers

    /// A header or footer as far as it is known without its view.
    ///
    /// 1. A height of the delegate counts; in grouped tables zero stands for the gap that sections have anyway.
    /// 2. Automatic heights need a title or a view; they begin with the estimate.
    /// 3. Without title and view, plain tables have nothing here and grouped ones a gap.
    func edge(isFooter: Bool, of section: Int) -> TableGeometry.Edge {
        let title = edgeTitle(isFooter: isFooter, of: section)
        let asksForView = mayHaveEdgeView(isFooter: isFooter, of: section)
        if let height = delegateHeight(isFooter: isFooter, of: section), height != UITableView.automaticDimension {
            if height == 0, storedStyle != .plain { return emptyEdge(isFooter) }
            return TableGeometry.Edge(height: height, hasView: (title != nil || asksForView) && height > 0)
        }
        let property = isFooter ? sectionFooterHeight : sectionHeaderHeight
        if property >= 0 {
            let isThere = title != nil || asksForView
            guard isThere || storedStyle != .plain else { return TableGeometry.Edge() }
            return TableGeometry.Edge(height: property, hasView: isThere && property > 0)
        }
        guard title != nil || asksForView else { return emptyEdge(isFooter) }
        return TableGeometry.Edge(height: estimate(isFooter: isFooter, of: section), hasView: true, isKnown: false)
    }

    func emptyEdge(_ isFooter: Bool) -> TableGeometry.Edge {
        guard storedStyle != .plain else { return TableGeometry.Edge() }
        let metric: ListMetric = isFooter ? .groupedFooterless : .groupedHeaderless
        return TableGeometry.Edge(height: metric.onPixels)
    }

    /// What lies above a header: the padding of plain tables, the first gap of grouped ones.
    func gap(above header: TableGeometry.Edge, isFirst: Bool) -> CGFloat {
        if storedStyle == .plain {
            guard header.hasView else { return 0 }
            return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : ListMetric.plainHeaderTop.value
        }
        let isOwnHeight = header.isKnown && header != emptyEdge(false)
        return isFirst && tableHeaderView == nil && !isOwnHeight ? ListMetric.groupedFirstTop.onPixels : 0
    }

    private func delegateHeight(isFooter: Bool, of section: Int) -> CGFloat? {
        guard let delegate else { return nil }
        let asked = OptionalRequirement.ask {
            isFooter
                ? delegate.tableView(self, heightForFooterInSection: section)
                : delegate.tableView(self, heightForHeaderInSection: section)
        }
        return asked.map {
            $0 == UITableView.automaticDimension
                ? $0 : ListLength.checked($0, fallback: 0, what: "\(type(of: self)): height of section \(section)")
        }
    }

    private func estimate(isFooter: Bool, of section: Int) -> CGFloat {
        let standard = ListMetric.plainHeaderHeight.value
        let asked: CGFloat? =
            delegate.flatMap { delegate in
                OptionalRequirement.ask {
                    isFooter
                        ? delegate.tableView(self, estimatedHeightForFooterInSection: section)
                        : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                }
            }
        let value = asked ?? (isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight)
        return value > 0 && value.isFinite ? value : standard
    }

    // MARK: - Titles and views

    func edgeTitle(isFooter: Bool, of section: Int) -> String? {
        guard let dataSource else { return nil }
        let title = OptionalRequirement.ask {
            isFooter
                ? dataSource.tableView(self, titleForFooterInSection: section)
                : dataSource.tableView(self, titleForHeaderInSection: section)
        }
        return title.flatMap { $0 }
    }

    /// Whether the delegate gives views here: found out with the first section's, whose view is kept for its place.
    private func mayHaveEdgeView(isFooter: Bool, of section: Int) -> Bool {
        let shown = isFooter ? shownFooters : shownHeaders
        if shown[section] != nil { return true }
        guard delegate != nil else { return false }
        // One view is asked for to learn whether there are any; the others when they come into sight.
        if section > 0, let known = isFooter ? data.givesFooters : data.givesHeaders { return known }
        let answer = askForEdgeView(isFooter: isFooter, of: section)
        let gives = answer != nil
        if isFooter { data.givesFooters = gives } else { data.givesHeaders = gives }
        guard let answer, let view = answer else { return false }
        if isFooter { data.firstFooter = (section, view) } else { data.firstHeader = (section, view) }
        return true
    }

    /// nil where the delegate has no such method; a view or nil where it has.
    private func askForEdgeView(isFooter: Bool, of section: Int) -> UIView?? {
        guard let delegate else { return nil }
        return OptionalRequirement.ask {
            isFooter
                ? delegate.tableView(self, viewForFooterInSection: section)
                : delegate.tableView(self, viewForHeaderInSection: section)
        }
    }

    /// The view of a header or footer, made when it comes into sight.
    private func makeEdgeView(isFooter: Bool, of section: Int) -> UIView? {
        if let kept = isFooter ? data.firstFooter : data.firstHeader, kept.section == section {
            if isFooter { data.firstFooter = nil } else { data.firstHeader = nil }
            return kept.view
        }
        if let view = askForEdgeView(isFooter: isFooter, of: section).flatMap({ $0 }) { return view }
        guard let title = edgeTitle(isFooter: isFooter, of: section) else { return nil }
        let identifier = isFooter ? "_title.footer" : "_title.header"
        let view = headerPool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        prepare(view, isFooter: isFooter)
        view.setTitle(title)
        return view
    }

    private func prepare(_ view: UITableViewHeaderFooterView, isFooter: Bool) {
        view.isFooter = isFooter
        view.tableStyle = storedStyle
        view.sideMargin = storedStyle == .insetGrouped ? rowSide + rowSideMargin : rowSideMargin
    }

    /// Shows a header or footer and gives it its height; true where the height became another one.
    func showEdge(isFooter: Bool, of section: Int) -> Bool {
        let old = isFooter ? data.geometry.sections[section].footer : data.geometry.sections[section].header
        guard old.hasView else { return false }
        let isNew = (isFooter ? shownFooters : shownHeaders)[section] == nil
        guard
            let view = (isFooter ? shownFooters : shownHeaders)[section]
                ?? makeEdgeView(isFooter: isFooter, of: section)
        else {
            var edge = old
            edge.hasView = false
            if !old.isKnown { edge = emptyEdge(isFooter) }
            return setEdge(edge, isFooter: isFooter, of: section)
        }
        if let view = view as? UITableViewHeaderFooterView { prepare(view, isFooter: isFooter) }
        if isFooter { shownFooters[section] = view } else { shownHeaders[section] = view }
        if view.superview !== self { addSubview(view) }
        var changed = false
        if !old.isKnown {
            let edge = TableGeometry.Edge(height: fittingHeight(of: view), hasView: true)
            changed = setEdge(edge, isFooter: isFooter, of: section)
        }
        if isNew { tellWillDisplay(view, isFooter: isFooter, section) }
        return changed
    }

    private func tellWillDisplay(_ view: UIView, isFooter: Bool, _ section: Int) {
        if isFooter {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
    }

    private func setEdge(_ edge: TableGeometry.Edge, isFooter: Bool, of section: Int) -> Bool {
        let old = isFooter ? data.geometry.sections[section].footer : data.geometry.sections[section].header
        if isFooter {
            data.geometry.setFooter(section, edge)
        } else {
            data.geometry.setHeader(section, edge)
            if !edge.hasView { data.geometry.setGap(section, gap(above: edge, isFirst: section == 0)) }
        }
        return edge.height != old.height
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let target = CGSize(width: bounds.width, height: 0)
        let height = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        if height > 0, view is UITableViewHeaderFooterView || view.hasConstraintsInside { return height }
        return view.bounds.height > 0 ? view.bounds.height : ListMetric.plainHeaderHeight.value
    }

    // MARK: - Places

    func placeEdges() {
        let top = bounds.minY + adjustedContentInset.top
        let bottom = bounds.maxY - adjustedContentInset.bottom
        for (section, view) in shownHeaders.inOrder {
            let natural = data.geometry.headerTop(of: section)
            let height = data.geometry.sections[section].header.height
            var y = natural
            if storedStyle == .plain {
                y = max(natural, min(top, data.geometry.footerTop(of: section) - height))
            }
            placeEdge(view, CGRect(x: 0, y: y, width: bounds.width, height: height), isPinned: y > natural)
        }
        for (section, view) in shownFooters.inOrder {
            let natural = data.geometry.footerTop(of: section)
            let height = data.geometry.sections[section].footer.height
            var y = natural
            if storedStyle == .plain { y = min(natural, max(bottom - height, data.geometry.rowsTop(of: section))) }
            placeEdge(view, CGRect(x: 0, y: y, width: bounds.width, height: height), isPinned: y < natural)
        }
    }

    private func placeEdge(_ view: UIView, _ frame: CGRect, isPinned: Bool) {
        if view.frame != frame { view.frame = frame }
        (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
    }

    func recycleEdge(isFooter: Bool, of section: Int) {
        guard
            let view = isFooter ? shownFooters.removeValue(forKey: section) : shownHeaders.removeValue(forKey: section)
        else { return }
        view.removeFromSuperview()
        if isFooter {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        headerPool.put(view, for: identifier)
    }
}
