@preconcurrency import Foundation

/// One finger, or pencil, from the moment it comes down until it is lifted.
@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }

    /// Seconds on the host's virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open internal(set) var type = TouchType.direct
    open internal(set) weak var window: UIWindow?
    /// The view that the touch came down on; it stays the same until the touch ends.
    open internal(set) weak var view: UIView?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    var startLocation = CGPoint.zero
    /// Set when a recognizer took the touch away from its view.
    var isTakenFromView = false

    public override init() {
        super.init()
    }

    /// Points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Points in the view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window, let window else { return point }
        return view.convert(point, from: window)
    }
}
