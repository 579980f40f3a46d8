@preconcurrency import Foundation
import CoreGraphics

/// A spinner that shows that something is going on; pictures show it in its first position.
///
/// Contract: hidden while it does not spin, unless `hidesWhenStopped` is false.
/// Origin: 20 and 37 points, recorded on the iOS Simulator 26.0.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        public static var whiteLarge: Style { .large }
        public static var white: Style { .medium }
        public static var gray: Style { .medium }
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
        bounds.size = intrinsicContentSize
    }

    /// A rectangle without a size gets that of the medium style, about its origin.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        storedHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        isHidden = true
    }

    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

    private var storedColor: UIColor?
    open var color: UIColor! {
        get { storedColor ?? .systemGray }
        set {
            storedColor = newValue
            setNeedsDisplay()
        }
    }

    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    private var side: CGFloat {
        style == .large ? ControlMetric.spinnerLarge.value : ControlMetric.spinnerMedium.value
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Eight spokes, each fainter than the one clockwise before it.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let count = 8
        let base: UIColor = color
        let length = side * 0.27
        let width = side * 0.115
        for index in 0..<count {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: CGFloat(index) / CGFloat(count) * 2 * .pi)
            let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
            let strength = 0.2 + 0.8 * CGFloat(index) / CGFloat(count - 1)
            ControlPaint.fill(spoke, radius: width / 2, base.withAlphaComponent(strength), in: self)
            context.restoreGState()
        }
    }
}
