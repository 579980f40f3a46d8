import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - What the layout says

    /// nil for an item that is not there.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadDataIfNeeded()
        guard data.contains(indexPath) else { return nil }
        prepareLayoutIfNeeded()
        return storedLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        loadDataIfNeeded()
        prepareLayoutIfNeeded()
        return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The item whose frame contains a point of the content; the frontmost where several do.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        prepareLayoutIfNeeded()
        let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let found = (storedLayout.layoutAttributesForElements(in: layoutRect(around)) ?? []).filter {
            $0.category == .cell && viewRect($0.frame).contains(point) && data.contains($0.indexPath)
        }
        return found.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    // MARK: - Views in sight

    func shownCell(at indexPath: IndexPath) -> UICollectionViewCell? {
        showIfNeeded()
        return shown[.cell(indexPath)] as? UICollectionViewCell
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell && $0.key.category == .cell }?.key.indexPath
    }

    public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        shown.first { $0.value === view && $0.key.category == .supplementaryView }?.key.indexPath
    }

    /// In the order of their index paths.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { shown[.cell($0)] as? UICollectionViewCell }
    }

    public var indexPathsForVisibleItems: [IndexPath] {
        showIfNeeded()
        return shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            shown[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: $0)]
        }
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        showIfNeeded()
        return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    /// A collection that was told of new data shows it before it is asked what it shows.
    func showIfNeeded() {
        guard data.needsReload || data.needsPrepare || flags.needsLayout, !data.isUpdating else { return }
        updateShownElements()
    }

    // MARK: - Scrolling

    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        loadDataIfNeeded()
        guard data.contains(indexPath) else {
            return ListException.raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
                    + "only \(data.counts.indices.contains(indexPath.section) ? data.counts[indexPath.section] : 0) "
                    + "items in section \(indexPath.section).")
        }
        // Items on the way there are measured as they come into sight, which moves the target.
        for _ in 0..<6 {
            prepareLayoutIfNeeded()
            contentSize = storedLayout.collectionViewContentSize
            guard let attributes = storedLayout.layoutAttributesForItem(at: indexPath) else { break }
            var frame = viewRect(attributes.frame)
            if let section = attributes.scrollingSection, let scroller = scroller(of: section) {
                scroller.scroll(to: scrollerRect(attributes.frame, section), at: position)
                frame = scroller.frame
            }
            let target = clamped(offset(showing: frame, at: position))
            guard target != contentOffset else { break }
            data.keepsPlace = false
            contentOffset = target
            guard !data.isUpdating, bounds.height > 0 else { break }
            updateShownElements()
        }
        if animated { reportEndOfAnimation() }
    }

    private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: Self.offset(
                of: (rect.minX, rect.maxX), now: contentOffset.x, insets: (inset.left, inset.right), room: bounds.width,
                position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right)),
            y: Self.offset(
                of: (rect.minY, rect.maxY), now: contentOffset.y, insets: (inset.top, inset.bottom),
                room: bounds.height,
                position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom)))
    }

    /// Where one axis has to be so that a span lies at the start, the middle, the end, or is just in sight.
    static func offset(
        of span: (start: CGFloat, end: CGFloat), now: CGFloat, insets: (before: CGFloat, after: CGFloat),
        room: CGFloat, _ start: Bool, _ middle: Bool, _ end: Bool
    ) -> CGFloat {
        let free = room - insets.before - insets.after
        if start { return span.start - insets.before }
        if middle { return (span.start + span.end) / 2 - insets.before - free / 2 }
        if end { return span.end - insets.before - free }
        if span.start < now + insets.before || span.end - span.start > free { return span.start - insets.before }
        return span.end > now + insets.before + free ? span.end - insets.before - free : now
    }
}
