import Foundation

/// Plays a user: touches a window as fingers would, on the virtual clock.
///
/// Every touch goes through `UIWindow.sendEvent`, so hit testing, recognizers and the responder chain see what they
/// would see on a device. Points are in the window's coordinates.
@MainActor
public struct _EventInjector {
    public let window: UIWindow
    /// Seconds between two events of one movement.
    private static let frame: TimeInterval = 1.0 / 60
    private static let tapDuration: TimeInterval = 0.05

    public init(window: UIWindow) {
        self.window = window
    }

    /// Touches and lets go.
    ///
    /// - Parameter count: taps, one shortly after the other.
    public func tap(at point: CGPoint, count: Int = 1) {
        for number in 1...max(1, count) {
            if number > 1 { wait(0.1) }
            let finger = began([point], tapCount: number)
            wait(Self.tapDuration)
            send(finger, .ended)
        }
        settle()
    }

    /// Touches the middle of a view.
    public func tap(_ view: UIView, count: Int = 1) {
        tap(at: middle(of: view), count: count)
    }

    /// Touches with several fingers at once and lets go.
    public func tap(at points: [CGPoint]) {
        let fingers = began(points)
        wait(Self.tapDuration)
        send(fingers, .ended)
        settle()
    }

    /// - Parameter duration: seconds.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        let finger = began([point])
        wait(duration)
        send(finger, .ended)
        settle()
    }

    public func longPress(_ view: UIView, duration: TimeInterval = 0.6) {
        longPress(at: middle(of: view), duration: duration)
    }

    /// Moves a finger in a straight line at even speed.
    ///
    /// - Parameter duration: seconds; at least one frame.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        drag([(start, end)], duration: duration)
    }

    /// Moves several fingers at once, as for a pinch or a rotation.
    public func drag(_ paths: [(from: CGPoint, to: CGPoint)], duration: TimeInterval = 0.25) {
        let fingers = began(paths.map(\.from))
        let steps = max(1, Int((duration / Self.frame).rounded()))
        for step in 1...steps {
            wait(duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            for (finger, path) in zip(fingers, paths) {
                move(
                    finger,
                    to: CGPoint(
                        x: path.from.x + (path.to.x - path.from.x) * share,
                        y: path.from.y + (path.to.y - path.from.y) * share))
            }
            send(fingers, .moved)
        }
        for finger in fingers { move(finger, to: finger.windowLocation) }
        send(fingers, .ended)
        settle()
    }

    /// Shakes the device.
    public func shake() {
        window.sendEvent(
            UIEvent(type: .motion, subtype: .motionShake, timestamp: _VirtualClock.shared.now))
        settle()
    }

    // MARK: - Steps

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window as UIView)
    }

    private func began(_ points: [CGPoint], tapCount: Int = 1) -> [UITouch] {
        let fingers = points.map { point in
            let touch = UITouch()
            touch.window = window
            touch.tapCount = tapCount
            touch.windowLocation = point
            touch.previousWindowLocation = point
            touch.startLocation = point
            return touch
        }
        send(fingers, .began)
        return fingers
    }

    private func move(_ finger: UITouch, to point: CGPoint) {
        finger.previousWindowLocation = finger.windowLocation
        finger.windowLocation = point
    }

    private func send(_ fingers: [UITouch], _ phase: UITouch.Phase) {
        let event = UIEvent(type: .touches, timestamp: _VirtualClock.shared.now)
        event.touches = Set(fingers)
        for finger in fingers {
            finger.phase = phase
            finger.timestamp = event.timestamp
        }
        window.sendEvent(event)
    }

    private func wait(_ seconds: TimeInterval) {
        let clock = _VirtualClock.shared
        clock.advance(to: clock.now + seconds)
        _FrameLoop.shared.runFrame()
    }

    private func settle() { _FrameLoop.shared.runFrame() }
}
