import CoreGraphics
import Foundation
import ObjectiveC

extension UITableView {
    static let tapSelector = Selector(_name: "_handleRowTap:") { target, sender, _ in
        if let table = target as? UITableView, let tap = sender as? UITapGestureRecognizer { table.follow(tap) }
        return nil
    }

    // MARK: - By code: the delegate hears nothing

    public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
    /// nil where no row is selected.
    public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selectedPaths { deselectRow(at: path, animated: animated) }
            return
        }
        loadDataIfNeeded()
        guard data.geometry.contains(indexPath) else { return }
        if !allowsSeveral {
            for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: false) }
        }
        if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    // MARK: - By touch

    private func follow(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended, let path = indexPathForRow(at: tap.location(in: self)), shownCells[path] != nil
        else { return }
        tapRow(at: path)
    }

    /// What a tap does.
    ///
    /// 1. The delegate may refuse the highlight, the selection, or choose another row.
    /// 2. A selected row of a table with several is deselected.
    /// 3. Else the row is selected, the others are deselected, and the delegate hears of both.
    func tapRow(at path: IndexPath) {
        guard allowsAny, highlight(path) else { return }
        defer { unhighlight(path) }
        if selectedPaths.contains(path), allowsSeveral {
            deselectByTouch(path)
            return
        }
        guard let target = willSelect(path) else { return }
        if !allowsSeveral { for other in selectedPaths where other != target { deselectByTouch(other) } }
        selectRow(at: target, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: target)
        delegate?.tableView(self, performPrimaryActionForRowAt: target)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func highlight(_ path: IndexPath) -> Bool {
        let may = delegate.flatMap { delegate in
            OptionalRequirement.ask { delegate.tableView(self, shouldHighlightRowAt: path) }
        }
        guard may ?? true else { return false }
        shownCells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        shownCells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        let answer = OptionalRequirement.ask { delegate.tableView(self, willSelectRowAt: path) }
        guard let answer else { return path }
        return answer
    }

    private func deselectByTouch(_ path: IndexPath) {
        guard let delegate else { return deselectRow(at: path, animated: false) }
        let answer = OptionalRequirement.ask { delegate.tableView(self, willDeselectRowAt: path) }
        guard let target = answer ?? .some(path) else { return }
        deselectRow(at: target, animated: false)
        delegate.tableView(self, didDeselectRowAt: target)
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
