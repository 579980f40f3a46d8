import CoreGraphics
import Foundation

extension UITableView {
    // MARK: - What cells take from the table

    func context(of path: IndexPath) -> RowContext {
        var context = RowContext()
        context.style = storedStyle
        context.isFirst = path.row == 0
        context.isLast = path.row == data.geometry.sections[path.section].rows.count - 1
        context.sideMargin = rowSideMargin
        context.separatorStyle = separatorStyle
        context.separatorColor = separatorColor
        context.separatorInset = ownSeparatorInset
        context.isSeparatorInsetFromEdges = separatorInsetReference == .fromCellEdges
        context.canMove = data.isEditing && canMove(path)
        context.allowsMultipleSelection = data.isEditing && allowsMultipleSelectionDuringEditing
        return context
    }

    func updateContexts() {
        for (path, cell) in shownCells.inOrder where data.geometry.contains(path) { cell.context = context(of: path) }
        setNeedsLayout()
    }

    /// A cell in sight changed what it shows: its row is measured again.
    func rowContentDidChange(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !data.isUpdating,
            let path = shownCells.first(where: { $0.value === cell })?.key
        else { return }
        data.unmeasured.insert(path)
        setNeedsLayout()
    }

    // MARK: - Editing

    func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
        let canEdit = data.isEditing && canEdit(path)
        if canEdit {
            let style = delegate.flatMap { delegate in
                OptionalRequirement.ask { delegate.tableView(self, editingStyleForRowAt: path) }
            }
            cell.editingStyle = style ?? .delete
            let indents = delegate.flatMap { delegate in
                OptionalRequirement.ask { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
            }
            cell.shouldIndentWhileEditing = indents ?? true
        }
        cell.context = context(of: path)
        if cell.isEditing != canEdit {
            cell.setEditing(canEdit, animated: false)
            data.unmeasured.insert(path)
        }
    }

    private func canEdit(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalRequirement.ask { dataSource.tableView(self, canEditRowAt: path) } ?? true
    }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalRequirement.ask { dataSource.tableView(self, canMoveRowAt: path) } ?? false
    }

    // MARK: - Prefetching

    /// Tells the prefetching data source of the rows on the next screen, and of those that will not come after all.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let change = prefetchWindow.update(shown: shownCells.orderedKeys) { data.geometry.sections[$0].rows.count }
        if !change.cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
        }
        if !change.coming.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: change.coming) }
    }
}
