import Foundation

extension UICollectionView {
    /// Sets up the cells of items in sight anew, without exchanging them.
    func reconfigure(_ indexPaths: [IndexPath]) {
        guard let dataSource, !data.needsReload else { return }
        for path in indexPaths {
            guard let cell = shown[.cell(path)] as? UICollectionViewCell else { continue }
            reconfigured = (path, cell)
            let new = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            if new !== cell { recycle(.cell(path)) } else { data.unmeasured.insert(.cell(path)) }
        }
        setNeedsLayout()
    }

    // MARK: - Batches

    func runBatch(_ updates: (() -> Void)?) {
        if batchDepth == 0 { loadBeforeBatch() }
        batchDepth += 1
        updates?()
        batchDepth -= 1
        guard batchDepth == 0 else { return }
        if batch.isEmpty { storedLayout.invalidateLayout() }
        commit()
    }

    func change(_ edit: (inout BatchUpdate) -> Void) {
        if batchDepth == 0 { loadBeforeBatch() }
        edit(&batch)
        if batchDepth == 0 { commit() }
    }

    /// A collection that never asked for its data takes what it finds before the batch.
    private func loadBeforeBatch() {
        if data.needsReload, window != nil, !data.hasLoaded { loadDataIfNeeded() }
    }

    private func commit() {
        let update = batch
        batch = BatchUpdate()
        guard !data.needsReload, !update.isEmpty else { return setNeedsLayout() }
        let before = data.counts
        let after = askForCounts()
        let words = BatchUpdate.Words(item: "item", items: "items", view: "collection view")
        if let mistake = update.mistake(before: before, after: after, words: words) {
            ListException.raise("\(mistake) Collection view: \(self)")
            // Where the program goes on, the data source is right.
            return dropData()
        }
        let tracked = shown.keys.filter { $0.category == .cell }.map(\.indexPath) + selectedPaths
        let places = update.places(of: Set(tracked), sectionCount: before.count)
        adopt(after, tells: UICollectionViewUpdateItem.items(of: update)) { path in
            guard !update.reloaded.contains(path), !update.reloadedSections.contains(path.section) else { return nil }
            return places[path]
        }
    }

    // MARK: - New data, old cells

    /// Takes new counts over and keeps the cells of items that are still there.
    ///
    /// - Parameter place: where an item is now; nil where it is gone or needs another cell.
    func adoptData(_ place: (IndexPath) -> IndexPath?) {
        guard !data.needsReload else { return setNeedsLayout() }
        adopt(askForCounts(), tells: [], place)
    }

    private func adopt(
        _ counts: [Int], tells items: [UICollectionViewUpdateItem], _ place: (IndexPath) -> IndexPath?
    ) {
        var kept: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in shown.inOrder where key.category == .cell {
            guard let target = place(key.indexPath), kept[.cell(target)] == nil,
                counts.indices.contains(target.section),
                target.item < counts[target.section]
            else { continue }
            kept[.cell(target)] = view
        }
        let keptViews = Set(kept.values.map(ObjectIdentifier.init))
        for (key, view) in shown.inOrder where !keptViews.contains(ObjectIdentifier(view)) { recycle(key) }
        shown = kept
        selectedPaths = selectedPaths.compactMap(place)
        data.counts = counts
        data.unmeasured = Set(kept.keys)
        data.keepsPlace = false
        let context = type(of: storedLayout).newContext(everything: false)
        context.counts = true
        storedLayout.invalidateLayout(with: context)
        if !items.isEmpty {
            prepareLayoutIfNeeded()
            storedLayout.prepare(forCollectionViewUpdates: items)
            storedLayout.finalizeCollectionViewUpdates()
        }
        setNeedsLayout()
    }

    /// Calls back when an animation would have ended.
    func finishAnimation(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
        let duration = animated && UIView.areAnimationsEnabled ? 0.3 : 0
        _VirtualClock.shared.schedule(after: duration) { completion() }
    }
}
