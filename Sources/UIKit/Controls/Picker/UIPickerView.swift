@preconcurrency import Foundation
import CoreGraphics
import ObjectiveC

/// Wheels of rows, one of each selected.
///
/// Layout algorithm:
/// 1. The picker is 320 by 216 by itself. Components without a width of their own share the room that the others and
///    the gaps leave.
/// 2. Rows lie on a drum whose radius is half the picker's height: the selected one at the middle, each next one as
///    much further round as its height asks for, so rows become lower and paler towards the edges.
/// 3. Only rows on the drum's front have views.
///
/// Contract: counts below zero count as zero; a row that does not exist is not selected.
/// Origin: the size is documented; row height, fonts and the look are assumed (see `controls.tsv`).
@MainActor @preconcurrency
open class UIPickerView: UIView {
    var wheels: [PickerWheel] = []
    private let plate = UIView()
    private var needsReload = true

    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero
                ? CGRect(
                    x: frame.minX, y: frame.minY, width: ControlMetric.pickerWidth.value,
                    height: ControlMetric.pickerHeight.value) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = ControlMetric.pickerPlateRadius.value
        addSubview(plate)
        storedHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    // MARK: Content

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// The plate behind the selected rows; since iOS 13 it always shows.
    open var showsSelectionIndicator = true

    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].count : 0
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: componentFrames[component].width, height: wheels[component].rowHeight)
    }

    /// Nil for rows that are out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        reloadIfNeeded()
        layoutIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].content(of: row) : nil
    }

    open func reloadAllComponents() {
        needsReload = true
        reloadIfNeeded()
    }

    open func reloadComponent(_ component: Int) {
        reloadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].reload()
    }

    // MARK: Selection

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].select(row)
    }

    /// -1 where the component does not exist or has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].selectedRow : -1
    }

    // MARK: Loading

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadIfNeeded() {
        guard needsReload, dataSource != nil else { return }
        needsReload = false
        let old = wheels.map(\.selectedRow)
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = []
        let count = ListLength.checked(
            count: dataSource?.numberOfComponents(in: self) ?? 0, what: "\(type(of: self)).numberOfComponents")
        wheels = (0..<count).map { PickerWheel(picker: self, component: $0) }
        for (index, wheel) in wheels.enumerated() {
            wheel.reload()
            if old.indices.contains(index) { wheel.select(old[index]) }
            addSubview(wheel)
        }
        setNeedsLayout()
    }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize {
        CGSize(width: ControlMetric.pickerWidth.value, height: ControlMetric.pickerHeight.value)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let side = ControlMetric.pickerSide.value
        let height = ControlMetric.pickerPlateHeight.value
        plate.frame = CGRect(
            x: side, y: _toPixels((bounds.height - height) / 2), width: max(0, bounds.width - 2 * side), height: height)
        for (wheel, frame) in zip(wheels, componentFrames) {
            wheel.frame = frame
            wheel.placeRows()
        }
    }

    /// The components in the present bounds, the first at the leading end.
    var componentFrames: [CGRect] {
        let gap = ControlMetric.pickerComponentGap.value
        let side = ControlMetric.pickerSide.value
        let own = wheels.indices.map { component -> CGFloat? in
            OptionalRequirement.ask { delegate?.pickerView(self, widthForComponent: component) ?? askNothing() }
        }
        let room = bounds.width - 2 * side - gap * CGFloat(max(0, wheels.count - 1))
        let fixed = own.compactMap { $0 }.reduce(0, +)
        let free = own.filter { $0 == nil }.count
        let share = free > 0 ? max(0, (room - fixed) / CGFloat(free)) : 0
        let total = own.reduce(0) { $0 + ($1 ?? share) } + gap * CGFloat(max(0, wheels.count - 1))
        var x = _toPixels((bounds.width - total) / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return own.map { width in
            let width = _toPixels(max(0, width ?? share))
            defer { x += width + gap }
            return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    private func askNothing() -> CGFloat { OptionalRequirement.leaveOut(0) }

    func userDidSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker's rows their content and hears of the selection.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalRequirement.leaveOut(0)
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalRequirement.leaveOut(0)
    }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { OptionalRequirement.leaveOut(nil) }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { OptionalRequirement.leaveOut(nil) }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { OptionalRequirement.leaveOut(UIView()) }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

@MainActor @preconcurrency
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
