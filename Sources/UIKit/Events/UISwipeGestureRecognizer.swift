@preconcurrency import Foundation
import ObjectiveC

/// Recognizes a quick movement in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var numberOfTouchesRequired = 1
    open var direction = Direction.right
    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        startTime = event.timestamp
        if trackedTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard storedState == .possible, let touch = trackedTouches.first else { return }
        guard event.timestamp - startTime <= GestureLimits.swipeDuration else {
            state = .failed
            return
        }
        let x = touch.windowLocation.x - touch.startLocation.x
        let y = touch.windowLocation.y - touch.startLocation.y
        guard max(abs(x), abs(y)) >= GestureLimits.swipeDistance else { return }
        let moved: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        state = direction.contains(moved) && trackedTouches.count == numberOfTouchesRequired ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if storedState == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

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
        guard trackedTouches.filter({ $0.phase != .ended }).count < 2 else { return }
        state = isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        scale = 1
        velocity = 0
    }
}

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
        guard trackedTouches.filter({ $0.phase != .ended }).count < 2 else { return }
        state = isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        rotation = 0
        velocity = 0
    }
}

/// Recognizes a pointer above a view; touches never make it begin.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
