@preconcurrency import Foundation

/// Shows one of several controllers, chosen by tabs.
///
/// Layout algorithm: the chosen controller's view fills the container; the tab bar lies above it at the bottom and
/// moves its safe area, except where the controller on top hides the bar when pushed.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, _ManagingContainer {
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    private var ownBar = UITabBar()
    private var storedControllers: [UIViewController] = []
    private var storedIndex = NSNotFound
    private var isBarHidden = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    private func prepare() {
        ownBar._onSelect = { [weak self] item in self?.choose(item) }
    }

    /// Takes another bar, as `setValue(_:forKey: "tabBar")` asks.
    func replaceBar(by bar: UITabBar) {
        ownBar.removeFromSuperview()
        ownBar = bar
        prepare()
        guard isViewLoaded else { return }
        storedView?.addSubview(bar)
        _itemsMayHaveChanged()
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var tabBar: UITabBar { ownBar }
    open var mode = Mode.automatic
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var customizableViewControllers: [UIViewController]?
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        storedView?.setNeedsLayout()
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { storedControllers.isEmpty ? nil : storedControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let selected = selectedViewController
        for controller in storedControllers where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.storedView?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        storedControllers = new
        let kept = new.firstIndex { $0 === selected }
        storedIndex = kept ?? (new.isEmpty ? NSNotFound : 0)
        _itemsMayHaveChanged()
        if kept == nil { exchange(from: nil, to: selectedViewController) }
    }

    open var tabs: [UITab] = [] { didSet { viewControllers = tabs.compactMap(\.viewController) } }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    open var selectedTab: UITab? {
        get { tabs.indices.contains(storedIndex) ? tabs[storedIndex] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    open var selectedViewController: UIViewController? {
        get { storedControllers.indices.contains(storedIndex) ? storedControllers[storedIndex] : nil }
        set {
            guard let index = storedControllers.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    open var selectedIndex: Int {
        get { storedIndex }
        set {
            guard storedControllers.indices.contains(newValue), newValue != storedIndex else { return }
            let old = selectedViewController
            storedIndex = newValue
            ownBar.selectedItem = selectedViewController?.tabBarItem
            exchange(from: old, to: selectedViewController)
        }
    }

    private func choose(_ item: UITabBarItem) {
        guard let index = storedControllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = storedControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == storedIndex, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func exchange(from: UIViewController?, to: UIViewController?) {
        guard isViewLoaded else { return }
        let isVisible = appearance == .appeared || appearance == .appearing
        if isVisible { from?._beginAppearance(false, animated: false) }
        if isVisible { to?._beginAppearance(true, animated: false) }
        from?.storedView?.removeFromSuperview()
        showSelected()
        guard isVisible else { return }
        from?._endAppearance()
        if appearance == .appeared { to?._endAppearanceAfterLayout() }
    }

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
        showSelected()
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    func _itemsMayHaveChanged() {
        ownBar.items = storedControllers.map { $0.tabBarItem }
        ownBar.selectedItem = selectedViewController?.tabBarItem
        storedView?.setNeedsLayout()
    }

    private func showSelected() {
        guard let container = storedView, let selected = selectedViewController else { return }
        selected.loadViewIfNeeded()
        guard let view = selected.storedView, view.superview !== container else { return }
        layOut()
        container.insertSubview(view, at: 0)
        container.setNeedsLayout()
    }

    // MARK: Layout

    private var isBarShown: Bool {
        guard !isBarHidden, !storedControllers.isEmpty else { return false }
        guard let navigation = selectedViewController as? UINavigationController else { return true }
        return !navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    private func layOut() {
        guard let container = storedView else { return }
        let room = container.bounds.size
        let bottom = container.safeAreaInsets.bottom
        let band = UITabBar._band(safeAreaBottom: bottom)
        ownBar.isHidden = !isBarShown
        ownBar.frame = CGRect(x: 0, y: room.height - band, width: room.width, height: band)
        guard let selected = selectedViewController, let view = selected.storedView else { return }
        selected._barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isBarShown ? max(0, band - bottom) : 0, right: 0)
        let frame = CGRect(origin: .zero, size: room)
        if view.frame != frame { view.frame = frame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

/// One tab with the controller it shows.
@MainActor @preconcurrency
open class UITab: NSObject {
    open var title: String
    open var image: UIImage?
    open private(set) var identifier: String
    open var badgeValue: String?
    open var subtitle: String?
    open var isHidden = false
    open var isEnabled = true
    private let provider: ((UITab) -> UIViewController)?
    open private(set) lazy var viewController: UIViewController? = {
        let controller = provider?(self)
        controller?.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
        controller?.tabBarItem.badgeValue = badgeValue
        return controller
    }()

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }
}

/// The tab of a search.
@MainActor @preconcurrency
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false

    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
