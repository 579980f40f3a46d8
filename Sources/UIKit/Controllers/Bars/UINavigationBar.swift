@preconcurrency import Foundation

/// The bar at the top of a navigation controller: title, back button, items.
///
/// Layout algorithm:
/// 1. The upper part, of the design's height, holds leading items from the leading edge inwards, trailing items from
///    the trailing edge inwards, and the title centred in the bar, or between the items where it would meet them.
/// 2. A large title takes the part below it and replaces the small one.
///
/// Origin: heights, insets and distances are recorded (see `bars.tsv`).
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    public enum NSToolbarSection: Int, Sendable {
        case none, sidebar, supplementary, content
    }

    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    let promptLabel = UILabel()
    let largeTitleLabel = UILabel()
    let backgroundView = UIView()
    let shadowView = UIView()
    var leading: [UIView] = []
    var trailing: [UIView] = []
    weak var shownTitleView: UIView?
    /// The search bar below the title, or among the items.
    var shownSearch: UISearchBar?
    var storedItems: [UINavigationItem] = []
    var ownStandardAppearance: UINavigationBarAppearance?
    /// Called for the back button.
    var _onBack: (() -> Void)?
    /// Points between the bar's top and the window's, which the background covers as well.
    var _backgroundReach: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundView.isUserInteractionEnabled = false
        shadowView.isUserInteractionEnabled = false
        for view in [backgroundView, shadowView, titleLabel, subtitleLabel, promptLabel, largeTitleLabel] {
            addSubview(view)
        }
        titleLabel.textAlignment = .center
        subtitleLabel.textAlignment = .center
        promptLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        largeTitleLabel.accessibilityTraits = .header
    }

    // MARK: Items

    open weak var delegate: (any UINavigationBarDelegate)?
    open var items: [UINavigationItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set {
            storedItems = newValue ?? []
            _refresh()
        }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open var topItem: UINavigationItem? { storedItems.last }
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = storedItems + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = storedItems.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        items = Array(storedItems.dropLast())
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    // MARK: Looks

    open var barStyle = UIBarStyle.default { didSet { _refresh() } }
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { _refresh() } }
    open var prefersLargeTitles = false {
        didSet {
            _refresh()
            superview?.setNeedsLayout()
        }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _refresh() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _refresh() } }
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance ?? proxy?.ownStandardAppearance ?? UINavigationBarAppearance() }
        set {
            ownStandardAppearance = newValue
            _refresh()
        }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { _refresh() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { _refresh() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { _refresh() } }
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var barPosition: UIBarPosition { .topAttached }
    open var currentNSToolbarSection: NSToolbarSection { .none }
    private var backgroundImage: UIImage?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

    var proxy: UINavigationBar? { _AppearanceProxies.proxy(for: UINavigationBar.self) as? UINavigationBar }

    /// The appearance for content that begins below the bar, as long as nothing has scrolled under it.
    var _effectiveAppearance: UINavigationBarAppearance {
        if let own = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? proxy?.scrollEdgeAppearance { return own }
        let standard = topItem?.standardAppearance ?? standardAppearance
        let clear = UINavigationBarAppearance(barAppearance: standard)
        clear.configureWithTransparentBackground()
        if !isTranslucent || !(proxy?.isTranslucent ?? true) {
            clear.backgroundColor = barTintColor ?? proxy?.barTintColor ?? .systemBackground
        }
        return clear
    }

    var _showsLargeTitle: Bool {
        guard !(topItem?.isHiddenBySearch ?? false) else { return false }
        guard prefersLargeTitles || proxy?.prefersLargeTitles ?? false, let item = topItem, item.titleView == nil else {
            return false
        }
        for candidate in storedItems.reversed() {
            switch candidate.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    // MARK: Size

    /// Height of the part with the items; none while a search takes its room.
    var _barHeight: CGFloat {
        if topItem?.isHiddenBySearch ?? false { return 0 }
        let environment = _HostEnvironment.current
        var height = BarMetric.navigationHeight.value
        if environment.idiom == .pad {
            height = BarMetric.navigationHeightPad.value
        } else if environment.verticalSizeClass == .compact, environment.horizontalSizeClass == .compact {
            height = BarMetric.navigationHeightCompact.value
        }
        return topItem?.prompt == nil ? height : height + BarMetric.promptHeight.value
    }

    var _fullHeight: CGFloat {
        _barHeight + (_showsLargeTitle ? BarMetric.largeTitleHeight.value : 0) + _searchHeight
    }

    var _searchHeight: CGFloat { shownSearch?.place == .stacked ? shownSearch?.barHeight ?? 0 : 0 }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: _fullHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: _fullHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { _refresh() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    /// Makes the views of the top item anew.
    func _refresh() { rebuild() }
}

@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar.barPosition }
}

extension UINavigationBar: UIBarPositioning {}

@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
