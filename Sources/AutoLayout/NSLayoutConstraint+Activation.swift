import Foundation

extension NSLayoutConstraint {
    /// Called where two items share no view; the default prints UIKit's sentence to standard error.
    public static var _noCommonAncestorHandler: @MainActor (NSLayoutConstraint) -> Void = { constraint in
        let place = constraint._sourceFile.map { "\($0):\(constraint._sourceLine ?? 0): " } ?? ""
        let text =
            "\(place)Unable to activate constraint \(constraint._visualDescription): its items have no common ancestor; "
            + "add both views to one hierarchy first\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    var items: [any _LayoutItem] {
        [firstItem, secondItem].compactMap { $0 as? any _LayoutItem }
    }

    func activate() {
        guard let first = firstItem as? any _LayoutItem, let home = first._layoutContainer else {
            _hasNoCommonAncestor = true
            Self._noCommonAncestorHandler(self)
            return
        }
        var common: (any _LayoutItem)? = home
        if secondAttribute != .notAnAttribute {
            guard let second = secondItem as? any _LayoutItem, let other = second._layoutContainer else { return }
            common = Self.nearestCommonAncestor(home, other)
        }
        guard let common else {
            _hasNoCommonAncestor = true
            Self._noCommonAncestorHandler(self)
            return
        }
        hold(by: common)
    }

    /// Makes `view` keep the constraint, as `addConstraint` does.
    public func _activate(holder view: any _LayoutItem) {
        if holder != nil { deactivate() }
        hold(by: view)
        _LayoutEngine._checkActivated([self])
    }

    private func hold(by view: any _LayoutItem) {
        holder = view
        Self.lastActivation += 1
        activation = Self.lastActivation
        _hasNoCommonAncestor = false
        view._hold(self)
        for item in items { item._layoutNode.references[ObjectIdentifier(self)] = self }
        view._layoutEngine?.add(self)
    }

    func deactivate() {
        guard let view = holder else { return }
        view._layoutEngine?.remove(self)
        holder = nil
        view._release(self)
        for item in items { item._layoutNode.references[ObjectIdentifier(self)] = nil }
    }

    static func nearestCommonAncestor(
        _ first: any _LayoutItem, _ second: any _LayoutItem
    ) -> (any _LayoutItem)? {
        if first === second { return first }
        // Parents and siblings are what nearly all constraints join: these cost the same at any depth.
        let parents = (first: first._layoutSuperitem, second: second._layoutSuperitem)
        if parents.first === second { return second }
        if parents.second === first { return first }
        if let parent = parents.first, parent === parents.second { return parent }
        var ancestors = Set<ObjectIdentifier>()
        var next: (any _LayoutItem)? = first
        while let item = next {
            ancestors.insert(ObjectIdentifier(item))
            next = item._layoutSuperitem
        }
        next = second
        while let item = next {
            if ancestors.contains(ObjectIdentifier(item)) { return item }
            next = item._layoutSuperitem
        }
        return nil
    }
}
