@preconcurrency import Foundation
import CoreGraphics

/// A control for a value within a range.
///
/// It is as wide as layout makes it, 34 points tall, with an alignment rectangle of 31.
/// Origin: recorded on iOS 17.5 to 26.2.
@MainActor @preconcurrency
open class UISlider: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        storedHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    private var storedValue: Float = 0
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private var thumbImages = StateTable<UIImage>()

    /// Cut to the range.
    open var value: Float {
        get { storedValue }
        set {
            storedValue = clamped(newValue)
            setNeedsDisplay()
        }
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    open var minimumValue: Float = 0 { didSet { value = storedValue } }
    open var maximumValue: Float = 1 { didSet { value = storedValue } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

    // MARK: Images

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        setNeedsDisplay()
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        setNeedsDisplay()
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        setNeedsDisplay()
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    // MARK: Rectangles

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, atLeft: true)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, atLeft: false)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let side = ControlMetric.sliderAlignmentSide.value
        let left = minimumValueImage.map { $0.size.width + ControlMetric.sliderImageGap.value } ?? side
        let right = maximumValueImage.map { $0.size.width + ControlMetric.sliderImageGap.value } ?? side
        let height = ControlMetric.sliderTrackHeight.value
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
            height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size =
            currentThumbImage?.size
            ?? CGSize(width: ControlMetric.sliderThumbWidth.value, height: ControlMetric.sliderThumbHeight.value)
        let range = maximumValue - minimumValue
        var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
        return CGRect(
            x: rect.minX + part * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, atLeft isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetric.sliderAlignedHeight.value)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        let side = ControlMetric.sliderAlignmentSide.value
        let vertical = (ControlMetric.sliderHeight.value - ControlMetric.sliderAlignedHeight.value) / 2
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlMetric.sliderHeight.value)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged, with: event) }
    }

    private func follow(_ touch: UITouch) {
        let track = trackRect(forBounds: bounds)
        let width = thumbRect(forBounds: bounds, trackRect: track, value: value).width
        guard track.width > width else { return }
        var part = (touch.location(in: self).x - track.minX - width / 2) / (track.width - width)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
        value = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
        if isContinuous { sendActions(for: .valueChanged) }
    }

    open override func draw(_ rect: CGRect) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        ControlPaint.fill(track, radius: track.height / 2, maximumTrackTintColor ?? .systemFill, in: self)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isRightToLeft ? thumb.midX : track.minX
        let end = isRightToLeft ? track.maxX : thumb.midX
        let filled = CGRect(x: start, y: track.minY, width: max(0, end - start), height: track.height)
        let tint: UIColor = minimumTrackTintColor ?? tintColor
        ControlPaint.fill(filled, radius: track.height / 2, tint.withAlphaComponent(isEnabled ? 1 : 0.5), in: self)
        paintImages(thumb)
    }

    private func paintImages(_ thumb: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint: UIColor = tintColor
        let color = tint._textColor(for: traitCollection)
        context._draw(minimumValueImage?._displayItems(in: minimumValueImageRect(forBounds: bounds), tint: color) ?? [])
        context._draw(maximumValueImage?._displayItems(in: maximumValueImageRect(forBounds: bounds), tint: color) ?? [])
        if let image = currentThumbImage {
            context._draw(image._displayItems(in: thumb, tint: color))
        } else {
            ControlPaint.raised(
                thumb, radius: min(thumb.width, thumb.height) / 2, thumbTintColor ?? .white, in: self)
        }
    }
}
