@preconcurrency import Foundation
import ObjectiveC

/// Limits of taps and presses; points and seconds.
///
/// Origin: Apple's reference of UILongPressGestureRecognizer (0.5 s, 10 points); the others are assumed.
enum GestureLimits {
    static let tapMovement: CGFloat = 45
    static let tapDuration: TimeInterval = 1.5
    static let timeBetweenTaps: TimeInterval = 0.35
    static let pressDuration: TimeInterval = 0.5
    static let pressMovement: CGFloat = 10
    static let panMovement: CGFloat = 10
    static let swipeDistance: CGFloat = 50
    static let swipeDuration: TimeInterval = 0.5
    static let edgeWidth: CGFloat = 20
}

/// Recognizes one or more taps with one or more fingers.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
    private var taps = 0
    private var largestTouchCount = 0
    private var serial = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        serial += 1
        largestTouchCount = max(largestTouchCount, trackedTouches.count)
        if largestTouchCount > numberOfTouchesRequired { state = .failed }
        failLater(after: GestureLimits.tapDuration)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFar = touches.contains { touch in
            let distance = hypot(
                touch.windowLocation.x - touch.startLocation.x, touch.windowLocation.y - touch.startLocation.y)
            return distance > GestureLimits.tapMovement
        }
        if isFar { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
        serial += 1
        guard largestTouchCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        largestTouchCount = 0
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            failLater(after: GestureLimits.timeBetweenTaps)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        serial += 1
        taps = 0
        largestTouchCount = 0
    }

    private func failLater(after delay: TimeInterval) {
        let started = serial
        _VirtualClock.shared.schedule(after: delay) { [weak self] in
            guard let self, self.serial == started, self.waitingState == nil else { return }
            self.state = .failed
            _GestureArbiter.shared.finishIfUntouched(self)
        }
    }
}

/// Recognizes a finger that is held still for a while.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds.
    open var minimumPressDuration = GestureLimits.pressDuration
    /// Points.
    open var allowableMovement = GestureLimits.pressMovement
    private var serial = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        serial += 1
        let started = serial
        if minimumPressDuration <= 0 {
            state = .began
            return
        }
        _VirtualClock.shared.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, self.serial == started, self.storedState == .possible else { return }
            self.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
            return
        }
        let isFar = touches.contains { touch in
            let distance = hypot(
                touch.windowLocation.x - touch.startLocation.x, touch.windowLocation.y - touch.startLocation.y)
            return distance > allowableMovement
        }
        if isFar { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() { serial += 1 }
}
