@preconcurrency import Foundation
import AutoLayout
import ObjectiveC

/// Manages a screen, or a part of one: makes its view, hears when it comes and goes, and lays it out.
///
/// Life of a view, in Apple's order: `loadView`, `viewDidLoad` (once), `viewWillAppear`, the view joins the window,
/// `viewIsAppearing`, layout with `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, `viewDidAppear`;
/// `viewWillDisappear`, the view leaves, `viewDidDisappear`.
/// Origin: Apple's reference of UIViewController; the order of two controllers in a transition from recorded logs
/// (remkoh.dev, readke.com, wangling.me), that of a parent and its children is assumed: the parent first.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    // MARK: Storage

    var storedView: UIView?
    var isLoadingView = false
    var appearance = AppearanceState.disappeared
    /// Set while the controller appears or disappears because it joins or leaves a parent or a presenter.
    var transitionFlags = TransitionFlags()
    var storedChildren: [UIViewController] = []
    weak var storedParent: UIViewController?
    var storedPresented: UIViewController?
    weak var storedPresenting: UIViewController?
    var storedPresentation: UIPresentationController?
    var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var storedTraitOverrides: _TraitOverrides?
    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?
    var storedEditButton: UIBarButtonItem?
    var layoutSupports: (top: _LayoutSupport?, bottom: _LayoutSupport?)
    var currentCoordinator: _TransitionCoordinator?
    public let _traitChanges = _TraitChangeRegistry()
    /// Points that the bars of a container cover at each edge, beyond the safe area that is already there.
    var _barInsets = UIEdgeInsets.zero {
        didSet { if _barInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
    }

    private let givenNibName: String?
    private let givenBundle: Bundle?
    open var nibName: String? { givenNibName }
    open var nibBundle: Bundle? { givenBundle }
    open var storyboard: UIStoryboard? { nil }

    /// - Parameter nibNameOrNil: files of Interface Builder are not read; the view is then an empty one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        givenBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        givenNibName = nil
        givenBundle = nil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    /// Made by `loadView` when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { adopt(newValue) }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open func loadViewIfNeeded() { makeViewIfNeeded() }

    /// Gives the controller a plain view of the screen's size that follows its superview.
    open func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: _HostEnvironment.current.windowSize))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func didReceiveMemoryWarning() {}
    open func updateViewConstraints() { storedView?.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { storedView?.setNeedsLayout() }

    private var addedKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    open override var next: UIResponder? { storedView?.superview ?? storedPresenting ?? storedParent }

    // MARK: Appearance

    open var isBeingPresented: Bool { transitionFlags.isBeingPresented }
    open var isBeingDismissed: Bool { transitionFlags.isBeingDismissed }
    open var isMovingToParent: Bool { transitionFlags.isMovingToParent }
    open var isMovingFromParent: Bool { transitionFlags.isMovingFromParent }

    /// For containers that do not forward by themselves: announces that the child will appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        _beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() { _endAppearance() }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    open var parent: UIViewController? { storedParent }
    open var children: [UIViewController] { storedChildren }
    open func addChild(_ childController: UIViewController) { adopt(child: childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var childViewControllerForPointerLock: UIViewController? { nil }

    // MARK: Presentation

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        show(viewControllerToPresent, animated: flag, completion)
    }

    /// Takes away what this controller presents, or, where it presents nothing, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { leave(animated: flag, completion) }

    open var presentedViewController: UIViewController? { presenterInChain?.storedPresented }
    open var presentingViewController: UIViewController? { outermostParent.storedPresenting }
    open var presentationController: UIPresentationController? { activePresentation }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic { didSet { forgetIdlePresentation() } }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { forgetIdlePresentation() }
    }
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var restoresFocusAfterTransition = true
    open func show(_ vc: UIViewController, sender: Any?) { route(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Bars and titles

    open var title: String? {
        didSet {
            storedNavigationItem?._takeTitle(title)
            storedTabBarItem?._takeTitle(title)
            _navigationContainer?._itemsMayHaveChanged()
            tabBarController?._itemsMayHaveChanged()
        }
    }

    open var navigationItem: UINavigationItem { ownNavigationItem }
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set {
            storedTabBarItem = newValue
            tabBarController?._itemsMayHaveChanged()
        }
    }

    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]? { didSet { _navigationContainer?._itemsMayHaveChanged() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var editButtonItem: UIBarButtonItem { ownEditButton }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        refreshEditButton()
    }

    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: System looks

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var prefersPointerLocked: Bool { false }
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        _HostEnvironment.current.idiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var interfaceOrientation: UIInterfaceOrientation {
        _HostEnvironment.current.isLandscape ? .landscapeLeft : .portrait
    }

    // MARK: Margins and safe area

    /// Points that the controller adds to its view's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
    }

    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsMayHaveChanged() } }
    }

    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    // MARK: Size and traits

    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
            storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: own, with: coordinator)
        }
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { storedView?.traitsMayHaveChanged() } }
    }

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        currentCoordinator ?? storedParent?.transitionCoordinator
    }

    // MARK: Scroll views

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

    // MARK: Storyboards and restoration

    /// Ends the program: segues come from storyboards.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        InterfaceBuilderFile.stop(
            "\(type(of: self)).performSegue, segue '\(identifier)'", "push or present the controller in code")
    }

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
    open var restorationIdentifier: String?
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    // MARK: Accessibility

    open var accessibilityElements: [Any]?
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIViewController: UITraitChangeObservable {}

/// How far a controller's view is on its way into or out of the window.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

struct TransitionFlags {
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isAnimated = false
    /// Whether `viewIsAppearing` was called for this appearance.
    var isAnnounced = false
}

/// Something with content of a size, inside a container that places it.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
