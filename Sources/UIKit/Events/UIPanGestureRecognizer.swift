@preconcurrency import Foundation
import ObjectiveC

/// Kinds of scroll events a recognizer takes.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes fingers that move; begins once they moved 10 points.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var start = CGPoint.zero
    private var offset = CGPoint.zero
    private var lastTime: TimeInterval = 0
    private var speed = CGPoint.zero

    private var windowPoint: CGPoint { location(in: view?.window) }

    /// Points moved since the gesture began, in the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let moved = vector(CGPoint(x: windowPoint.x - start.x, y: windowPoint.y - start.y), in: view)
        return CGPoint(x: moved.x + offset.x, y: moved.y + offset.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = windowPoint
        offset = translation
        speed = .zero
    }

    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { vector(speed, in: view) }

    private func vector(_ windowVector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return windowVector }
        let origin = view.convert(CGPoint.zero, from: window)
        let end = view.convert(windowVector, from: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > maximumNumberOfTouches {
            if storedState == .possible { state = .failed }
            return
        }
        start = windowPoint
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        measureSpeed(touches, at: event.timestamp)
        if isActive {
            state = .changed
            return
        }
        guard trackedTouches.count >= minimumNumberOfTouches else { return }
        let moved = CGPoint(x: windowPoint.x - start.x, y: windowPoint.y - start.y)
        if shouldBegin(moved: moved) { state = .began }
    }

    /// Whether that many points are enough to begin; subclasses also look at direction and place.
    func shouldBegin(moved: CGPoint) -> Bool { hypot(moved.x, moved.y) >= GestureLimits.panMovement }

    private func measureSpeed(_ touches: Set<UITouch>, at time: TimeInterval) {
        let passed = time - lastTime
        lastTime = time
        guard passed > 0, let touch = trackedTouches.first(where: { touches.contains($0) }) else { return }
        speed = CGPoint(
            x: (touch.windowLocation.x - touch.previousWindowLocation.x) / CGFloat(passed),
            y: (touch.windowLocation.y - touch.previousWindowLocation.y) / CGFloat(passed))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
        state = isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        offset = .zero
        speed = .zero
    }
}

/// Recognizes a finger that comes in from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    override func shouldBegin(moved: CGPoint) -> Bool {
        guard super.shouldBegin(moved: moved), let touch = trackedTouches.first, let window = touch.window else {
            return false
        }
        let point = touch.startLocation
        let size = window.bounds.size
        let width = GestureLimits.edgeWidth
        return edges.contains(.left) && point.x <= width || edges.contains(.right) && point.x >= size.width - width
            || edges.contains(.top) && point.y <= width || edges.contains(.bottom) && point.y >= size.height - width
    }
}
