import Foundation

/// The margin of a view that sets none; points on each side.
///
/// Origin: Apple's reference of directionalLayoutMargins.
private let plainMargin: CGFloat = 8

extension UIView {
    /// Own margins, safe area added and the superview's respected.
    ///
    /// 1. The base is what was set, or the controller's minimum for its root view, or 8.
    /// 2. Where margins follow the safe area, its insets are added.
    /// 3. Where the superview's margins are preserved, none is smaller than the superview's minus the distance to it.
    ///
    /// Origin: recorded root views (16 to 402 points of width, 20 from 414; landscape inset + 16).
    var resolvedMargins: UIEdgeInsets {
        let base = baseMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result = UIEdgeInsets(
            top: base.top, left: isRightToLeft ? base.trailing : base.leading, bottom: base.bottom,
            right: isRightToLeft ? base.leading : base.trailing)
        if insetsLayoutMarginsFromSafeArea {
            let area = safeAreaInsets
            result.top += area.top
            result.left += area.left
            result.bottom += area.bottom
            result.right += area.right
        }
        guard preservesSuperviewLayoutMargins, let parent = superview else { return result }
        let outer = parent.layoutMargins
        let frame = self.frame
        result.top = max(result.top, outer.top - frame.minY)
        result.left = max(result.left, outer.left - frame.minX)
        result.bottom = max(result.bottom, outer.bottom - (parent.bounds.height - frame.maxY))
        result.right = max(result.right, outer.right - (parent.bounds.width - frame.maxX))
        return result
    }

    var resolvedDirectionalMargins: NSDirectionalEdgeInsets {
        let margins = resolvedMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    private var baseMargins: NSDirectionalEdgeInsets {
        guard let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return storedMargins
                ?? NSDirectionalEdgeInsets(
                    top: plainMargin, leading: plainMargin, bottom: plainMargin, trailing: plainMargin)
        }
        let minimum = controller.systemMinimumLayoutMargins
        guard let own = storedMargins else { return minimum }
        return NSDirectionalEdgeInsets(
            top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
            bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
    }

    func setMargins(_ margins: UIEdgeInsets) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        setDirectionalMargins(
            NSDirectionalEdgeInsets(
                top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right))
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        storedMargins = margins
        marginsMayHaveChanged()
    }

    func marginsMayHaveChanged() {
        guides.update(in: self)
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in storedSubviews where view.preservesSuperviewLayoutMargins { view.marginsMayHaveChanged() }
    }
}
