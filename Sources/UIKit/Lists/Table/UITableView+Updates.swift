import Foundation

extension UITableView {
    /// Sets up the cells of rows in sight anew, without exchanging them.
    func reconfigure(_ indexPaths: [IndexPath]) {
        guard let dataSource, !data.needsReload else { return }
        for path in indexPaths {
            guard let cell = shownCells[path] else { continue }
            reconfigured = (path, cell)
            let new = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            if new !== cell {
                recycle(path)
            } else {
                data.unmeasured.insert(path)
            }
        }
        setNeedsLayout()
    }

    // MARK: - Batches

    func beginBatch() {
        if batchDepth == 0 { loadBeforeBatch() }
        batchDepth += 1
    }

    /// Takes the changes since `beginUpdates` over, and asks for all heights again.
    func endBatch() {
        guard batchDepth > 0 else { return }
        batchDepth -= 1
        if batchDepth == 0 { commit() }
    }

    func change(_ edit: (inout BatchUpdate) -> Void) {
        if batchDepth == 0 { loadBeforeBatch() }
        edit(&batch)
        if batchDepth == 0 { commit() }
    }

    /// A table that never asked for its data, or is to ask for all of it, takes what it finds then.
    private func loadBeforeBatch() {
        if data.geometry.sections.isEmpty, !data.needsReload { return }
        if data.needsReload, window != nil, !data.hasLoaded { loadDataIfNeeded() }
    }

    private func commit() {
        let update = batch
        batch = BatchUpdate()
        guard !data.needsReload else { return setNeedsLayout() }
        let before = data.geometry.rowCounts
        let after = askForCounts().map(\.count)
        let words = BatchUpdate.Words(item: "row", items: "rows", view: "table view")
        if let mistake = update.mistake(before: before, after: after, words: words) {
            ListException.raise("\(mistake) Table view: \(self)")
            // Where the program goes on, the data source is right.
            return dropData()
        }
        let tracked = Set(shownCells.keys).union(selectedPaths)
        let places = update.places(of: tracked, sectionCount: before.count)
        adoptData(counts: after) { path in
            guard !update.reloaded.contains(path), !update.reloadedSections.contains(path.section) else { return nil }
            return places[path]
        }
    }

    // MARK: - New data, old cells

    /// Takes new counts over and keeps the cells of rows that are still there.
    ///
    /// - Parameter place: where a row is now; nil where it is gone or needs another cell.
    func adoptData(_ place: (IndexPath) -> IndexPath?) {
        guard !data.needsReload else { return setNeedsLayout() }
        adoptData(counts: askForCounts().map(\.count), place)
    }

    private func adoptData(counts: [Int], _ place: (IndexPath) -> IndexPath?) {
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shownCells.inOrder {
            guard let target = place(path), kept[target] == nil, counts.indices.contains(target.section),
                target.row < counts[target.section]
            else { continue }
            kept[target] = cell
        }
        let keptCells = Set(kept.values.map(ObjectIdentifier.init))
        for (path, cell) in shownCells.inOrder where !keptCells.contains(ObjectIdentifier(cell)) { recycle(path) }
        for section in shownHeaders.orderedKeys { recycleEdge(isFooter: false, of: section) }
        for section in shownFooters.orderedKeys { recycleEdge(isFooter: true, of: section) }
        selectedPaths = selectedPaths.compactMap(place)
        shownCells = kept
        data.givesHeaders = nil
        data.givesFooters = nil
        data.indexTitles = nil
        data.keepsPlace = false
        data.needsSections = false
        loadSections(counts: counts)
        setNeedsLayout()
    }

    /// Calls back when an animation would have ended.
    func finishAnimation(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
        let duration = animated && UIView.areAnimationsEnabled ? 0.3 : 0
        _VirtualClock.shared.schedule(after: duration) { completion() }
    }
}
