import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - Loading

    /// Asks for counts where they are out of date.
    func loadDataIfNeeded() {
        guard data.needsReload, !data.isUpdating else { return }
        data.isUpdating = true
        data.needsReload = false
        data.hasLoaded = true
        recycleEverything()
        data.counts = askForCounts()
        data.keepsPlace = false
        data.isUpdating = false
        let context = type(of: storedLayout).newContext(everything: true)
        context.counts = true
        storedLayout.invalidateLayout(with: context)
    }

    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = ListLength.checked(
            count: OptionalRequirement.ask { dataSource.numberOfSections(in: self) } ?? 1,
            what: "\(type(of: self)): numberOfSections(in:)")
        return (0..<count).map { section in
            // Half of what fits, so that the end of the last line can be named.
            min(
                Int.max / 4,
                ListLength.checked(
                    count: dataSource.collectionView(self, numberOfItemsInSection: section),
                    what: "\(type(of: self)): collectionView(_:numberOfItemsInSection: \(section))"))
        }
    }

    // MARK: - The layout

    func layoutWasInvalidated(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext) {
        guard layout === storedLayout else { return }
        data.offsetAdjustment.x += context.contentOffsetAdjustment.x
        data.offsetAdjustment.y += context.contentOffsetAdjustment.y
        // A layout that sets its properties while it prepares itself is not prepared again for that.
        guard !data.isPreparing else { return }
        data.needsPrepare = true
        if context.everything { data.unmeasured.formUnion(shown.keys) }
        setNeedsLayout()
    }

    func prepareLayoutIfNeeded() {
        tellBoundsChange()
        guard data.needsPrepare else { return }
        data.needsPrepare = false
        data.isPreparing = true
        data.counters.prepares += 1
        storedLayout.prepare()
        data.isPreparing = false
    }

    /// Lets the layout decide whether bounds that changed since it was asked last need another layout.
    private func tellBoundsChange() {
        let old = data.knownBounds
        let new = bounds
        guard new != old else { return }
        data.knownBounds = new
        guard old.size != .zero, storedLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        let context = storedLayout.invalidationContext(forBoundsChange: new)
        context.isScrolling = new.size == old.size
        storedLayout.invalidateLayout(with: context)
    }

    func exchangeLayout(_ layout: UICollectionViewLayout) {
        guard layout !== storedLayout else { return }
        let old = storedLayout
        old.prepareForTransition(to: layout)
        if layout.collectionView !== self { layout.collectionView?.storedLayout.collectionView = nil }
        storedLayout = layout
        layout.collectionView = self
        layout.prepareForTransition(from: old)
        for (key, view) in shown.inOrder {
            view.willTransition(from: old, to: layout)
            if key.category != .cell { recycle(key) }
        }
        data.unmeasured = Set(shown.keys)
        data.keepsPlace = false
        layout.invalidateLayout()
        for (_, view) in shown.inOrder { view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        old.collectionView = nil
    }

    func endTransition(isFinished: Bool) {
        guard let transition = storedLayout as? UICollectionViewTransitionLayout else { return }
        exchangeLayout(isFinished ? transition.nextLayout : transition.currentLayout)
        transition.completion?(true, isFinished)
    }

    /// A cell in sight changed what it shows: its size is asked for again.
    func cellContentDidChange(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !data.isUpdating, storedLayout.asksForPreferredSizes,
            let key = shown.first(where: { $0.value === cell })?.key
        else { return }
        data.unmeasured.insert(key)
        setNeedsLayout()
    }

    // MARK: - Prefetching

    /// Tells the prefetching data source of the items on the next screen, and of those that will not come after all.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let paths = shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
        let change = prefetchWindow.update(shown: paths) { data.counts.indices.contains($0) ? data.counts[$0] : 0 }
        if !change.cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
        }
        if !change.coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: change.coming) }
    }
}
