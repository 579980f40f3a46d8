@preconcurrency import Foundation
import CoreGraphics

/// A control with a minus and a plus that changes a value by steps.
///
/// Its size is fixed: 94 × 32, recorded on iOS 17.5 to 26.2.
@MainActor @preconcurrency
open class UIStepper: UIControl {
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
        bounds.size = intrinsicContentSize
    }

    private var storedValue = 0.0
    private var pressesPlus = true

    /// Cut to the range.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            setNeedsDisplay()
        }
    }

    open var minimumValue = 0.0 { didSet { value = storedValue } }
    open var maximumValue = 100.0 { didSet { value = storedValue } }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    private var dividers: [[UInt]: UIImage] = [:]
    private var images: [String: StateTable<UIImage>] = [:]
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { setPart("background", image, state) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images["background"]?.value(for: state) }
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setPart("plus", image, state) }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["plus"]?.value(for: state) }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setPart("minus", image, state) }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["minus"]?.value(for: state) }

    /// Two states choose an image together; missing pairs fall back to the one of two normal halves.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        dividers[[leftState.rawValue, rightState.rawValue]] = image
        setNeedsDisplay()
    }

    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? {
        dividers[[state.rawValue, rightSegmentState.rawValue]] ?? dividers[[0, 0]]
    }

    private func setPart(_ part: String, _ image: UIImage?, _ state: UIControl.State) {
        images[part, default: StateTable()][state] = image
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: ControlMetric.stepperWidth.value, height: ControlMetric.stepperHeight.value)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        pressesPlus = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return true
    }

    override func didReceiveTap(with event: UIEvent?) {
        var next = storedValue + (pressesPlus ? stepValue : -stepValue)
        if wraps {
            if next > maximumValue { next = minimumValue }
            if next < minimumValue { next = maximumValue }
        }
        let old = storedValue
        value = next
        if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func draw(_ rect: CGRect) {
        if let image = backgroundImage(for: state) {
            let tint = tintColor._textColor(for: traitCollection)
            UIGraphicsGetCurrentContext()?._draw(image._displayItems(in: bounds, tint: tint))
        } else {
            ControlPaint.fill(bounds, radius: bounds.height / 2 * cornerPart, .tertiarySystemFill, in: self)
        }
        paintDivider()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        paint(
            "minus", decrementImage(for: state), in: isRightToLeft ? right : left, isOn: wraps || value > minimumValue)
        paint("plus", incrementImage(for: state), in: isRightToLeft ? left : right, isOn: wraps || value < maximumValue)
    }

    private func paintDivider() {
        guard let image = dividerImage(forLeftSegmentState: state, rightSegmentState: state) else {
            let line = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
            ControlPaint.fill(line, radius: 0.5, .separator, in: self)
            return
        }
        let rect = CGRect(
            x: bounds.midX - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height)
        let tint = tintColor._textColor(for: traitCollection)
        UIGraphicsGetCurrentContext()?._draw(image._displayItems(in: rect, tint: tint))
    }

    /// 1 where the ends are round.
    private var cornerPart: CGFloat { ControlMetric.stepperRoundness.value }

    private func paint(_ name: String, _ own: UIImage?, in half: CGRect, isOn: Bool) {
        let look = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        guard let image = own ?? UIImage(systemName: name)?.withConfiguration(look) else { return }
        let color: UIColor = isOn && isEnabled ? .label : .tertiaryLabel
        let rect = ImagePlacement.rect(for: image.size, in: half, mode: .center)
        UIGraphicsGetCurrentContext()?._draw(
            image._displayItems(in: rect, tint: color._textColor(for: traitCollection)))
    }
}
