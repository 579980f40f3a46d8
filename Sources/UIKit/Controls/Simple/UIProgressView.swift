@preconcurrency import Foundation
import CoreGraphics

/// A bar that shows how much of something is done.
///
/// Its height is fixed (4 points, recorded on the iOS Simulator 26.0); it is as wide as layout makes it.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        storedHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

    private var storedProgress: Float = 0
    /// Cut to 0...1.
    open var progress: Float {
        get { storedProgress }
        set {
            storedProgress = min(max(newValue, 0), 1)
            setNeedsDisplay()
        }
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// Followed when set; later changes of it are not.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

    private var barHeight: CGFloat {
        progressViewStyle == .bar ? ControlMetric.progressBarHeight.value : ControlMetric.progressHeight.value
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func draw(_ rect: CGRect) {
        let radius = bounds.height / 2
        ControlPaint.fill(bounds, radius: radius, trackTintColor ?? .systemFill, in: self)
        let width = bounds.width * CGFloat(progress)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - width : bounds.minX
        let tint: UIColor = progressTintColor ?? tintColor
        ControlPaint.fill(CGRect(x: x, y: 0, width: width, height: bounds.height), radius: radius, tint, in: self)
    }
}
