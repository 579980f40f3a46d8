@preconcurrency import Foundation
import CoreGraphics

/// A control that is on or off.
///
/// Its size is the system's; the frame is two points wider than the alignment rectangle, on the right.
/// Origin: recorded on the iOS Simulator 26.0, and on iOS 10 for the design before.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
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
        isOpaque = false
        storedHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        bounds.size = frameSize
    }

    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var style: Style { .sliding }
    open var preferredStyle = Style.automatic

    private var frameSize: CGSize {
        CGSize(
            width: ControlMetric.switchWidth.value + ControlMetric.switchAlignmentRight.value,
            height: ControlMetric.switchHeight.value)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: ControlMetric.switchWidth.value, height: ControlMetric.switchHeight.value)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: ControlMetric.switchAlignmentRight.value)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }

    override func didReceiveTap(with event: UIEvent?) {
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func draw(_ rect: CGRect) {
        let size = intrinsicContentSize
        let track = CGRect(
            x: 0, y: (bounds.height - size.height) / 2, width: min(size.width, bounds.width), height: size.height)
        let on: UIColor = (onTintColor ?? .systemGreen).withAlphaComponent(isEnabled ? 1 : 0.5)
        ControlPaint.fill(track, radius: track.height / 2, isOn ? on : .secondarySystemFill, in: self)
        let inset = ControlMetric.switchThumbInset.value
        let height = track.height - 2 * inset
        let width = ControlMetric.switchThumbWidth.value
        let isRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isRight ? track.maxX - inset - width : track.minX + inset
        let thumb = CGRect(x: x, y: track.minY + inset, width: width, height: height)
        ControlPaint.raised(thumb, radius: height / 2, thumbTintColor ?? .white, in: self)
    }

    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
