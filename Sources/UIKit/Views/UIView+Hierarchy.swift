import AutoLayout
import Foundation
import QuartzCore

extension UIView {
    /// Puts `view` among the subviews: at `index`, or last where it is nil.
    ///
    /// A view added to itself or to one of its own descendants is refused with a line on standard error, as the
    /// hierarchy would otherwise have no end.
    func insert(_ view: UIView, at index: Int?) {
        guard view !== self, !isDescendant(of: view) else {
            _LayoutFault.handler(
                _LayoutFault(
                    kind: .viewInsideItself, view: self,
                    message: "addSubview: expected another view, but got "
                        + (view === self ? "the view itself" : "an ancestor of it") + "; the call is ignored"))
            return
        }
        if view.storedSuperview === self {
            moveWithinSubviews(view, to: index)
            return
        }
        view.leaveSuperview(isMoving: true)
        let newWindow = self as? UIWindow ?? storedWindow
        let oldWindow = view.storedWindow
        view.willMove(toSuperview: self)
        if newWindow !== view.storedWindow { view.tellWillMove(to: newWindow) }
        let position = min(max(index ?? storedSubviews.count, 0), storedSubviews.count)
        storedSubviews.insert(view, at: position)
        view.storedSuperview = self
        layer.insertSublayer(view.layer, at: UInt32(position))
        if position < storedSubviews.count - 1 { sortSublayers() }
        view.joinEngine()
        view.setWindow(newWindow)
        setNeedsLayout()
        view.propagateFlagsUpwards()
        view.safeAreaMayHaveChanged()
        if newWindow !== oldWindow { view.controllersSafeAreasMayHaveChanged() }
        view.traitsMayHaveChanged()
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
            insert(view, at: nil)
            return
        }
        let old = storedSubviews.firstIndex { $0 === view }
        let shift = old.map { $0 < index ? -1 : 0 } ?? 0
        insert(view, at: index + offset + shift)
    }

    private func moveWithinSubviews(_ view: UIView, to index: Int?) {
        storedSubviews.removeAll { $0 === view }
        let position = min(max(index ?? storedSubviews.count, 0), storedSubviews.count)
        storedSubviews.insert(view, at: position)
        sortSublayers()
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.storedSuperview === self else { return }
        moveWithinSubviews(view, to: toFront ? nil : 0)
    }

    /// Gives the sublayers of subviews the subviews' order; layers that belong to no view stay behind them.
    func sortSublayers() {
        let viewLayers = Set(storedSubviews.map { ObjectIdentifier($0.layer) })
        let others = (layer.sublayers ?? []).filter { !viewLayers.contains(ObjectIdentifier($0)) }
        layer.sublayers = others + storedSubviews.map(\.layer)
    }

    /// Takes the view out of its superview, and with it all constraints that cross the cut.
    func leaveSuperview(isMoving: Bool = false) {
        guard let parent = storedSuperview else { return }
        if !isMoving {
            willMove(toSuperview: nil)
            if storedWindow != nil { tellWillMove(to: nil) }
        }
        parent.willRemoveSubview(self)
        dropCrossingConstraints()
        leaveEngine()
        parent.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        layer.removeFromSuperlayer()
        parent.setNeedsLayout()
        guard !isMoving else { return }
        setWindow(nil)
        didMoveToSuperview()
    }

    /// Deactivates constraints that a view outside the subtree holds for an item inside it.
    private func dropCrossingConstraints() {
        forEachItemInSubtree { item in
            for constraint in item._layoutNode.constraints {
                guard let holder = constraint._holder as? UIView, !holder.isDescendant(of: self) else { continue }
                constraint.isActive = false
            }
        }
    }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in storedSubviews { view.tellWillMove(to: window) }
    }

    func setWindow(_ window: UIWindow?) {
        guard window !== storedWindow else { return }
        owningController?._viewWillMove(toWindow: window)
        storedWindow = window
        didMoveToWindow()
        for view in storedSubviews { view.setWindow(window) }
        owningController?._viewDidMove(toWindow: window)
    }

    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.storedSuperview
        }
        return false
    }

    /// Calls `body` for the view, its guides and those of all its descendants.
    func forEachItemInSubtree(_ body: (any _LayoutItem) -> Void) {
        body(self)
        for guide in storedGuides { body(guide) }
        guides.forEach(body)
        for view in storedSubviews { view.forEachItemInSubtree(body) }
    }
}

/// Lines for the author of a program, on standard error.
enum _Diagnostics {
    static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
