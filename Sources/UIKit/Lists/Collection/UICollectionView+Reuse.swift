import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - Registering

    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return cellPool.register(nil, for: identifier) }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            return ListException.raise(
                "attempt to register a cell class which is not a subclass of UICollectionViewCell (\(cellClass))")
        }
        cellPool.register(.type(type), for: identifier)
    }

    /// Interface Builder files are not read; cells of the identifier are plain ones.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(nib == nil ? nil : .nib, for: identifier)
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let name = supplementaryName(elementKind, identifier)
        guard let viewClass else { return supplementaryPool.register(nil, for: name) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return ListException.raise(
                "attempt to register a supplementary view class which is not a subclass of "
                    + "UICollectionReusableView (\(viewClass))")
        }
        supplementaryPool.register(.type(type), for: name)
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryPool.register(nib == nil ? nil : .nib, for: supplementaryName(kind, identifier))
    }

    func supplementaryName(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }

    // MARK: - Taking

    func takeCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
            return reconfigured.cell
        }
        if let cell = take(identifier, from: &cellPool) as? UICollectionViewCell { return cell }
        ListException.raise(
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        return marked(UICollectionViewCell(frame: .zero), identifier)
    }

    func takeSupplementary(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        let name = supplementaryName(kind, identifier)
        if let view = take(name, from: &supplementaryPool) {
            view.storedReuseIdentifier = identifier
            return view
        }
        ListException.raise(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard")
        return marked(UICollectionReusableView(frame: .zero), identifier)
    }

    private func take(
        _ name: String, from pool: inout ReusePool<UICollectionReusableView>
    ) -> UICollectionReusableView? {
        if let view = pool.take(name) {
            view.prepareForReuse()
            (view as? UICollectionViewListCell)?.takeContext(contextOfNextView, outline: nil)
            return view
        }
        guard let source = pool.source(for: name) else { return nil }
        pool.countMade()
        let frame = CGRect(origin: .zero, size: sizeOfNextView)
        switch source {
        case .type(let type): return marked(_makeInstance(of: type, frame: frame), name)
        case .nib:
            _Diagnostics.report(
                "\(Swift.type(of: self)): the view '\(name)' was registered with a nib; Interface Builder files are "
                    + "not read, it is a plain one")
            return marked(UICollectionViewCell(frame: frame), name)
        }
    }

    private func marked<View: UICollectionReusableView>(_ view: View, _ identifier: String) -> View {
        view.storedReuseIdentifier = identifier
        view.isDequeued = true
        (view as? UICollectionViewListCell)?.takeContext(contextOfNextView, outline: nil)
        return view
    }

    // MARK: - Asking the data source

    func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        data.counters.cells += 1
        RegistrationGuard.depth += 1
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        RegistrationGuard.depth -= 1
        if !cell.isDequeued {
            ListException.raise(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: "
                    + "(item \(path.item) of section \(path.section))")
        }
        return unshared(cell, .cell(path)) as? UICollectionViewCell
    }

    func makeSupplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        data.counters.supplementary += 1
        RegistrationGuard.depth += 1
        let view = OptionalRequirement.ask {
            dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        RegistrationGuard.depth -= 1
        guard let view, view.isDequeued else {
            ListException.raise(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), item "
                    + "\(path.item) of section \(path.section)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
            return view
        }
        return unshared(view, ElementKey(category: .supplementaryView, kind: kind, indexPath: path))
    }

    func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        let frame = CGRect(origin: .zero, size: sizeOfNextView)
        switch storedLayout.decorationPool.source(for: kind) {
        case .type(let type): return _makeInstance(of: type, frame: frame)
        case .nib: return UICollectionReusableView(frame: frame)
        case nil:
            ListException.raise("no class registered for the decoration view of kind \(kind)")
            return nil
        }
    }

    /// A view that was given for another element already is shown for the new one only.
    private func unshared(_ view: UICollectionReusableView, _ key: ElementKey) -> UICollectionReusableView {
        if let other = shown.first(where: { $0.value === view })?.key, other != key {
            _Diagnostics.report(
                "\(type(of: self)): the data source gave one view for \(other.indexPath) and \(key.indexPath); "
                    + "expected it to dequeue a view for each element")
            shown[other] = nil
        }
        return view
    }
}

/// Whether a data source is being asked for a view, when registrations must not be made.
@MainActor
enum RegistrationGuard {
    static var depth = 0
}
