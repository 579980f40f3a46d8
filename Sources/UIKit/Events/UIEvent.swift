@preconcurrency import Foundation

/// Something the user did: touches, presses, a shake, a remote control's button.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    let eventType: EventType
    let eventSubtype: EventSubtype
    var touches: Set<UITouch> = []
    /// Seconds on the host's virtual clock.
    open internal(set) var timestamp: TimeInterval = 0

    init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
        eventType = type
        eventSubtype = subtype
        super.init()
        self.timestamp = timestamp
    }

    public override convenience init() {
        self.init(type: .touches)
    }

    open var type: EventType { eventType }
    open var subtype: EventSubtype { eventSubtype }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    open func touches(for window: UIWindow) -> Set<UITouch>? { filtered { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { filtered { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private func filtered(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : found
    }
}
