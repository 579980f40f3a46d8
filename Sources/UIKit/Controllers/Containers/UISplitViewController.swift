@preconcurrency import Foundation
import CoreGraphics

/// Shows two or three columns beside each other where there is room, else one controller at a time.
///
/// Layout algorithm:
/// 1. In a window of compact width the columns collapse: into the compact column, or onto one navigation stack up to
///    the column that the delegate wants on top.
/// 2. Else the display mode says which columns show. `automatic` shows the column beside the secondary one in a window
///    wider than tall, and only the secondary one otherwise.
/// 3. Columns that lie beside the secondary one take their width from it; those over it leave it and dim it.
///
/// Origin: Apple's reference; widths are assumed (see `bars.tsv`).
@MainActor @preconcurrency
open class UISplitViewController: UIViewController, _ManagingContainer {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact, inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    open private(set) var style: Style
    /// As given, without the navigation controllers that columns get.
    var columns: [Column: UIViewController] = [:]
    var containers: [Column: UIViewController] = [:]
    var hasCollapsed: Bool?
    /// The one controller shown while collapsed.
    var collapsedRoot: UIViewController?
    let dimmingView = UIView()
    var separators: [UIView] = []
    /// What `show` and `hide` asked for.
    var shownMode: DisplayMode?

    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The primary controller and, where there is one, the secondary; of collapsed columns only what is on top.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { containers[$0] ?? columns[$0] } }
        set { replaceAll(newValue) }
    }

    /// In columns, a controller that is no navigation controller gets one around it.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        replace(column, by: vc)
    }

    open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }
    open func hide(_ column: UISplitViewController.Column) { change(column, isShown: false) }
    open func show(_ column: UISplitViewController.Column) { change(column, isShown: true) }
    open func isShowing(_ column: UISplitViewController.Column) -> Bool { shownColumns.contains(column) }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        replaceOrPush(vc, isCollapsed ? .secondary : .primary)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        replaceOrPush(vc, .secondary)
    }

    // MARK: Display mode

    open var isCollapsed: Bool { hasCollapsed ?? (traitCollection.horizontalSizeClass != .regular) }
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            shownMode = nil
            storedView?.setNeedsLayout()
        }
    }
    open var displayMode: DisplayMode { resolvedMode }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { storedView?.setNeedsLayout() } }
    open var splitBehavior: SplitBehavior {
        preferredSplitBehavior != .automatic ? preferredSplitBehavior : isWide ? .tile : .overlay
    }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading { didSet { storedView?.setNeedsLayout() } }
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    private lazy var modeButton = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction { [weak self] _ in self?.toggleMode() })

    // MARK: Widths

    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsChanged() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    open var primaryColumnWidth: CGFloat { isCollapsed ? view.bounds.width : width(of: .primary) }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { widthsChanged() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    open var supplementaryColumnWidth: CGFloat { isCollapsed ? view.bounds.width : width(of: .supplementary) }

    private func widthsChanged() { storedView?.setNeedsLayout() }

    // MARK: As a controller

    open override func loadView() {
        let view = _ContainerView(frame: CGRect(origin: .zero, size: _HostEnvironment.current.windowSize))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.onLayout = { [weak self] in self?.layOut() }
        view.backgroundColor = .systemBackground
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        dimmingView.backgroundColor = UIColor(white: 0, alpha: BarMetric.sheetDimming.value)
        arrange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    open override var childForStatusBarStyle: UIViewController? { collapsedRoot ?? containers[.secondary] }
    open override var childForStatusBarHidden: UIViewController? { collapsedRoot ?? containers[.secondary] }
}

extension UIViewController {
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.supportedInterfaceOrientations }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}
