import Foundation

extension UIViewController {
    /// Whether this is a container that decides by itself when its children appear.
    var _managesChildren: Bool { self is any _ManagingContainer }

    func adopt(child: UIViewController) {
        guard child !== self, !isDescendant(of: child) else {
            _Diagnostics.report(
                "\(type(of: self)).addChild: expected another controller, but got "
                    + (child === self ? "the controller itself" : "an ancestor of it") + "; the call is ignored")
            return
        }
        guard child.storedParent !== self else { return }
        if let old = child.storedParent { old.storedChildren.removeAll { $0 === child } }
        child.willMove(toParent: self)
        child.transitionFlags.isMovingToParent = true
        child.storedParent = self
        storedChildren.append(child)
        child.storedView?.traitsMayHaveChanged()
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        parent.childTraitOverrides[ObjectIdentifier(self)] = nil
        storedParent = nil
        didMove(toParent: nil)
    }

    private func isDescendant(of other: UIViewController) -> Bool {
        var next: UIViewController? = self
        while let current = next {
            if current === other { return true }
            next = current.storedParent
        }
        return false
    }

    var outermostParent: UIViewController {
        var controller = self
        while let parent = controller.storedParent { controller = parent }
        return controller
    }

    /// Exchanges the views of two children and ends both transitions when the time is over.
    func exchange(
        _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        let isAnimated = duration > 0
        old._beginAppearance(false, animated: isAnimated)
        new._beginAppearance(true, animated: isAnimated)
        new.loadViewIfNeeded()
        if let oldView = old.storedView, let newView = new.storedView, newView.superview == nil {
            oldView.superview?.addSubview(newView)
        }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
            old.storedView?.removeFromSuperview()
            old._endAppearance()
            new._endAppearance()
            completion?(finished)
        }
    }

    // MARK: - Containers around

    /// The nearest ancestor of a kind; the controller itself does not count.
    func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        var next = storedParent
        while let controller = next {
            if let found = controller as? Kind { return found }
            next = controller.storedParent
        }
        return nil
    }

    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// The navigation controller in which this controller is on the stack.
    var _navigationContainer: UINavigationController? { storedParent as? UINavigationController }

    /// `show` goes to the nearest container that can push, else presents.
    func route(_ controller: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }

    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { storedParent }

    // MARK: - Requests to the system

    public func setNeedsStatusBarAppearanceUpdate() {}
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    public func setNeedsUpdateOfPrefersPointerLocked() {}
    public class func attemptRotationToDeviceOrientation() {}
}

/// A container whose own code tells its children when they appear and disappear.
@MainActor
protocol _ManagingContainer: UIViewController {}

/// The old guides at the top and bottom of a controller's view.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points from the view's edge.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
