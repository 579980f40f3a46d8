@preconcurrency import Foundation
import AutoLayout
import CoreGraphics

/// A view onto content that may be larger than itself.
///
/// Layout algorithm:
/// 1. The content's origin is (0, 0); the bounds' origin is the content offset.
/// 2. Constraints between the scroll view's edges and views inside it are about the content; where they determine its
///    size, that becomes `contentSize`.
/// 3. The adjusted inset is the content inset and, by the adjustment behaviour, the safe area.
/// 4. Content that rests at the start moves with the inset: the offset is then minus the inset.
///
/// Contract: offsets are not limited when set by code; a negative content size counts as zero.
/// Origin: Apple's reference; insets and zoom recorded on the iOS Simulator 26.0.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegating {
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    var storedContentSize = CGSize.zero
    var solvedAxes = SolvedAxes()
    var lastAdjustedInset = UIEdgeInsets.zero
    var storedZoomScale: CGFloat = 1
    var panStart = CGPoint.zero
    var unzoomedSize: CGSize?

    /// The axes on which constraints have determined the content's size.
    struct SolvedAxes {
        var horizontal = false
        var vertical = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        panGestureRecognizer.addTarget(self, action: Self.panSelector)
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: Content

    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
            guard size != storedContentSize, size.width.isFinite, size.height.isFinite else { return }
            storedContentSize = size
            updateAdjustedInset()
        }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { updateAdjustedInset() } } }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
    open func adjustedContentInsetDidChange() {}

    /// Kept, without effect: content keeps its place when the inset changes away from the start.
    open var contentAlignmentPoint = CGPoint.zero

    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    // MARK: Scrolling

    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true { didSet { updateAdjustedInset() } }
    open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
    open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var transfersVerticalScrollingToParent = true
    open var transfersHorizontalScrollingToParent = true
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var allowsKeyboardScrolling = true
    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    open var isScrollAnimating: Bool { false }

    public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    open var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }

    /// Moves at once; with an animation the delegate hears of its end a moment later.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { reportEndOfAnimation() }
    }

    /// Scrolls as little as shows the rectangle, given in content coordinates; not at all where it is empty.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Where scrolling that ends at an offset comes to rest; for subclasses whose content has resting places.
    func adjustedTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

    // MARK: Indicators: they show while the content moves, so never in a still picture

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var indexDisplayMode = IndexDisplayMode.automatic
    open func flashScrollIndicators() {}

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    open internal(set) var isZooming = false
    open internal(set) var isZoomBouncing = false

    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { zoom(to: newValue) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }

    /// Zooms and scrolls so that the rectangle of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { zoomToFill(rect) }

    // MARK: Refreshing

    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    // MARK: UIView

    open override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            setNeedsDisplay()
            delegate?.scrollViewDidScroll(self)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptSolvedContentSize()
        updateAdjustedInset()
        refreshControl?.placeAboveContent()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateAdjustedInset()
    }
}
