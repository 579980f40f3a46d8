@preconcurrency import Foundation

/// The bar of tabs at the bottom.
///
/// Layout algorithm:
/// 1. In a design with a floating platter, it is as wide as its tabs at the recorded pitch and centred; elsewhere the
///    tabs share the width equally.
/// 2. In a tab the icon stands above the title; where the bar is low, before it.
///
/// Origin: recorded tab bars (see `bars.tsv`).
@MainActor @preconcurrency
open class UITabBar: UIView, UIBarPositioning {
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    private let platter = UIView()
    private let shadowView = UIView()
    private let selectionView = UIView()
    private var tabs: [_TabButton] = []
    private var storedItems: [UITabBarItem]?
    private var ownStandardAppearance: UITabBarAppearance?
    /// Called when a tab is chosen by a tap.
    var _onSelect: ((UITabBarItem) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [platter, shadowView, selectionView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        refresh()
    }

    // MARK: Items

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? {
        get { storedItems }
        set {
            storedItems = newValue
            refresh()
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open weak var selectedItem: UITabBarItem? {
        didSet { for tab in tabs { tab.isSelected = tab.item === selectedItem } }
    }

    // MARK: Looks

    open var barStyle = UIBarStyle.default { didSet { refresh() } }
    open var isTranslucent = true
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
    open var selectedImageTintColor: UIColor? { didSet { refresh() } }
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var barPosition: UIBarPosition { .bottom }
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance ?? proxy?.ownStandardAppearance ?? UITabBarAppearance() }
        set {
            ownStandardAppearance = newValue
            refresh()
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { refresh() } }
    open var isCustomizing: Bool { false }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }

    private var proxy: UITabBar? { _AppearanceProxies.proxy(for: UITabBar.self) as? UITabBar }
    private var isFloating: Bool { _DesignEnvironment.generation == .ios26 }

    // MARK: Size

    static var _height: CGFloat {
        let environment = _HostEnvironment.current
        let isLow = environment.verticalSizeClass == .compact && environment.horizontalSizeClass == .compact
        return isLow ? BarMetric.tabHeightCompact.value : BarMetric.tabHeight.value
    }

    /// From the bottom edge of its container to the top of the bar.
    static func _band(safeAreaBottom: CGFloat) -> CGFloat {
        _height + (_DesignEnvironment.generation == .ios26 ? BarMetric.tabBottom.value : safeAreaBottom)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: fittingHeight)
    }

    private var fittingHeight: CGFloat { Self._band(safeAreaBottom: safeAreaInsets.bottom) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { refresh() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for tab in tabs { tab.refresh() }
    }

    // MARK: Content

    private var appearance: UITabBarAppearance? {
        selectedItem?.scrollEdgeAppearance ?? selectedItem?.standardAppearance ?? scrollEdgeAppearance
            ?? ownStandardAppearance ?? proxy?.scrollEdgeAppearance ?? proxy?.ownStandardAppearance
    }

    private func refresh() {
        for tab in tabs { tab.removeFromSuperview() }
        if let tint = proxy?.storedTintColor, storedTintColor == nil { tintColor = tint }
        let appearance = appearance
        tabs = (storedItems ?? []).map { item in
            let tab = _TabButton(item: item)
            tab.looks = appearance?.stackedLayoutAppearance
            tab.unselectedColor = unselectedItemTintColor ?? proxy?.unselectedItemTintColor
            tab.isSelected = item === selectedItem
            tab.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
            item.onChange = { [weak self] in self?.refresh() }
            addSubview(tab)
            return tab
        }
        platter.backgroundColor = barTintColor ?? proxy?.barTintColor ?? appearance?._fill ?? defaultFill
        shadowView.backgroundColor = isFloating || appearance?._fill == nil ? nil : appearance?.shadowColor
        selectionView.backgroundColor = isFloating ? .tertiarySystemFill : nil
        setNeedsLayout()
    }

    private var defaultFill: UIColor? { isFloating ? .secondarySystemGroupedBackground : nil }

    private func choose(_ item: UITabBarItem) {
        guard let _onSelect else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
            return
        }
        _onSelect(item)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self._height
        isFloating ? layOutFloating(height) : layOutFilling(height)
    }

    private func layOutFloating(_ height: CGFloat) {
        let isFive = tabs.count >= 5
        let pitch = isFive ? BarMetric.tabPitchOfFive.value : BarMetric.tabPitch.value
        let selection = isFive ? BarMetric.tabSelectionWidthOfFive.value : BarMetric.tabSelectionWidth.value
        let inset = BarMetric.tabSelectionInset.value
        let width = selection + pitch * CGFloat(max(0, tabs.count - 1)) + 2 * inset
        let left = _toPixels((bounds.width - width) / 2)
        platter.frame = CGRect(x: left, y: 0, width: width, height: height)
        platter.layer.cornerRadius = height / 2
        platter.isHidden = tabs.isEmpty
        selectionView.isHidden = true
        for (index, tab) in orderedTabs.enumerated() {
            tab.frame = CGRect(
                x: left + inset + pitch * CGFloat(index), y: inset, width: selection, height: height - 2 * inset)
            guard tab.isSelected else { continue }
            selectionView.frame = tab.frame
            selectionView.layer.cornerRadius = tab.frame.height / 2
            selectionView.isHidden = false
        }
    }

    private func layOutFilling(_ height: CGFloat) {
        platter.frame = bounds
        let hairline = 1 / _HostEnvironment.current.scale
        shadowView.frame = CGRect(x: 0, y: -hairline, width: bounds.width, height: hairline)
        selectionView.isHidden = true
        let area = safeAreaInsets
        let room = bounds.width - area.left - area.right
        let pitch = tabs.isEmpty ? 0 : room / CGFloat(tabs.count)
        for (index, tab) in orderedTabs.enumerated() {
            let start = _toPixels(area.left + pitch * CGFloat(index))
            let end = _toPixels(area.left + pitch * CGFloat(index + 1))
            tab.frame = CGRect(x: start, y: 0, width: end - start, height: height)
        }
    }

    private var orderedTabs: [_TabButton] {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? tabs.reversed() : tabs
    }
}

@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
