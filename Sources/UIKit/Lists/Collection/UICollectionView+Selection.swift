import CoreGraphics
import Foundation
import ObjectiveC

extension UICollectionView {
    static let tapSelector = Selector(_name: "_handleItemTap:") { target, sender, _ in
        if let view = target as? UICollectionView, let tap = sender as? UITapGestureRecognizer { view.follow(tap) }
        return nil
    }

    // MARK: - By code: the delegate hears nothing

    /// nil where no item is selected.
    public var indexPathsForSelectedItems: [IndexPath]? {
        // Apple's gives an empty list once the data is there.
        data.hasLoaded || !selectedPaths.isEmpty ? selectedPaths : nil
    }

    func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selectedPaths { deselect(path) }
            return
        }
        loadDataIfNeeded()
        guard data.contains(indexPath), allowsAny else { return }
        if !allowsSeveral { for path in selectedPaths where path != indexPath { deselect(path) } }
        if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        selectedPaths.removeAll { $0 == indexPath }
        setSelected(false, at: indexPath)
    }

    private func setSelected(_ isSelected: Bool, at path: IndexPath) {
        guard let cell = shown[.cell(path)] as? UICollectionViewCell, cell.isSelected != isSelected else { return }
        cell.isSelected = isSelected
    }

    private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: - By touch

    private func follow(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        let point = tap.location(in: self)
        let hit = shown.filter { key, view in
            key.category == .cell && view.bounds.contains(convert(point, to: view))
        }
        guard let path = hit.max(by: { $0.value.layer.zPosition < $1.value.layer.zPosition })?.key.indexPath else {
            return
        }
        tapItem(at: path)
    }

    /// What a tap does.
    ///
    /// 1. The delegate may refuse the highlight or the selection.
    /// 2. A selected item of a collection with several is deselected.
    /// 3. Else the item is selected, the others are deselected, and the delegate hears of both.
    func tapItem(at path: IndexPath) {
        guard allowsAny, highlight(path) else { return }
        defer { unhighlight(path) }
        if selectedPaths.contains(path), allowsSeveral {
            let may = ask { $0.collectionView(self, shouldDeselectItemAt: path) }
            guard may ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard ask({ $0.collectionView(self, shouldSelectItemAt: path) }) ?? true else { return }
        toggleOutline(at: path)
        if !allowsSeveral {
            for other in selectedPaths where other != path {
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        select(path, animated: false, [])
        delegate?.collectionView(self, didSelectItemAt: path)
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func ask(_ question: (any UICollectionViewDelegate) -> Bool) -> Bool? {
        delegate.flatMap { delegate in OptionalRequirement.ask { question(delegate) } }
    }

    private func highlight(_ path: IndexPath) -> Bool {
        guard ask({ $0.collectionView(self, shouldHighlightItemAt: path) }) ?? true else { return false }
        (shown[.cell(path)] as? UICollectionViewCell)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        (shown[.cell(path)] as? UICollectionViewCell)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// A row with a disclosure of the kind that follows taps anywhere opens and closes what is below it.
    private func toggleOutline(at path: IndexPath) {
        guard let cell = shown[.cell(path)] as? UICollectionViewListCell, cell.disclosesOnTap else { return }
        (dataSource as? any OutlineSource)?.toggleOutline(at: path)
    }
}

/// A data source whose items form a tree.
@MainActor
protocol OutlineSource: AnyObject {
    func outlinePlace(at path: IndexPath) -> OutlinePlace?
    func toggleOutline(at path: IndexPath)
}

/// Where an item stands in a tree.
struct OutlinePlace: Equatable {
    var level = 0
    var isExpanded = false
}
