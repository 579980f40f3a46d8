import Foundation
import UIKit

extension UIKitSnapshotMaker {
    /// The size of a view that was found in a file without previews, nil where it is to fill the window.
    ///
    /// 1. What refers to the safe area is made for a whole window, and so are windows.
    /// 2. A view with constraints that give it a height is a part of a screen, such as a banner or a cell: as wide as
    ///    the window, as high as it asks at that width; given more, its constraints would have to stretch or conflict.
    /// 3. A view whose content has a height of its own gets that; the width that content lacks is its frame's or else
    ///    the window's, and content wider than the window has the height that it asks for there.
    /// 4. A view that gives itself a frame with a size keeps that size.
    /// 5. Any other view fills the window: it takes any size.
    ///
    /// The rule is Kumiko's own: nothing of Apple's shows views that nobody placed.
    func foundSize(of content: Any, _ source: PreviewSource) -> CGSize? {
        guard source.kind == .view, let view = content as? UIView, !(view is UIWindow) else { return nil }
        let refersToSafeArea = view.constraints.contains { constraint in
            constraint.firstItem === view.safeAreaLayoutGuide || constraint.secondItem === view.safeAreaLayoutGuide
        }
        guard !refersToSafeArea else { return nil }
        let window = _HostEnvironment.current.windowSize
        return constrainedSize(of: view, in: window) ?? contentSize(of: view, in: window) ?? frameSize(of: view)
    }

    private func constrainedSize(of view: UIView, in window: CGSize) -> CGSize? {
        view.updateConstraintsIfNeeded()
        guard !view.constraints.isEmpty else { return nil }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: window.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 && height < window.height ? CGSize(width: window.width, height: height) : nil
    }

    private func contentSize(of view: UIView, in window: CGSize) -> CGSize? {
        var size = view.intrinsicContentSize
        guard size.height > 0, size.height.isFinite else { return nil }
        if size.width <= 0 || !size.width.isFinite {
            size.width = view.bounds.width > 0 ? view.bounds.width : window.width
        }
        if size.width > window.width {
            size = CGSize(width: window.width, height: max(1, view.sizeThatFits(window).height))
        }
        return size.height < window.height ? size : nil
    }

    private func frameSize(of view: UIView) -> CGSize? {
        let size = view.bounds.size
        let isSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        return isSize ? size : nil
    }
}
