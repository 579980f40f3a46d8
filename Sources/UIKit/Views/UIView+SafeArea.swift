import Foundation

extension UIView {
    /// Works out the safe area anew and passes a change on.
    ///
    /// 1. A window takes the insets of its device; a view outside a window has none.
    /// 2. Otherwise each inset is how far the superview's unsafe strip reaches into the view's frame.
    /// 3. What the controller adds to its root view comes on top.
    ///
    /// Content of a scroll view that moves its content out of unsafe strips has none itself.
    /// Origin: Apple's reference of safeAreaInsets.
    func safeAreaMayHaveChanged() {
        let insets = computedSafeAreaInsets
        guard insets != storedSafeAreaInsets else {
            if preservesSuperviewLayoutMargins { guides.update(in: self) }
            return
        }
        storedSafeAreaInsets = insets
        guides.update(in: self)
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
        setNeedsLayout()
        for view in storedSubviews { view.safeAreaMayHaveChanged() }
    }

    /// What controllers add to their views counts only inside a window, so it is looked at again when one comes.
    func controllersSafeAreasMayHaveChanged() {
        if owningController != nil { safeAreaMayHaveChanged() }
        for view in storedSubviews { view.controllersSafeAreasMayHaveChanged() }
    }

    private var computedSafeAreaInsets: UIEdgeInsets {
        var result = UIEdgeInsets.zero
        if self is UIWindow {
            result = _HostEnvironment.current.safeAreaInsets
        } else if storedWindow != nil, let parent = storedSuperview {
            result = insets(from: parent)
        }
        guard storedWindow != nil, let controller = owningController else { return result }
        let added = controller.additionalSafeAreaInsets
        let bars = controller._barInsets
        result.top += added.top + bars.top
        result.left += added.left + bars.left
        result.bottom += added.bottom + bars.bottom
        result.right += added.right + bars.right
        return result
    }

    private func insets(from parent: UIView) -> UIEdgeInsets {
        if let scroll = parent as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never { return .zero }
        let outer = parent.storedSafeAreaInsets
        guard outer != .zero else { return .zero }
        let frame = CGRect(
            x: layer.position.x - bounds.width * layer.anchorPoint.x,
            y: layer.position.y - bounds.height * layer.anchorPoint.y, width: bounds.width, height: bounds.height)
        let size = parent.bounds.size
        return UIEdgeInsets(
            top: min(max(0, outer.top - frame.minY), outer.top),
            left: min(max(0, outer.left - frame.minX), outer.left),
            bottom: min(max(0, outer.bottom - (size.height - frame.maxY)), outer.bottom),
            right: min(max(0, outer.right - (size.width - frame.maxX)), outer.right))
    }
}
