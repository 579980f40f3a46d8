@preconcurrency import Foundation

/// A bar of buttons at the bottom.
///
/// Layout algorithm:
/// 1. Items stand side by side, the recorded distance apart, from the leading inset on.
/// 2. What is left of the width is shared equally by the flexible spaces.
///
/// Origin: recorded toolbars (see `bars.tsv`).
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
    private var views: [(item: UIBarButtonItem, view: UIView)] = []
    private var storedItems: [UIBarButtonItem]?
    private let backgroundView = UIView()
    private let shadowView = UIView()
    private var ownStandardAppearance: UIToolbarAppearance?
    /// Points from the sides to the outermost items.
    var _side = BarMetric.toolbarOwnSide.value { didSet { if _side != oldValue { setNeedsLayout() } } }
    /// Points below the bar that its background covers as well.
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
        addSubview(backgroundView)
        addSubview(shadowView)
        refresh()
    }

    open weak var delegate: (any UIToolbarDelegate)?
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set {
            storedItems = newValue
            refresh()
        }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barStyle = UIBarStyle.default { didSet { refresh() } }
    open var isTranslucent = true { didSet { refresh() } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var barPosition: UIBarPosition { .bottom }
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance ?? UIToolbarAppearance() }
        set {
            ownStandardAppearance = newValue
            refresh()
        }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { refresh() } }
    open var compactAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetric.toolbarHeight.value)
    }

    /// Keeps the width, as recorded.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: BarMetric.toolbarHeight.value)
    }

    private func refresh() {
        for entry in views { entry.view.removeFromSuperview() }
        views = (storedItems ?? []).filter { !$0.isHidden }.map { ($0, makeView(for: $0)) }
        for entry in views { addSubview(entry.view) }
        let appearance = scrollEdgeAppearance ?? ownStandardAppearance
        let isClear = appearance == nil && _DesignEnvironment.generation == .ios26
        backgroundView.backgroundColor =
            barTintColor ?? (isClear ? nil : appearance?._fill ?? UIToolbarAppearance()._fill)
        shadowView.backgroundColor = isClear ? nil : appearance?.shadowColor ?? .separator
        setNeedsLayout()
    }

    private func makeView(for item: UIBarButtonItem) -> UIView {
        item.onChange = { [weak self] in self?.refresh() }
        let view = item.customView ?? (item._isSpace ? UIView() : _BarButton(item: item))
        item._view = view
        return view
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / _HostEnvironment.current.scale
        backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + _backgroundReach)
        shadowView.frame = CGRect(x: 0, y: -hairline, width: bounds.width, height: hairline)
        let side = _side
        let left = side + safeAreaInsets.left
        let room = bounds.width - left - side - safeAreaInsets.right
        let flexible = flexibleWidth(in: room)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = left
        for (index, entry) in views.enumerated() {
            let size = size(of: entry, flexible: flexible)
            let start = isMirrored ? bounds.width - x - size.width : x
            entry.view._placeInBar(
                CGRect(
                    x: _toPixels(start), y: _toPixels((bounds.height - size.height) / 2), width: size.width,
                    height: size.height))
            x += size.width + gap(after: index)
        }
    }

    private func size(of entry: (item: UIBarButtonItem, view: UIView), flexible: CGFloat) -> CGSize {
        if entry.item._isFlexible { return CGSize(width: flexible, height: 0) }
        if entry.item._isSpace { return CGSize(width: entry.item.width, height: 0) }
        return BarLayout.size(of: entry.view, in: bounds.height)
    }

    /// Spaces are their own distance; two buttons side by side keep the recorded one.
    private func gap(after index: Int) -> CGFloat {
        guard index + 1 < views.count, !views[index].item._isSpace, !views[index + 1].item._isSpace else { return 0 }
        return BarMetric.toolbarItemSpacing.value
    }

    private func flexibleWidth(in room: CGFloat) -> CGFloat {
        let count = views.filter { $0.item._isFlexible }.count
        guard count > 0 else { return 0 }
        let fixed = views.map { size(of: $0, flexible: 0).width }.reduce(0, +)
        let gaps = views.indices.map(gap(after:)).reduce(0, +)
        return max(0, (room - fixed - gaps) / CGFloat(count))
    }
}

@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
