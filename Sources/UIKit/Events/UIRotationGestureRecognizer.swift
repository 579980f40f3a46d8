@preconcurrency import Foundation
import ObjectiveC

/// Recognizes two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the gesture began.
    open var rotation: CGFloat = 0
    /// Radians a second.
    open private(set) var velocity: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var lastTime: TimeInterval = 0

    private var angle: CGFloat {
        guard trackedTouches.count >= 2 else { return 0 }
        let first = trackedTouches[0].windowLocation
        let second = trackedTouches[1].windowLocation
        return atan2(second.y - first.y, second.x - first.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastAngle = angle
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count >= 2 else { return }
        var change = angle - lastAngle
        if change > .pi { change -= 2 * .pi }
        if change < -.pi { change += 2 * .pi }
        let passed = event.timestamp - lastTime
        lastTime = event.timestamp
        velocity = passed > 0 ? change / CGFloat(passed) : 0
        if isActive {
            rotation += change
            lastAngle = angle
            state = .changed
        } else if abs(change) >= .pi / 36 {
            lastAngle = angle
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
        rotation = 0
        velocity = 0
    }
}
