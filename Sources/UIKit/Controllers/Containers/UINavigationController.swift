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

    private let ownBar: UINavigationBar
    private let ownToolbar: UIToolbar
    private var stack: [UIViewController] = []
    private var storedBarHidden = false
    private var storedToolbarHidden = true
    private var isTransitioning = false

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

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// - Parameter navigationBarClass: a class of one's own cannot be instantiated here; the system's bar is used.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    private func prepare() {
        ownBar._onBack = { [weak self] in self?.popViewController(animated: true) }
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
        guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else { return nil }
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

    private func refreshBars() {
        ownBar.items = stack.map(\.navigationItem)
        ownToolbar.items = topViewController?.toolbarItems
    }

    // MARK: Changes

    private func change(to new: [UIViewController], operation: Operation, animated: Bool) {
        let old = stack
        guard !zip(old, new).allSatisfy({ $0 === $1 }) || old.count != new.count else { return }
        let removed = old.filter { one in !new.contains { $0 === one } }
        let added = new.filter { one in !old.contains { $0 === one } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        stack = new
        let from = old.last
        let to = new.last
        guard from !== to, isViewLoaded else {
            finishMoves(removed: removed, added: added)
            _itemsMayHaveChanged()
            return
        }
        refreshBars()
        if let from {
            from.transitionFlags.isMovingFromParent = removed.contains { $0 === from }
        }
        if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
        exchange(from: from, to: to, operation: operation, animated: animated) { [self] in
            finishMoves(removed: removed, added: added)
            if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
        }
    }

    private func finishMoves(removed: [UIViewController], added: [UIViewController]) {
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// Order: the old one will disappear, the new one will appear, the views change places, the old one did disappear,
    /// the new one did appear.
    private func exchange(
        from: UIViewController?, to: UIViewController?, operation: Operation, animated: Bool, _ completion: @escaping () -> Void
    ) {
        let isVisible = appearance == .appeared || appearance == .appearing
        if isVisible { from?._beginAppearance(false, animated: animated) }
        if isVisible { to?._beginAppearance(true, animated: animated) }
        showTop()
        let finish: () -> Void = { [self] in
            if let from, from !== topViewController, from.storedView?.superview === storedView {
                from.storedView?.removeFromSuperview()
            }
            if isVisible {
                from?._endAppearance()
                to?._endAppearance()
            }
            completion()
        }
        guard isVisible, let from, let to, let container = storedView else {
            if isVisible { _FrameLoop.shared.runAfterLayout(finish) } else { finish() }
            return
        }
        let animator =
            animated
            ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) : nil
        if let animator {
            let context = _TransitionContext(
                container: container, from: from, to: to, isAnimated: true,
                duration: animator.transitionDuration(using: nil), style: .none)
            context.onComplete = { _ in finish() }
            animator.animateTransition(using: context)
        } else if animated {
            // The model shows the end at once, so the old view is out of the way.
            from.storedView?.removeFromSuperview()
            _VirtualClock.shared.schedule(after: BarMetric.navigationDuration.value) { finish() }
        } else {
            from.storedView?.removeFromSuperview()
            _FrameLoop.shared.runAfterLayout(finish)
        }
    }

    private func showTop() {
        guard let container = storedView, let top = topViewController else { return }
        top.loadViewIfNeeded()
        guard let view = top.storedView, view.superview !== container else { return }
        placeTop()
        container.insertSubview(view, at: 0)
        container.setNeedsLayout()
    }

    // MARK: Layout

    private func layOut() {
        placeBars()
        placeTop()
    }

    /// A screen that shows nothing in the bar still has one.
    private var isBarShown: Bool {
        guard !storedBarHidden else { return false }
        return !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    private func placeBars() {
        guard let container = storedView else { return }
        let room = container.bounds.size
        let area = container.safeAreaInsets
        ownBar.isHidden = !isBarShown
        let top = max(area.top, BarMetric.navigationTop.value)
        ownBar._backgroundReach = top
        ownBar.frame = CGRect(x: 0, y: top, width: room.width, height: ownBar._fullHeight)
        ownToolbar.isHidden = storedToolbarHidden
        let bottom = max(BarMetric.toolbarBottom.value, _DesignEnvironment.generation == .ios26 ? 0 : area.bottom)
        ownToolbar._side = BarMetric.toolbarSide.value
        ownToolbar._backgroundReach = bottom
        let height = BarMetric.toolbarHeight.value
        ownToolbar.frame = CGRect(x: 0, y: room.height - bottom - height, width: room.width, height: height)
    }

    private func placeTop() {
        guard let container = storedView, let top = topViewController, let view = top.storedView else { return }
        let area = container.safeAreaInsets
        var insets = UIEdgeInsets.zero
        if isBarShown {
            insets.top = max(area.top, BarMetric.navigationTop.value) + ownBar._fullHeight - area.top
        }
        if !storedToolbarHidden {
            let bottom = max(BarMetric.toolbarBottom.value, _DesignEnvironment.generation == .ios26 ? 0 : area.bottom)
            insets.bottom = max(0, bottom + BarMetric.toolbarHeight.value - area.bottom)
        }
        var frame = CGRect(origin: .zero, size: container.bounds.size)
        if isBarShown, !extendsUnderTopBar(top) {
            frame = frame.inset(by: UIEdgeInsets(top: area.top + insets.top, left: 0, bottom: 0, right: 0))
            insets.top = 0
        }
        if !storedToolbarHidden, !top.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height -= area.bottom + insets.bottom
            insets.bottom = 0
        }
        top._barInsets = insets
        if view.frame != frame { view.frame = frame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func extendsUnderTopBar(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.top) else { return false }
        return ownBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }
}

/// The view of a container: tells its controller when it is laid out.
@MainActor @preconcurrency
final class _ContainerView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
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
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
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
