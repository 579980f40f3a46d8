@preconcurrency import Foundation
import CoreGraphics

/// The scroll view of a section that scrolls across the direction of its collection.
@MainActor @preconcurrency
final class SectionScrollView: UIScrollView {
    weak var collection: UICollectionView?
    var region: ScrollingRegion?

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { return nil }

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { collection?.setNeedsLayout() } }
    }

    func scroll(to rect: CGRect, at position: UICollectionView.ScrollPosition) {
        let target = CGPoint(
            x: UICollectionView.offset(
                of: (rect.minX, rect.maxX), now: contentOffset.x, insets: (0, 0), room: bounds.width,
                position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right)),
            y: UICollectionView.offset(
                of: (rect.minY, rect.maxY), now: contentOffset.y, insets: (0, 0), room: bounds.height,
                position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom)))
        contentOffset = clamped(target)
    }

    /// Where scrolling comes to rest: at a page, or at a group's start or middle, as the section's behaviour says.
    override func adjustedTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let region, region.behavior != .continuous, region.behavior != .none else { return offset }
        let isHorizontal = region.contentSize.width > region.frame.width
        let now = isHorizontal ? offset.x : offset.y
        let room = isHorizontal ? bounds.width : bounds.height
        let pitch = region.behavior == .paging ? room : region.pitch
        guard pitch > 0 else { return offset }
        var target = (now / pitch).rounded() * pitch
        if region.behavior == .groupPagingCentered { target -= (room - pitch) / 2 }
        return clamped(isHorizontal ? CGPoint(x: target, y: offset.y) : CGPoint(x: offset.x, y: target))
    }
}

extension UICollectionView {
    /// The scroll view of a section, brought in line with the layout; nil for sections that do not scroll.
    func scroller(of section: Int) -> SectionScrollView? {
        guard let region = storedLayout.scrollingRegion(of: section) else { return nil }
        let view = scrollers[section] ?? SectionScrollView(frame: .zero)
        scrollers[section] = view
        view.collection = self
        view.region = region
        let frame = viewRect(region.frame)
        if view.frame != frame { view.frame = frame }
        if view.contentSize != region.contentSize {
            // Where reading goes to the left, the content begins at the right.
            let offset = scrollOffset(ofSection: section)
            view.contentSize = region.contentSize
            if isFlipped { view.contentOffset.x = region.contentSize.width - view.bounds.width - offset.x }
        }
        if view.superview !== self { addSubview(view) }
        return view
    }

    /// What a section has scrolled to, in the layout's direction.
    func scrollOffset(ofSection section: Int) -> CGPoint {
        guard let view = scrollers[section] else { return .zero }
        guard isFlipped else { return view.contentOffset }
        guard view.contentSize.width > 0 else { return .zero }
        return CGPoint(
            x: view.contentSize.width - view.bounds.width - view.contentOffset.x, y: view.contentOffset.y)
    }

    /// A rectangle of the layout in the coordinates of a section's scroll view.
    func scrollerRect(_ rect: CGRect, _ section: Int) -> CGRect {
        guard let region = storedLayout.scrollingRegion(of: section) else { return rect }
        let local = rect.offsetBy(dx: -region.frame.minX, dy: -region.frame.minY)
        guard isFlipped else { return local }
        return CGRect(
            x: region.contentSize.width - local.maxX, y: local.minY, width: local.width, height: local.height)
    }

    /// Takes scroll views away whose section is out of sight; they keep their offset for when it comes back.
    func removeIdleScrollers() {
        let used = Set(shown.values.compactMap { $0.superview as? SectionScrollView }.map(ObjectIdentifier.init))
        for (section, view) in scrollers {
            if section >= data.counts.count || storedLayout.scrollingRegion(of: section) == nil {
                view.removeFromSuperview()
                scrollers[section] = nil
            } else if !used.contains(ObjectIdentifier(view)) {
                view.removeFromSuperview()
            }
        }
    }
}
