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

    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let promptLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let backgroundView = UIView()
    private let shadowView = UIView()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private weak var shownTitleView: UIView?
    private var storedItems: [UINavigationItem] = []
    private var ownStandardAppearance: UINavigationBarAppearance?
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

    private var proxy: UINavigationBar? { _AppearanceProxies.proxy(for: UINavigationBar.self) as? UINavigationBar }

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

    /// Height of the part with the items.
    var _barHeight: CGFloat {
        let environment = _HostEnvironment.current
        var height = BarMetric.navigationHeight.value
        if environment.idiom == .pad {
            height = BarMetric.navigationHeightPad.value
        } else if environment.verticalSizeClass == .compact, environment.horizontalSizeClass == .compact {
            height = BarMetric.navigationHeightCompact.value
        }
        return topItem?.prompt == nil ? height : height + BarMetric.promptHeight.value
    }

    var _fullHeight: CGFloat { _barHeight + (_showsLargeTitle ? BarMetric.largeTitleHeight.value : 0) }

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

    // MARK: Content

    /// Makes the views of the top item anew.
    func _refresh() {
        for view in leading + trailing { view.removeFromSuperview() }
        if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
        if let tint = proxy?.storedTintColor, storedTintColor == nil { tintColor = tint }
        let item = topItem
        let appearance = _effectiveAppearance
        leading = makeLeading(item, appearance)
        trailing = (item?._trailingItems ?? []).map { view(for: $0, appearance) }
        for view in leading + trailing { addSubview(view) }
        fillLabels(item, appearance)
        if let titleView = item?.titleView {
            addSubview(titleView)
            shownTitleView = titleView
        }
        backgroundView.backgroundColor = appearance._fill
        shadowView.backgroundColor = appearance._fill == nil ? nil : appearance.shadowColor
        setNeedsLayout()
    }

    private func fillLabels(_ item: UINavigationItem?, _ appearance: UINavigationBarAppearance) {
        let plain: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetric.titleSize.value, weight: .semibold),
            .foregroundColor: barStyle == .default ? UIColor.label : .white,
        ]
        let large: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetric.largeTitleSize.value, weight: .bold),
            .foregroundColor: barStyle == .default ? UIColor.label : .white,
        ]
        let isLarge = _showsLargeTitle
        let ownTitle = titleTextAttributes ?? proxy?.titleTextAttributes ?? [:]
        let ownLarge = largeTitleTextAttributes ?? proxy?.largeTitleTextAttributes ?? [:]
        set(titleLabel, isLarge || item?.titleView != nil ? nil : item?.title, plain, ownTitle, appearance.titleTextAttributes)
        set(
            largeTitleLabel, isLarge ? item?.largeTitle ?? item?.title : nil, large, ownLarge,
            appearance.largeTitleTextAttributes)
        let small: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
        ]
        set(subtitleLabel, isLarge ? nil : item?.subtitle, small, [:], appearance.subtitleTextAttributes)
        set(promptLabel, item?.prompt, small, [:], [:])
    }

    private func set(
        _ label: UILabel, _ text: String?, _ base: [NSAttributedString.Key: Any],
        _ own: [NSAttributedString.Key: Any], _ appearance: [NSAttributedString.Key: Any]
    ) {
        let attributes = base.merging(own) { _, new in new }.merging(appearance) { _, new in new }
        label.font = attributes[.font] as? UIFont
        label.textColor = attributes[.foregroundColor] as? UIColor
        label.text = text
        label.isHidden = text?.isEmpty ?? true
    }

    private func makeLeading(_ item: UINavigationItem?, _ appearance: UINavigationBarAppearance) -> [UIView] {
        guard let item else { return [] }
        let own = item._leadingItems
        var result: [UIView] = []
        if storedItems.count > 1, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
            result.append(backButton(item, appearance))
        }
        return result + own.map { view(for: $0, appearance) }
    }

    /// The previous item's back button, or one made of its title; from iOS 26 without a title.
    private func backButton(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) -> UIView {
        let previous = backItem
        let own = previous?.backBarButtonItem
        let button = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        let title = own?.title ?? previous?.backButtonTitle ?? previous?.title ?? "Back"
        let isTitleShown = _DesignEnvironment.generation == .ios18 && previous?.backButtonDisplayMode != .minimal
        button.title = isTitleShown ? title : nil
        button.accessibilityLabel = title
        button.tintColor = own?.tintColor
        button.primaryAction = item.backAction ?? UIAction { [weak self] _ in self?._onBack?() }
        if !isTitleShown { button.title = nil }
        return _BarButton(
            item: button, isBack: true, attributes: appearance.backButtonAppearance.normal.titleTextAttributes)
    }

    private func view(for item: UIBarButtonItem, _ appearance: UINavigationBarAppearance) -> UIView {
        item.onChange = { [weak self] in self?._refresh() }
        if let custom = item.customView {
            item._view = custom
            return custom
        }
        if item._isSpace {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0))
            item._view = space
            return space
        }
        let looks = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        let own = item.titleTextAttributes(for: .normal) ?? [:]
        return _BarButton(
            item: item, attributes: looks.normal.titleTextAttributes.merging(own) { _, new in new })
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = bounds.height - (_fullHeight - _barHeight) - _barHeight
        let prompt = promptLabel.isHidden ? 0 : BarMetric.promptHeight.value
        let row = CGRect(x: 0, y: max(0, top) + prompt, width: bounds.width, height: _barHeight - prompt)
        backgroundView.frame = CGRect(
            x: 0, y: -_backgroundReach, width: bounds.width, height: bounds.height + _backgroundReach)
        let hairline = 1 / _HostEnvironment.current.scale
        shadowView.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: prompt)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = BarLayout.side(in: self)
        let start = BarLayout.place(leading, in: row, from: side.leading, isMirrored: isMirrored)
        let end = BarLayout.place(trailing, in: row, from: side.trailing, isMirrored: !isMirrored)
        placeTitle(in: row, left: isMirrored ? end : start, right: isMirrored ? start : end)
        placeLargeTitle(below: row, side: side, isMirrored: isMirrored)
    }

    private func placeTitle(in row: CGRect, left: CGFloat, right: CGFloat) {
        let gap = BarMetric.titleGap.value
        let room = CGRect(x: left + gap, y: row.minY, width: max(0, row.width - left - right - 2 * gap), height: row.height)
        if let view = shownTitleView, view.superview === self {
            var size = view.bounds.size
            if size.width == 0 || size.height == 0 || !view.translatesAutoresizingMaskIntoConstraints {
                size = view.systemLayoutSizeFitting(CGSize(width: room.width, height: room.height))
            }
            if size.width <= 0 { size.width = room.width }
            if size.height <= 0 { size.height = room.height }
            place(view, size, in: row, room)
        }
        let titleSize = titleLabel.intrinsicContentSize
        guard !subtitleLabel.isHidden else {
            place(titleLabel, titleSize, in: row, room)
            return
        }
        let subtitleSize = subtitleLabel.intrinsicContentSize
        let height = titleSize.height + subtitleSize.height
        let y = row.minY + (row.height - height) / 2
        place(titleLabel, titleSize, in: CGRect(x: row.minX, y: y, width: row.width, height: titleSize.height), room)
        place(
            subtitleLabel, subtitleSize,
            in: CGRect(x: row.minX, y: y + titleSize.height, width: row.width, height: subtitleSize.height), room)
    }

    /// Centred in the bar; moved, then narrowed, where the items are in the way.
    private func place(_ view: UIView, _ size: CGSize, in row: CGRect, _ room: CGRect) {
        let width = min(size.width, room.width)
        let x = min(max(row.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
        view._placeInBar(
            CGRect(
                x: _toPixels(x), y: _toPixels(row.minY + (row.height - size.height) / 2), width: width,
                height: size.height))
    }

    private func placeLargeTitle(below row: CGRect, side: (leading: CGFloat, trailing: CGFloat), isMirrored: Bool) {
        guard !largeTitleLabel.isHidden else { return }
        let size = largeTitleLabel.intrinsicContentSize
        let width = min(size.width, bounds.width - side.leading - side.trailing)
        let x = isMirrored ? bounds.width - side.leading - width : side.leading
        largeTitleLabel.frame = CGRect(
            x: x, y: _toPixels(row.maxY + (BarMetric.largeTitleHeight.value - size.height) / 2), width: width,
            height: size.height)
    }
}

extension UIView {
    /// Sets the frame of a view of the user's own that a bar places, whether it has constraints or not.
    func _placeInBar(_ frame: CGRect) {
        if frame != self.frame { self.frame = frame }
        setNeedsLayout()
    }
}

/// Where bars put their items.
@MainActor
enum BarLayout {
    /// The safe area's inset plus the design's own, and never less than the root view's margin.
    static func side(in view: UIView) -> (leading: CGFloat, trailing: CGFloat) {
        let inset = max(BarMetric.itemSide.value, RootMargins.side(forWidth: view.bounds.width))
        let area = view.safeAreaInsets
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (
            inset + (isMirrored ? area.right : area.left), inset + (isMirrored ? area.left : area.right)
        )
    }

    static func size(of view: UIView, in height: CGFloat) -> CGSize {
        if let button = view as? _BarButton { return button.intrinsicContentSize }
        if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
            var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let own = view.intrinsicContentSize
            if size.width <= 0 { size.width = max(own.width, view.bounds.width) }
            if size.height <= 0 { size.height = max(own.height, view.bounds.height) }
            return CGSize(width: size.width, height: min(size.height, height))
        }
        return view.bounds.size
    }

    /// Puts views one after the other from an edge inwards and gives how far from that edge the last one ends.
    static func place(_ views: [UIView], in row: CGRect, from start: CGFloat, isMirrored: Bool) -> CGFloat {
        var x = start
        var last = views.isEmpty ? 0 : start
        for view in views {
            let size = size(of: view, in: row.height)
            let left = isMirrored ? row.maxX - x - size.width : row.minX + x
            view._placeInBar(
                CGRect(
                    x: view._toPixels(left), y: view._toPixels(row.minY + (row.height - size.height) / 2),
                    width: size.width, height: size.height))
            last = x + size.width
            x = last + BarMetric.itemSpacing.value
        }
        return last
    }
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
