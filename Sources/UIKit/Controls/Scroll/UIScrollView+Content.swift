import AutoLayout
import CoreGraphics
import Foundation

extension UIScrollView {
    // MARK: - Guides

    /// The content's rectangle; its origin is the content's, its size follows from constraints.
    var contentGuide: UILayoutGuide {
        if let guide = guides.scrollContent { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.owningView = self
        guides.scrollContent = guide
        guide.systemConstraints = hold([
            guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
        ])
        return guide
    }

    /// The scroll view's own rectangle, which content does not move.
    var frameGuide: UILayoutGuide {
        if let guide = guides.scrollFrame { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-frameLayoutGuide"
        guide.owningView = self
        guides.scrollFrame = guide
        guide.systemConstraints = hold([
            guide.leftAnchor.constraint(equalTo: leftAnchor, constant: bounds.minX),
            guide.topAnchor.constraint(equalTo: topAnchor, constant: bounds.minY),
            guide.widthAnchor.constraint(equalTo: widthAnchor), guide.heightAnchor.constraint(equalTo: heightAnchor),
        ])
        return guide
    }

    private func hold(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        for constraint in constraints { constraint._origin = .scrollContent }
        return constraints
    }

    /// Called by the content guide when constraints gave it another rectangle.
    func contentGuideDidChange(_ guide: UILayoutGuide) {
        if guide === guides.scrollContent { setNeedsLayout() }
    }

    /// Takes the content's size over from constraints, on the axes where they determine one.
    func adoptSolvedContentSize() {
        guard let guide = guides.scrollContent, guide.node.boundEngine != nil,
            let rect = guide._layoutEngine?.alignmentRect(of: guide)
        else { return }
        let solved = roundedToPixels(x: 0, y: 0, width: rect.width, height: rect.height)
        if solved.width > 0 { solvedAxes.horizontal = true }
        if solved.height > 0 { solvedAxes.vertical = true }
        contentSize = CGSize(
            width: solvedAxes.horizontal ? solved.width : contentSize.width,
            height: solvedAxes.vertical ? solved.height : contentSize.height)
    }

    // MARK: - Insets

    /// The content inset, and the safe area where the behaviour adds it.
    ///
    /// 1. `never` adds nothing, `always` every side.
    /// 2. `scrollableAxes` adds the sides of each axis that scrolls: whose content is larger than the view, or which
    ///    always bounces.
    /// 3. `automatic` does the same, and always adds top and bottom inside a navigation or tab bar controller.
    var insetWithSafeArea: UIEdgeInsets {
        var inset = contentInset
        let area = safeAreaInsets
        guard area != .zero else { return inset }
        let behavior = contentInsetAdjustmentBehavior
        guard behavior != .never else { return inset }
        let isAlways = behavior == .always
        if isAlways || scrollsVertically || (behavior == .automatic && isInsideContainer) {
            inset.top += area.top
            inset.bottom += area.bottom
        }
        if isAlways || scrollsHorizontally {
            inset.left += area.left
            inset.right += area.right
        }
        return inset
    }

    private var scrollsVertically: Bool {
        (alwaysBounceVertical && bounces)
            || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }

    private var scrollsHorizontally: Bool {
        (alwaysBounceHorizontal && bounces)
            || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }

    private var isInsideContainer: Bool {
        var next: UIResponder? = self
        while let responder = next {
            if let controller = responder as? UIViewController {
                return controller.navigationController != nil || controller.tabBarController != nil
            }
            next = responder.next
        }
        return false
    }

    /// Lets content that rests at the start follow the inset, and passes a change on.
    func updateAdjustedInset() {
        let inset = adjustedContentInset
        let old = lastAdjustedInset
        guard inset != old else { return }
        lastAdjustedInset = inset
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -inset.left }
        if offset.y == -old.top { offset.y = -inset.top }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: - Offsets

    /// The offsets that a user can scroll to.
    var offsetRange: (low: CGPoint, high: CGPoint) {
        let inset = adjustedContentInset
        let low = CGPoint(x: -inset.left, y: -inset.top)
        let high = CGPoint(
            x: max(low.x, contentSize.width + inset.right - bounds.width),
            y: max(low.y, contentSize.height + inset.bottom - bounds.height))
        return (low, high)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.low.x), range.high.x), y: min(max(offset.y, range.low.y), range.high.y))
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let inset = adjustedContentInset
        func offset(_ now: CGFloat, _ start: CGFloat, _ end: CGFloat, _ before: CGFloat, _ room: CGFloat) -> CGFloat {
            if start < now + before || end - start > room { return start - before }
            return end > now + before + room ? end - before - room : now
        }
        let target = CGPoint(
            x: offset(
                contentOffset.x, rect.minX, rect.maxX, inset.left, bounds.width - inset.left - inset.right),
            y: offset(
                contentOffset.y, rect.minY, rect.maxY, inset.top, bounds.height - inset.top - inset.bottom))
        setContentOffset(clamped(target), animated: animated)
    }

    func reportEndOfAnimation() {
        _VirtualClock.shared.schedule(after: 0.3) { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}
