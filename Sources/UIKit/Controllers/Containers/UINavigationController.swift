@preconcurrency import Foundation

/// Shows the last controller of a stack, with a bar for its title and its buttons.
///
/// Layout algorithm:
/// 1. The bar begins at the safe area's top, or at the design's own distance from the edge where that is more.
/// 2. The shown controller's view fills the container; the bar and the toolbar only move its safe area.
/// 3. Where the controller does not extend under bars, its view begins below the bar instead.
///
/// Origin: recorded frames (see `bars.tsv`) and Apple's reference of edgesForExtendedLayout.
@MainActor @preconcurrency
open class UINavigationController: UIViewController, _ManagingContainer {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    public static let hideShowBarDuration: CGFloat = 0.2

    private(set) var ownBar: UINavigationBar
    let ownToolbar: UIToolbar
    var stack: [UIViewController] = []
    var storedBarHidden = false
    var storedToolbarHidden = true

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(coder: coder)
        prepare()
    }

    public init(rootViewController: UIViewController) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepare()
        viewControllers = [rootViewController]
    }

    /// - Parameter navigationBarClass: a class of one's own cannot be instantiated here; the system's bar is used.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    private func prepare() {
        ownBar._onBack = { [weak self] in self?.popViewController(animated: true) }
    }

    /// Takes another bar, as `setValue(_:forKey: "navigationBar")` asks.
    func replaceBar(by bar: UINavigationBar) {
        ownBar.removeFromSuperview()
        ownBar = bar
        prepare()
        guard isViewLoaded else { return }
        storedView?.addSubview(bar)
        refreshBars()
    }

    // MARK: The stack

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { storedPresented ?? stack.last }
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }), !(viewController is UINavigationController) else {
            _Diagnostics.report(
                "\(type(of: self)).pushViewController: expected a controller that is not in the stack and no "
                    + "navigation controller, but got \(type(of: viewController)); the call is ignored")
            return
        }
        change(to: stack + [viewController], operation: .push, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return last
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else {
            return nil
        }
        let removed = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), operation: .pop, animated: animated)
        return removed
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isPop = viewControllers.last.map { new in stack.dropLast().contains { $0 === new } } ?? false
        change(to: viewControllers, operation: isPop ? .pop : .push, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var navigationBar: UINavigationBar { ownBar }
    open var toolbar: UIToolbar! { ownToolbar }
    open var isNavigationBarHidden: Bool {
        get { storedBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        storedBarHidden = hidden
        _itemsMayHaveChanged()
    }

    open var isToolbarHidden: Bool {
        get { storedToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        storedToolbarHidden = hidden
        _itemsMayHaveChanged()
    }

    open var hidesBarsOnTap = false
    open var hidesBarsOnSwipe = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { tapToHide }
    private lazy var tapToHide = UITapGestureRecognizer()
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { swipeToHide }
    private lazy var swipeToHide = UIPanGestureRecognizer()
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
    private lazy var edgePan = UIScreenEdgePanGestureRecognizer()
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPan }
    private lazy var contentPan = UIPanGestureRecognizer()

    // MARK: As a controller

    open override func loadView() {
        let view = _ContainerView(frame: CGRect(origin: .zero, size: _HostEnvironment.current.windowSize))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.onLayout = { [weak self] in self?.layOut() }
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        storedView?.addSubview(ownBar)
        storedView?.addSubview(ownToolbar)
        refreshBars()
        showTop()
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    func _itemsMayHaveChanged() {
        guard isViewLoaded else { return }
        refreshBars()
        storedView?.setNeedsLayout()
    }

    func refreshBars() {
        ownBar.items = stack.map(\.navigationItem)
        ownToolbar.items = topViewController?.toolbarItems
    }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
}
