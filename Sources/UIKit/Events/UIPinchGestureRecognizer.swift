@preconcurrency import Foundation
import ObjectiveC

/// Recognizes two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Distance of the fingers now over their distance at the start.
    open var scale: CGFloat = 1
    /// Change of scale a second.
    open private(set) var velocity: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var lastTime: TimeInterval = 0

    private var distance: CGFloat {
        guard trackedTouches.count >= 2 else { return 0 }
        let first = trackedTouches[0].windowLocation
        let second = trackedTouches[1].windowLocation
        return hypot(first.x - second.x, first.y - second.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastDistance = distance
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = distance
        guard now > 0, lastDistance > 0 else { return }
        let passed = event.timestamp - lastTime
        lastTime = event.timestamp
        velocity = passed > 0 ? (now / lastDistance - 1) * scale / CGFloat(passed) : 0
        if isActive {
            scale *= now / lastDistance
            lastDistance = now
            state = .changed
        } else if abs(now - lastDistance) >= GestureLimits.panMovement {
            scale = 1
            lastDistance = now
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        endUnlessTwoTouchesStay()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        scale = 1
        velocity = 0
    }
}
