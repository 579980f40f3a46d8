@preconcurrency import Foundation
import AutoLayout
import CoreGraphics
import DisplayList
import ObjectiveC
import QuartzCore

/// A rectangle on the screen that draws itself and lays out what it contains.
///
/// Layout algorithm, run by ``layoutIfNeeded()`` and by the frame loop:
/// 1. Constraints are updated, leaves first (`updateConstraints`).
/// 2. The constraints of the whole tree are solved; superviews of items whose values changed need layout.
/// 3. From the top, each view that needs layout gets `layoutSubviews`, which gives its constrained subviews their
///    solved frames, rounded to pixels edge by edge, halves up.
/// 4. Steps 1 to 3 repeat while anything is left to do, at most 50 times.
///
/// Frames are points in the superview's coordinates. Non-finite frames are refused: the old value is kept and a line on
/// standard error says so.
/// Origin: WWDC 2015 session 219 and 2018 session 220; rounding from recorded frames (see `Documentation`).
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment, UITraitChangeObservable,
    UICoordinateSpace
{
    // MARK: Storage of the hierarchy

    private var storedLayer = CALayer()
    /// May be overridden to say the class that `layerClass` names.
    open var layer: CALayer { storedLayer }
    open class var layerClass: AnyClass { CALayer.self }
    var storedSubviews: [UIView] = []
    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    weak var owningController: UIViewController?

    // MARK: Storage of layout

    let layoutNode = _LayoutNode()
    var heldConstraints: [NSLayoutConstraint] = []
    var rootEngine: _LayoutEngine?
    var flags = LayoutFlags()
    var storedHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var storedCompression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var storedSafeAreaInsets = UIEdgeInsets.zero
    var storedMargins: NSDirectionalEdgeInsets?
    var guides = SystemGuides()
    var storedGuides: [UILayoutGuide] = []
    var isLayingOut = false
    /// Set while layout itself places the view, so that a solved frame does not come back as an autoresizing one.
    var isBeingPlaced = false

    // MARK: Storage of looks and behaviour

    var storedBackgroundColor: UIColor?
    var storedTintColor: UIColor?
    var lastTraits: UITraitCollection?
    public let _traitChanges = _TraitChangeRegistry()
    var storedGestureRecognizers: [UIGestureRecognizer] = []
    var accessibilityValues = AccessibilityValues()
    var extras = Extras()

    public init(frame: CGRect) {
        super.init()
        makeLayer()
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init()
        makeLayer()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    private func makeLayer() {
        if let type = Self.layerClass as? CALayer.Type, type != CALayer.self { storedLayer = type.init() }
        layer.delegate = self
        layer.contentsScale = _HostEnvironment.current.scale
        layer.setNeedsDisplay()
        flags.needsLayout = true
        flags.needsUpdateConstraints = true
    }

    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    /// Points in the superview's coordinates; where a transform is set, the smallest rectangle around the result.
    open var frame: CGRect {
        get { layer.frame }
        set {
            setGeometry {
                $0.frame = newValue
            } check: {
                newValue.isFinite
            }
        }
    }

    /// Own coordinates: the origin is what a scroll view moves, the size is the view's own.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            setGeometry {
                $0.bounds = newValue
            } check: {
                newValue.isFinite
            }
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set {
            setGeometry {
                $0.position = newValue
            } check: {
                newValue.x.isFinite && newValue.y.isFinite
            }
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open var autoresizingMask: AutoresizingMask = [] {
        didSet { layoutEngineIfAny?.updateAutoresizingRows(of: self) }
    }

    open var autoresizesSubviews = true

    // MARK: Hierarchy

    open var superview: UIView? { storedSuperview }
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? { storedWindow }
    open override var next: UIResponder? { owningController ?? superview }
    open var tag = 0

    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    open func removeFromSuperview() { leaveSuperview() }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else { return }
        storedSubviews.swapAt(index1, index2)
        sortSublayers()
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    // MARK: Layout

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { runLayout() }

    open func layoutSubviews() { applySolvedFrames() }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size == .zero ? CGSize(width: CGFloat.infinity, height: .infinity) : bounds.size)
        bounds.size = size
    }

    /// Content's own size in points; `noIntrinsicMetric` on an axis means none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func updateConstraints() { flags.needsUpdateConstraints = false }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
    open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

    /// Whether the frame and mask are turned into constraints; own constraints need this to be false.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutEngineIfAny?.updateAutoresizingRows(of: self)
            superview?.setNeedsLayout()
        }
    }

    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { storedHugging[axis] }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        storedHugging[axis] = priority
        contentSizeChanged()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        storedCompression[axis]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        storedCompression[axis] = priority
        contentSizeChanged()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set { setMargins(newValue) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { resolvedDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }

    open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    open var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea(of: self) }
    open var layoutMarginsGuide: UILayoutGuide { guides.margins(of: self) }
    open var readableContentGuide: UILayoutGuide { guides.readable(of: self) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guides.keyboard(of: self) }

    // MARK: Looks

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            resolveLayerColors()
        }
    }

    /// Colour of interactive parts; nil takes the superview's, and at the top the system's blue.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTintColor = newValue
            propagateTintColor()
        }
    }

    open func tintColorDidChange() {}
    open var tintAdjustmentMode = TintAdjustmentMode.automatic

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view has ever been hidden.
    public private(set) var _wasHidden = false

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            if newValue { _wasHidden = true }
            (superview as? UIStackView)?.arrangedSubviewVisibilityDidChange(self)
        }
    }

    open var isOpaque = true

    open override nonisolated var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { describe() }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var clearsContextBeforeDrawing = true
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open var mask: UIView? {
        didSet {
            oldValue?.extras.masked = nil
            mask?.extras.masked = _WeakView(self)
            layer.mask = mask?.layer
        }
    }

    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        draw(bounds)
        UIGraphicsPopContext()
    }

    open func display(_ layer: CALayer) { layer._recordContents() }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The deepest view under a point in own coordinates; views hidden, nearly transparent or without interaction are
    /// passed over together with what they contain.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Makes a field inside the view give up the keyboard; true where none has it any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let current = _FirstResponder.current as? UIView, current.isDescendant(of: self) else { return true }
        if current.resignFirstResponder() { return true }
        if force { _FirstResponder.current = nil }
        return force
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Traits

    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The smallest text size for this view and those inside it; nil for none.
    open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { traitsMayHaveChanged() } }
    /// The largest text size for this view and those inside it; nil for none. The smallest wins where they contradict.
    open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { traitsMayHaveChanged() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { traitsMayHaveChanged() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { readingDirectionChanged() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight)
    }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? false }
        set { accessibilityValues.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibilityValues.label }
        set { accessibilityValues.label = newValue }
    }

    open var accessibilityHint: String? {
        get { accessibilityValues.hint }
        set { accessibilityValues.hint = newValue }
    }

    open var accessibilityValue: String? {
        get { accessibilityValues.value }
        set { accessibilityValues.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .none }
        set { accessibilityValues.traits = newValue }
    }

    open var accessibilityIdentifier: String?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityElements: [Any]?
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// nil outside the range.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// `NSNotFound` for what is not among the elements.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityFrame: CGRect {
        get { accessibilityValues.frame ?? convert(bounds, to: nil) }
        set { accessibilityValues.frame = newValue }
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    /// The text facts of a view that shows text, for the layout tree.
    open var _textFacts: _TextFacts? { nil }
}
