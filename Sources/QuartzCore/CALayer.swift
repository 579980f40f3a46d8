import DisplayList
import Foundation
import TextEngine

/// A rectangle with a look of its own and layers inside it. Changes take effect at once; implicit animations are not
/// made.
open class CALayer: NSObject, CAMediaTiming {
    // MARK: Geometry

    /// Points; setting a new size asks for layout, and for display where the layer says so.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds.size != oldValue.size else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    /// In shares of the bounds' size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var isHidden = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false

    /// The box around the transformed bounds, in the superlayer's coordinates.
    ///
    /// 1. Reading: the bounds go through the transform about the anchor point.
    /// 2. Setting: the size goes back through the inverse of the transform's linear part, and the position is put where
    ///    the new box starts at the wanted origin. Under a rotation the box can be larger than what was set, as on iOS.
    open var frame: CGRect {
        get { shownFrame }
        set { setFrame(newValue.standardized) }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// Layers share the host's clock unless a speed or offset of their own stands between.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.mediaTime(t) ?? t)
    }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(mediaTime(t)) ?? mediaTime(t)
    }

    // MARK: Tree

    public internal(set) weak var superlayer: CALayer?
    var children: [CALayer] = []
    open var mask: CALayer? {
        didSet { if oldValue !== mask { mask?.removeFromSuperlayer() } }
    }
    open var masksToBounds = false

    /// From back to front; nil where there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceChildren(with: newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.endIndex }
    }

    /// An index beyond the end adds at the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.endIndex) }
    }

    /// Right behind the sibling; behind all when it is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.startIndex }
    }

    /// Right in front of the sibling; in front of all when it is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.endIndex }
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        parent.children.removeAll { $0 === self }
        superlayer = nil
        parent.setNeedsLayout()
    }

    // MARK: Contents

    /// A `CGImage`; what `draw(in:)` made is forgotten when something is set.
    open var contents: Any? {
        didSet {
            recording = nil
            displayFlag = false
        }
    }
    /// In shares of the contents' size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels of the contents a point.
    open var contentsScale: CGFloat = 1
    /// The part that is stretched, in shares of the contents' size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    /// The colour that contents are drawn in instead of their own, keeping their alpha; for template images.
    public var _contentsTint: CGColor?
    var recording: _CALayerRecording?
    var displayFlag = false
    var layoutFlag = false

    // MARK: Look

    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    open var opacity: Float = 1
    open var allowsGroupOpacity = true
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Points; the standard deviation of the blur.
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?

    // MARK: Others

    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    var animations: [(key: String, animation: CAAnimation)] = []
    var animationCount = 0
    var custom: [String: Any] = [:]

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Making

    /// Required, as views make their layer from `layerClass` by its type.
    public required override init() {
        super.init()
    }

    /// A copy of another layer's values, without its sublayers.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(from: layer) }
    }

    /// An empty layer: archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// What stands for the extent of a rounded corner over its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? _CALayerOutline.continuousExpansion : 1
    }

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Contents

    /// The delegate's turn first; without one the layer records its own drawing.
    open func display() {
        if let delegate { delegate.display(self) } else { _recordContents() }
    }

    /// Coordinates are those of the bounds, y downwards.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    open func setNeedsDisplay() { displayFlag = true }

    /// The whole layer is drawn anew.
    open func setNeedsDisplay(_ r: CGRect) { displayFlag = true }

    open func needsDisplay() -> Bool { displayFlag }
    /// Whether something else draws the layer's content at its own place among other drawings.
    public var _isDrawnElsewhere = false

    open func displayIfNeeded() {
        guard displayFlag else { return }
        displayFlag = false
        display()
    }

    /// Below everything else of the layer; subclasses with a look of their own add it here.
    func _backgroundItems() -> [DisplayItem] {
        guard let backgroundColor, backgroundColor.alpha > 0, !bounds.isEmpty else { return [] }
        return [.fill(DisplayPath(filledOutline.path), .color(TextColor(backgroundColor)), evenOdd: false)]
    }

    /// Above the background and below the sublayers, in own coordinates.
    func _contentsItems() -> [DisplayItem] { contentsItems() }

    func _sublayerItems(scale: CGFloat) -> [DisplayItem] {
        _orderedSublayers.flatMap { $0._displayItems(scale: scale) }
    }

    // MARK: Layout

    open func setNeedsLayout() { layoutFlag = true }

    open func needsLayout() -> Bool { layoutFlag }

    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// 1. The outermost layer above this one that asks for layout is where layout starts, or else this one.
    /// 2. Each layer that asks is laid out before the layers inside it; one that asks again meanwhile gets another turn.
    open func layoutIfNeeded() { layoutFromOutermost() }

    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Animations

    /// The layer itself: what is shown are the model's values.
    open func presentation() -> Self? { self }

    open func model() -> Self { self }

    /// A copy is kept, under the key if there is one; an earlier animation of that key makes way. The model's values
    /// stay as they are.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.beginTime == 0 { copy.beginTime = _CAClock.now }
        if let key { removeAnimation(forKey: key) }
        animationCount += 1
        animations.append((key ?? "animation-\(animationCount)", copy))
        copy.delegate?.animationDidStart(copy)
    }

    open func removeAllAnimations() {
        let removed = animations
        animations = []
        for entry in removed { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
    }

    open func removeAnimation(forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
        let removed = animations.remove(at: index).animation
        removed.delegate?.animationDidStop(removed, finished: false)
    }

    /// In the order they were added; nil where there are none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// The delegate, then the own list, then the class.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    // MARK: Values by key

    /// A property by its name, or a value of your own; nil for what is neither.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// A name that is no property's keeps a value of your own.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    open func value(forKeyPath keyPath: String) -> Any? { _keyedValue(keyPath) ?? custom[keyPath] }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !_setKeyedValue(value, keyPath) { custom[keyPath] = value }
    }

    // MARK: Drawing elsewhere

    /// The layer and what is inside it, in its own coordinates; its position and transform do not count.
    open func render(in ctx: CGContext) {
        ctx._draw(_ownItems(scale: contentsScale))
    }

    // MARK: Hit testing

    /// Of this layer and those inside, the one in front that holds the point, which is in the superlayer's
    /// coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let own = p.applying(_transformToSuperlayer.inverted())
        if masksToBounds && !contains(own) { return nil }
        for sublayer in _orderedSublayers.reversed() {
            if let hit = sublayer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// In the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
