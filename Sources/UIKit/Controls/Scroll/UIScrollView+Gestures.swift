import CoreGraphics
import Foundation
import ObjectiveC

extension UIScrollView {
    static let panSelector = Selector(_name: "_handlePan:") { target, sender, _ in
        if let view = target as? UIScrollView, let pan = sender as? UIPanGestureRecognizer { view.follow(pan) }
        return nil
    }

    /// Moves the content with the finger, on the axes that scroll; it stops at once when the finger lifts.
    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            panStart = contentOffset
            isTracking = true
            isDragging = true
            if keyboardDismissMode != .none { _ = window?.endEditing(true) }
            delegate?.scrollViewWillBeginDragging(self)
        case .changed: drag(pan.translation(in: self))
        case .ended, .cancelled, .failed: endDragging(pan.velocity(in: self))
        default: break
        }
    }

    private func drag(_ translation: CGPoint) {
        var target = CGPoint(x: panStart.x - translation.x, y: panStart.y - translation.y)
        if isDirectionalLockEnabled {
            if abs(translation.x) > abs(translation.y) { target.y = panStart.y } else { target.x = panStart.x }
        }
        contentOffset = clamped(target)
    }

    private func endDragging(_ velocity: CGPoint) {
        guard isDragging else { return }
        var target = contentOffset
        if isPagingEnabled { target = nearestPage(to: target) }
        let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        target = adjustedTarget(target, velocity: speed)
        withUnsafeMutablePointer(to: &target) {
            delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: $0)
        }
        isTracking = false
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: target != contentOffset)
        guard target != contentOffset else { return }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func nearestPage(to offset: CGPoint) -> CGPoint {
        func page(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (value / length).rounded() * length : value
        }
        return clamped(CGPoint(x: page(offset.x, bounds.width), y: page(offset.y, bounds.height)))
    }

    // MARK: - Zooming

    /// Scales the delegate's view from its top left corner; the content's size is scaled with it.
    func zoom(to scale: CGFloat) {
        let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        guard let view = delegate?.viewForZooming(in: self), scale != storedZoomScale, scale > 0 else { return }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        let base = unzoomedSize ?? (contentSize == .zero ? view.bounds.size : contentSize)
        unzoomedSize = base
        let origin = view.frame.origin
        storedZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = origin
        contentSize = CGSize(width: base.width * scale, height: base.height * scale)
        delegate?.scrollViewDidZoom(self)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    func zoomToFill(_ rect: CGRect) {
        guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
        zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
        let scaled = CGRect(
            x: rect.minX * zoomScale, y: rect.minY * zoomScale, width: rect.width * zoomScale,
            height: rect.height * zoomScale)
        contentOffset = clamped(
            CGPoint(x: scaled.midX - bounds.width / 2, y: scaled.midY - bounds.height / 2))
    }
}
