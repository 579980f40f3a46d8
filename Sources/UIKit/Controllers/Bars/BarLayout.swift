import Foundation

extension UIView {
    /// Sets the frame of a view of the user's own that a bar places, whether it has constraints or not.
    func _placeInBar(_ frame: CGRect) {
        if frame != self.frame { self.frame = frame }
        setNeedsLayout()
    }
}

/// Where bars put their items.
@MainActor
enum BarLayout {
    /// The safe area's inset plus the design's own, and never less than the root view's margin.
    static func side(in view: UIView) -> (leading: CGFloat, trailing: CGFloat) {
        let inset = max(BarMetric.itemSide.value, RootMargins.side(forWidth: view.bounds.width))
        let area = view.safeAreaInsets
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (
            inset + (isMirrored ? area.right : area.left), inset + (isMirrored ? area.left : area.right)
        )
    }

    static func size(of view: UIView, in height: CGFloat) -> CGSize {
        if let button = view as? _BarButton { return button.intrinsicContentSize }
        if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
            var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let own = view.intrinsicContentSize
            if size.width <= 0 { size.width = max(own.width, view.bounds.width) }
            if size.height <= 0 { size.height = max(own.height, view.bounds.height) }
            return CGSize(width: size.width, height: min(size.height, height))
        }
        return view.bounds.size
    }

    /// Puts views one after the other from an edge inwards and gives how far from that edge the last one ends.
    static func place(_ views: [UIView], in row: CGRect, from start: CGFloat, isMirrored: Bool) -> CGFloat {
        var x = start
        var last = views.isEmpty ? 0 : start
        for view in views {
            let size = size(of: view, in: row.height)
            let left = isMirrored ? row.maxX - x - size.width : row.minX + x
            view._placeInBar(
                CGRect(
                    x: view._toPixels(left), y: view._toPixels(row.minY + (row.height - size.height) / 2),
                    width: size.width, height: size.height))
            last = x + size.width
            x = last + BarMetric.itemSpacing.value
        }
        return last
    }
}
