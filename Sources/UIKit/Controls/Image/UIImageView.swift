@preconcurrency import Foundation
import CoreGraphics

/// A view that shows an image, scaled and placed by its content mode.
///
/// Layout algorithm: the intrinsic size is the image's size less its alignment insets; without an image there is none.
/// Template images and symbols are drawn in the tint colour. Animated images show their first frame.
/// Origin: Apple's reference; a symbol's alignment rectangle recorded on 13 devices (Tinder/Layout).
@MainActor @preconcurrency
open class UIImageView: UIView {
    private var frames: [UIImage]?
    private var highlightedFrames: [UIImage]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    open var image: UIImage? { didSet { if image !== oldValue { imageChanged() } } }
    open var highlightedImage: UIImage? { didSet { imageChanged() } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }

    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: Animation: pictures here stand still at the first frame

    open var animationImages: [UIImage]? {
        get { frames }
        set {
            frames = newValue
            imageChanged()
        }
    }

    open var highlightedAnimationImages: [UIImage]? {
        get { highlightedFrames }
        set {
            highlightedFrames = newValue
            imageChanged()
        }
    }

    /// Seconds; 0 means a thirtieth of a second for each frame.
    open var animationDuration: TimeInterval = 0
    /// 0 means without end.
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = !(frames ?? []).isEmpty
        setNeedsDisplay()
    }

    open func stopAnimating() {
        isAnimating = false
        setNeedsDisplay()
    }

    // MARK: Layout

    /// What is shown now, with the view's symbol configuration.
    var shownImage: UIImage? {
        if isAnimating, let frame = (isHighlighted ? highlightedFrames : nil)?.first ?? frames?.first { return frame }
        let chosen = isHighlighted ? highlightedImage ?? image : image
        return chosen?._preferring(preferredSymbolConfiguration)
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    private func imageChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        (superview as? UIButton)?.setNeedsLayout()
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
        let target = ImagePlacement.rect(for: image.size, in: bounds, mode: contentMode)
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tint: UIColor = tintColor
        context.saveGState()
        if clipsToBounds { context.clip(to: bounds) }
        if isMirrored {
            context.translateBy(x: target.minX + target.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        context._draw(image._displayItems(in: target, tint: tint._textColor(for: traitCollection)))
        context.restoreGState()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

extension UIImageView: BaselineProviding {
    /// A symbol stands on its own baseline; other images on their bottom.
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return (0, 0) }
        let insets = image.alignmentRectInsets
        let scale = _HostEnvironment.current.scale
        let rounded = (offset * scale).rounded() / scale
        return (image.size.height - rounded - insets.top, rounded - insets.bottom)
    }
}

/// Where content of a size goes in a rectangle.
@MainActor
enum ImagePlacement {
    static func rect(for size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit:
            return centered(size, scale: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .scaleAspectFill:
            return centered(size, scale: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
        default: return unscaled(size, in: bounds, mode: mode)
        }
    }

    private static func centered(_ size: CGSize, scale: CGFloat, in bounds: CGRect) -> CGRect {
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private static func unscaled(_ size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        let x: CGFloat =
            switch mode {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y: CGFloat =
            switch mode {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        let scale = _HostEnvironment.current.scale
        return CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
    }
}
