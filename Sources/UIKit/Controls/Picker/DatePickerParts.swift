@preconcurrency import Foundation
import CoreGraphics

/// The views of a date picker in its present style.
@MainActor
final class DatePickerParts {
    private var chips: [DateChip] = []
    private var wheels: DateWheels?
    private var month: MonthView?
    private let timeLabel = UILabel()

    // MARK: Making

    func rebuild(for picker: UIDatePicker) {
        let old: [UIView?] = chips + [wheels?.view, month, timeLabel]
        for view in old { view?.removeFromSuperview() }
        chips = []
        wheels = nil
        month = nil
        let mode = picker.datePickerMode
        switch picker.datePickerStyle {
        case .wheels: wheels = DateWheels(picker: picker)
        case .inline where mode != .time:
            month = MonthView()
            month?.onChoose = { [weak picker] in picker?.choose($0) }
            if mode == .dateAndTime { chips = [DateChip(isTime: true)] }
        default:
            if mode != .time { chips.append(DateChip(isTime: false)) }
            if mode != .date { chips.append(DateChip(isTime: true)) }
        }
        if let wheels { picker.addSubview(wheels.view) }
        if let month { picker.addSubview(month) }
        for chip in chips { picker.addSubview(chip) }
        if month != nil, !chips.isEmpty {
            timeLabel.text = "Time"
            timeLabel.font = .systemFont(ofSize: UIFont.labelFontSize)
            picker.addSubview(timeLabel)
        }
    }

    func update(for picker: UIDatePicker) {
        for chip in chips { chip.label.text = chip.text(of: picker) }
        wheels?.update()
        month?.show(picker)
    }

    // MARK: Layout

    func size(for picker: UIDatePicker) -> CGSize {
        if wheels != nil {
            return CGSize(width: ControlMetric.pickerWidth.value, height: ControlMetric.pickerHeight.value)
        }
        if month != nil {
            let time = chips.isEmpty ? 0 : ControlMetric.datePickerInlineTimeRow.value
            return CGSize(
                width: ControlMetric.datePickerInlineWidth.value,
                height: ControlMetric.datePickerInlineHeight.value + time)
        }
        let sizes = chips.map(\.fittingSize)
        let gaps = ControlMetric.datePickerCompactGap.value * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func place(in picker: UIDatePicker) {
        let bounds = picker.bounds
        wheels?.view.frame = bounds
        guard let month else { return placeChips(in: bounds, picker) }
        let row = chips.isEmpty ? 0 : ControlMetric.datePickerInlineTimeRow.value
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - row)
        guard row > 0 else { return }
        let side = ControlMetric.datePickerInlineSide.value
        let line = CGRect(x: side, y: bounds.height - row, width: bounds.width - 2 * side, height: row)
        placeChips(in: line, picker)
        let size = timeLabel.intrinsicContentSize
        let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
        timeLabel.frame = CGRect(
            x: isMirrored ? line.maxX - size.width : line.minX, y: picker._toPixels(line.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    /// From the trailing end inwards.
    private func placeChips(in line: CGRect, _ picker: UIDatePicker) {
        let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var end: CGFloat = 0
        for chip in chips.reversed() {
            let size = chip.fittingSize
            let x = isMirrored ? line.minX + end : line.maxX - end - size.width
            chip.frame = CGRect(
                x: picker._toPixels(x), y: picker._toPixels(line.midY - size.height / 2), width: size.width,
                height: size.height)
            end += size.width + ControlMetric.datePickerCompactGap.value
        }
    }
}

/// A plate with a date or a time, as the compact style shows it.
@MainActor @preconcurrency
final class DateChip: UIView {
    let label = UILabel()
    private let isTime: Bool

    init(isTime: Bool) {
        self.isTime = isTime
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: UIFont.labelFontSize)
        label.textAlignment = .center
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = ControlMetric.datePickerCompactRadius.value
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func text(of picker: UIDatePicker) -> String {
        let formatter = DateFormatter()
        formatter.locale = picker.effectiveLocale
        formatter.calendar = picker.effectiveCalendar
        formatter.timeZone = picker.effectiveCalendar.timeZone
        formatter.dateStyle = isTime ? .none : .medium
        formatter.timeStyle = isTime ? .short : .none
        return formatter.string(from: picker.date)
    }

    var fittingSize: CGSize {
        let size = label.intrinsicContentSize
        return CGSize(
            width: size.width + 2 * ControlMetric.datePickerCompactInset.value,
            height: size.height + ControlMetric.datePickerCompactPadding.value)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = min(ControlMetric.datePickerCompactRadius.value, bounds.height / 2)
    }
}
