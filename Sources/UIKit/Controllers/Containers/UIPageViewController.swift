@preconcurrency import Foundation
import CoreGraphics

/// Shows one of many controllers, which the user turns like pages.
///
/// Layout algorithm:
/// 1. The shown controller's view fills the container; its neighbours lie beside it, a spacing apart, and are asked for
///    when a drag begins.
/// 2. Where the data source says how many pages there are and the pages scroll sideways, a page control takes the
///    container's bottom.
///
/// A page curl is shown as its end: one page, or two with a spine in the middle.
/// Origin: Apple's reference; the page control's height is assumed (see `bars.tsv`).
@MainActor @preconcurrency
open class UIPageViewController: UIViewController, _ManagingContainer {
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    private var shown: [UIViewController] = []
    private var before: UIViewController?
    private var after: UIViewController?
    private let spacing: CGFloat
    private let scrollView = PageScrollView()
    private var pageControl: UIPageControl?

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    open private(set) var spineLocation: SpineLocation
    open var isDoubleSided = false
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pagesMayHaveChanged() } }

    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let gap = options?[.interPageSpacing]
        spacing = style == .scroll ? (gap as? CGFloat) ?? (gap as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 : 0
        let spine = options?[.spineLocation]
        let given = spine as? SpineLocation ?? ((spine as? NSNumber)?.intValue).flatMap(SpineLocation.init(rawValue:))
        spineLocation = style == .scroll ? .none : given ?? .min
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        spacing = 0
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        spacing = 0
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.onBegin = { [weak self] in self?.beginTurn() }
        scrollView.onEnd = { [weak self] in self?.settle() }
    }

    // MARK: Pages

    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .scroll ? [] : [scrollView.panGestureRecognizer]
    }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        dropNeighbours(keeping: new)
        exchange(for: new, animated: animated)
        pagesMayHaveChanged()
        guard let completion else { return }
        if animated {
            _VirtualClock.shared.schedule(after: BarMetric.navigationDuration.value) { completion(true) }
        } else {
            completion(true)
        }
    }

    private func exchange(for new: [UIViewController], animated: Bool) {
        let old = shown
        shown = new
        let gone = old.filter { one in !new.contains { $0 === one } }
        let come = new.filter { one in !old.contains { $0 === one } }
        let isVisible = appearance == .appeared || appearance == .appearing
        for controller in gone where isVisible { controller._beginAppearance(false, animated: animated) }
        for controller in come {
            addChild(controller)
            if isVisible { controller._beginAppearance(true, animated: animated) }
        }
        if isViewLoaded { layOut() }
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.storedView?.removeFromSuperview()
            if isVisible { controller._endAppearance() }
            controller.removeFromParent()
        }
        for controller in come {
            controller.didMove(toParent: self)
            if isVisible { controller._endAppearanceAfterLayout() }
        }
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
        storedView?.addSubview(scrollView)
        pagesMayHaveChanged()
        layOut()
    }

    open override var childForStatusBarStyle: UIViewController? { shown.first }
    open override var childForStatusBarHidden: UIViewController? { shown.first }

    // MARK: The page control

    private func pagesMayHaveChanged() {
        guard isViewLoaded else { return }
        let count = presentationCount
        if count == nil {
            pageControl?.removeFromSuperview()
            pageControl = nil
        } else if pageControl == nil {
            let control = UIPageControl()
            control.addAction(UIAction { [weak self] _ in self?.turnByControl() }, for: .valueChanged)
            storedView?.addSubview(control)
            pageControl = control
        }
        pageControl?.numberOfPages = count ?? 0
        pageControl?.currentPage =
            dataSource.flatMap { source in OptionalRequirement.ask { source.presentationIndex(for: self) } } ?? 0
        storedView?.setNeedsLayout()
    }

    private var presentationCount: Int? {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return nil }
        return OptionalRequirement.ask { dataSource.presentationCount(for: self) }
    }

    private func turnByControl() {
        guard let first = shown.first,
            let next = dataSource?.pageViewController(self, viewControllerAfter: first)
        else { return }
        finishTurn(to: next, 1)
    }

    // MARK: Layout

    private var isVertical: Bool { navigationOrientation == .vertical }
    private var isMirrored: Bool { !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func layOut() {
        guard let container = storedView else { return }
        var room = container.bounds
        if let pageControl {
            let height = BarMetric.pagesControlHeight.value
            let bottom = container.safeAreaInsets.bottom
            room.size.height = max(0, room.height - height - bottom)
            pageControl.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
        }
        // The scroll view is wider by the spacing, so that a page is a page of it.
        scrollView.frame = CGRect(
            x: isVertical ? 0 : -spacing / 2, y: isVertical ? -spacing / 2 : 0,
            width: room.width + (isVertical ? 0 : spacing), height: room.height + (isVertical ? spacing : 0))
        let before = isMirrored ? after : before
        let after = isMirrored ? self.before : self.after
        let length = isVertical ? scrollView.bounds.height : scrollView.bounds.width
        let start = before == nil ? 0 : length
        let pages = 1 + (before == nil ? 0 : 1) + (after == nil ? 0 : 1)
        scrollView.contentSize = CGSize(
            width: isVertical ? scrollView.bounds.width : length * CGFloat(pages),
            height: isVertical ? length * CGFloat(pages) : scrollView.bounds.height)
        if !scrollView.isDragging {
            scrollView.contentOffset = CGPoint(x: isVertical ? 0 : start, y: isVertical ? start : 0)
        }
        if let before { place(before, at: 0, room, share: 1, part: 0) }
        if let after { place(after, at: start + length, room, share: 1, part: 0) }
        for (index, controller) in shown.enumerated() {
            place(controller, at: start, room, share: shown.count, part: isMirrored ? shown.count - 1 - index : index)
        }
    }

    private func place(_ controller: UIViewController, at start: CGFloat, _ room: CGRect, share: Int, part: Int) {
        guard let view = controller.view else { return }
        var frame = CGRect(origin: .zero, size: room.size)
        if isVertical {
            frame.origin.y = start + spacing / 2
        } else {
            frame.size.width /= CGFloat(max(1, share))
            frame.origin.x = start + spacing / 2 + frame.width * CGFloat(part)
        }
        if view.superview !== scrollView { scrollView.addSubview(view) }
        if view.frame != frame { view.frame = frame }
    }
}

// MARK: - Turning

extension UIPageViewController {
    private func beginTurn() {
        guard let dataSource, let first = shown.first, let last = shown.last else { return }
        dropNeighbours(keeping: shown)
        before = dataSource.pageViewController(self, viewControllerBefore: first)
        after = dataSource.pageViewController(self, viewControllerAfter: last)
        for controller in [before, after].compactMap({ $0 }) where controller.parent !== self { addChild(controller) }
        layOut()
        // The drag starts from the middle page.
        let hasEarlier = (isMirrored ? after : before) != nil
        let length = isVertical ? scrollView.bounds.height : scrollView.bounds.width
        let start = hasEarlier ? length : 0
        scrollView.contentOffset = CGPoint(x: isVertical ? 0 : start, y: isVertical ? start : 0)
        scrollView.panStart = scrollView.contentOffset
    }

    private func settle() {
        let length = isVertical ? scrollView.bounds.height : scrollView.bounds.width
        guard length > 0 else { return }
        let place = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let hasEarlier = (isMirrored ? after : before) != nil
        var steps = Int((place / length).rounded()) - (hasEarlier ? 1 : 0)
        if isMirrored { steps = -steps }
        guard let next = steps < 0 ? before : steps > 0 ? after : nil else {
            dropNeighbours(keeping: shown)
            layOut()
            return
        }
        finishTurn(to: next, steps)
    }

    private func finishTurn(to next: UIViewController, _ steps: Int) {
        let previous = shown
        delegate?.pageViewController(self, willTransitionTo: [next])
        if before === next { before = nil }
        if after === next { after = nil }
        dropNeighbours(keeping: [next] + previous)
        exchange(for: [next], animated: true)
        if let control = pageControl { control.currentPage += steps }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    }

    private func dropNeighbours(keeping kept: [UIViewController]) {
        for controller in [before, after].compactMap({ $0 }) where !kept.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.storedView?.removeFromSuperview()
            controller.removeFromParent()
        }
        before = nil
        after = nil
    }
}

/// The scroll view of a page controller. It tells the controller without its delegate, which user code may replace.
@MainActor @preconcurrency
final class PageScrollView: UIScrollView {
    var onBegin: (() -> Void)?
    var onEnd: (() -> Void)?

    override var isDragging: Bool {
        didSet {
            guard isDragging != oldValue else { return }
            if isDragging {
                onBegin?()
            } else {
                // By then the scroll view has moved on to the nearest page.
                _FrameLoop.shared.runBeforeLayout { [weak self] in self?.onEnd?() }
            }
        }
    }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalRequirement.leaveOut(0)
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalRequirement.leaveOut(0)
    }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { pageViewController.supportedInterfaceOrientations }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
