import CoreGraphics
import Foundation

/// How often showing elements may start over while sizes change.
private let roundLimit = 16

extension UICollectionView {
    // MARK: - The pass

    /// Brings the views in line with the bounds; see the class's layout algorithm.
    func updateShownElements() {
        guard !data.isUpdating, bounds.width > 0, bounds.height > 0 else { return }
        loadDataIfNeeded()
        data.isUpdating = true
        let anchor = firstInPlace()
        for round in 0..<roundLimit {
            prepareLayoutIfNeeded()
            if let anchor, round > 0 { restore(anchor) }
            adjustOffset()
            contentSize = storedLayout.collectionViewContentSize
            clampOffset()
            // The offset is another one now, which the layout may follow.
            prepareLayoutIfNeeded()
            let wanted = elementsInSight()
            recycleAll(but: wanted)
            show(wanted)
            guard measure(wanted) else { break }
        }
        data.isUpdating = false
        data.keepsPlace = true
        finishPass()
    }

    private func finishPass() {
        for pool in [cellPool, supplementaryPool] {
            pool.removeWaiting(from: self)
            for scroller in scrollers.values { pool.removeWaiting(from: scroller) }
        }
        cellPool.trim(to: shown.count + 8)
        supplementaryPool.trim(to: 16)
        backgroundView?.frame = bounds
        removeIdleScrollers()
        sortElementViews()
        tellWillDisplay()
        storedLayout.didPlaceElements()
        prefetch()
        if data.needsReload || data.needsPrepare { setNeedsLayout() }
    }

    /// Attributes of what meets the bounds, without duplicates, in the layout's order.
    private func elementsInSight() -> [UICollectionViewLayoutAttributes] {
        data.counters.queries += 1
        let visible = bounds
        var seen: Set<ElementKey> = []
        return (storedLayout.layoutAttributesForElements(in: layoutRect(visible)) ?? []).filter { attributes in
            guard !attributes.isHidden, isThere(attributes) else { return false }
            if attributes.ownTransform3D == nil, attributes.scrollingSection == nil {
                let frame = viewRect(attributes.frame)
                guard frame.isFinite, frame.overlaps(visible), frame.width > 0, frame.height > 0 else { return false }
            }
            return seen.insert(attributes.key).inserted
        }
    }

    /// Layouts that kept attributes of items which are gone are not followed.
    private func isThere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.category == .cell else { return true }
        return data.contains(attributes.indexPath)
    }

    private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
        for attributes in wanted {
            let key = attributes.key
            if let view = shown[key] {
                place(view, attributes)
                continue
            }
            sizeOfNextView = attributes.size
            contextOfNextView = attributes.listContext
            guard let view = makeView(attributes) else { continue }
            shown[key] = view
            view.collection = self
            data.unmeasured.insert(key)
            data.willDisplay.append(key)
            place(view, attributes)
            if let cell = view as? UICollectionViewCell {
                let isSelected = selectedPaths.contains(key.indexPath)
                if cell.isSelected != isSelected { cell.isSelected = isSelected }
            }
        }
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch attributes.category {
        case .cell: makeCell(at: attributes.indexPath)
        case .supplementaryView: makeSupplementary(attributes.kind ?? "", at: attributes.indexPath)
        case .decorationView: makeDecoration(attributes.kind ?? "")
        }
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        var frame = viewRect(attributes.frame)
        var parent: UIView = self
        if let section = attributes.scrollingSection, let scroller = scroller(of: section) {
            frame = scrollerRect(attributes.frame, section)
            parent = scroller
        }
        if view.superview !== parent { parent.addSubview(view) }
        if let cell = view as? UICollectionViewListCell {
            cell.takeContext(attributes.listContext, outline: outlineLevel(at: attributes))
        }
        view.place(attributes, frame: frame)
    }

    private func outlineLevel(at attributes: UICollectionViewLayoutAttributes) -> OutlinePlace? {
        guard attributes.category == .cell else { return nil }
        return (dataSource as? any OutlineSource)?.outlinePlace(at: attributes.indexPath)
    }

    // MARK: - Sizes that content prefers

    /// Asks new and changed views for their size; true where the layout was invalidated by it.
    private func measure(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
        guard storedLayout.asksForPreferredSizes else {
            data.unmeasured = []
            return data.needsPrepare
        }
        for attributes in wanted where data.unmeasured.remove(attributes.key) != nil {
            guard attributes.category != .decorationView, let view = shown[attributes.key],
                let copy = attributes.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            data.counters.measured += 1
            let preferred = view.preferredLayoutAttributesFitting(copy)
            preferred.size = checked(preferred.size, attributes.size, view)
            guard
                storedLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            storedLayout.invalidateLayout(
                with: storedLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        }
        return data.needsPrepare
    }

    private func checked(_ size: CGSize, _ fallback: CGSize, _ view: UIView) -> CGSize {
        CGSize(
            width: ListLength.checked(size.width, fallback: fallback.width, what: "\(type(of: view)): fitting width"),
            height: ListLength.checked(
                size.height, fallback: fallback.height, what: "\(type(of: view)): fitting height"))
    }

    // MARK: - Out of sight

    private func recycleAll(but wanted: [UICollectionViewLayoutAttributes]) {
        let kept = Set(wanted.map(\.key))
        for key in shown.orderedKeys where !kept.contains(key) { recycle(key) }
    }

    /// Takes a view out of sight and keeps it for another element; it leaves the collection at the end of the pass.
    func recycle(_ key: ElementKey) {
        guard let view = shown.removeValue(forKey: key) else { return }
        data.unmeasured.remove(key)
        data.willDisplay.removeAll { $0 == key }
        switch key.category {
        case .cell:
            if let cell = view as? UICollectionViewCell {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
            }
            cellPool.put(view, for: view.reuseIdentifier ?? "")
        case .supplementaryView:
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.indexPath)
            supplementaryPool.put(view, for: supplementaryName(key.kind ?? "", view.reuseIdentifier ?? ""))
        case .decorationView: view.removeFromSuperview()
        }
    }

    func recycleEverything() {
        for key in shown.orderedKeys { recycle(key) }
        data.unmeasured = []
        data.keepsPlace = false
    }

    private func tellWillDisplay() {
        let fresh = data.willDisplay
        data.willDisplay = []
        for key in fresh {
            guard let view = shown[key] else { continue }
            if let cell = view as? UICollectionViewCell, key.category == .cell {
                delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
            } else if key.category == .supplementaryView {
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
            }
        }
    }

    // MARK: - The offset

    private func firstInPlace() -> (path: IndexPath, distance: CGPoint)? {
        guard data.keepsPlace, storedLayout.keepsPlaceWhileMeasuring,
            bounds.minY > -adjustedContentInset.top || bounds.minX > -adjustedContentInset.left
        else { return nil }
        let inSight = shown.filter { key, view in
            key.category == .cell && view.superview === self && view.frame.minY >= bounds.minY
                && view.frame.minX >= bounds.minX && data.contains(key.indexPath)
        }
        guard let first = inSight.min(by: { $0.key.indexPath < $1.key.indexPath }) else { return nil }
        let origin = first.value.frame.origin
        return (first.key.indexPath, CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY))
    }

    private func restore(_ anchor: (path: IndexPath, distance: CGPoint)) {
        guard let attributes = storedLayout.layoutAttributesForItem(at: anchor.path) else { return }
        let frame = viewRect(attributes.frame)
        let target = CGPoint(x: frame.minX - anchor.distance.x, y: frame.minY - anchor.distance.y)
        if abs(target.y - bounds.minY) > 0.001, contentSize.height > bounds.height { contentOffset.y = target.y }
        if abs(target.x - bounds.minX) > 0.001, contentSize.width > bounds.width { contentOffset.x = target.x }
    }

    private func adjustOffset() {
        let adjustment = data.offsetAdjustment
        guard adjustment != .zero else { return }
        data.offsetAdjustment = .zero
        contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }

    /// Content that became shorter than where the collection had scrolled to ends at its end.
    private func clampOffset() {
        guard !isDragging else { return }
        let range = offsetRange
        let isInside = contentOffset.x <= range.high.x && contentOffset.y <= range.high.y
        if !isInside, data.wasLongEnough {
            contentOffset = CGPoint(x: min(contentOffset.x, range.high.x), y: min(contentOffset.y, range.high.y))
        }
        data.wasLongEnough = contentOffset.x <= range.high.x && contentOffset.y <= range.high.y
    }

    // MARK: - Reading direction

    /// Whether the layout's coordinates are mirrored.
    var isFlipped: Bool {
        guard storedLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
    }

    /// A rectangle of the layout in the collection's coordinates.
    func viewRect(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        return CGRect(
            x: storedLayout.collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }

    /// A rectangle of the collection in the layout's coordinates; mirroring is its own inverse.
    func layoutRect(_ rect: CGRect) -> CGRect { viewRect(rect) }

    // MARK: - Order

    /// Views stand in the order of their `zIndex`; where that agrees, decorations below cells below supplementary views.
    private func sortElementViews() {
        sort(self)
        for scroller in scrollers.values { sort(scroller) }
    }

    private func sort(_ parent: UIView) {
        var ranks: [ObjectIdentifier: (Int, Int, IndexPath)] = [:]
        let start = IndexPath(item: 0, section: 0)
        for (key, view) in shown.inOrder where view.superview === parent {
            let category = [.decorationView: 0, .cell: 1, .supplementaryView: 2][key.category] ?? 1
            ranks[ObjectIdentifier(view)] = (Int(view.layer.zPosition), category, key.indexPath)
        }
        if let backgroundView { ranks[ObjectIdentifier(backgroundView)] = (Int.min, 0, start) }
        for scroller in scrollers.values { ranks[ObjectIdentifier(scroller)] = (0, 1, start) }
        let keyed = parent.storedSubviews.enumerated().map { index, view in
            (view: view, rank: ranks[ObjectIdentifier(view)] ?? (0, -1, start), index: index)
        }
        let sorted = keyed.sorted {
            ($0.rank.0, $0.rank.1, $0.rank.2, $0.index) < ($1.rank.0, $1.rank.1, $1.rank.2, $1.index)
        }
        guard sorted.enumerated().contains(where: { $0.offset != $0.element.index }) else { return }
        parent.storedSubviews = sorted.map(\.view)
        parent.sortSublayers()
    }
}
