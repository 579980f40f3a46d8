@preconcurrency import Foundation

/// One press of a physical button or key.
@MainActor @preconcurrency
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33
    }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var type = PressType.select
    open internal(set) weak var window: UIWindow?
    open internal(set) weak var responder: UIResponder?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    open internal(set) var force: CGFloat = 0
    open internal(set) var key: UIKey?

    public override init() {
        super.init()
    }
}

/// An event made of presses.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []

    open var allPresses: Set<UIPress> { presses }

    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
}

/// A key of a hardware keyboard as it was pressed.
@MainActor @preconcurrency
open class UIKey: NSObject {
    open internal(set) var characters = ""
    open internal(set) var charactersIgnoringModifiers = ""
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

    public override init() {
        super.init()
    }
}

/// Keys by their number in the USB usage table for keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 3
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
    case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
