@preconcurrency import Foundation
import ObjectiveC

/// The old menu for cut, copy and paste; it keeps its items and is never shown.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    private static let theMenu = UIMenuController(())
    open class var shared: UIMenuController { theMenu }

    private init(_ nothing: Void) {
        super.init()
    }

    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    open private(set) var isMenuVisible = false
    open var menuFrame: CGRect { .zero }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    open func hideMenu() { isMenuVisible = false }
    open func hideMenu(from targetView: UIView) { isMenuVisible = false }
    open func update() {}

    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The editing actions that responders may implement.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
