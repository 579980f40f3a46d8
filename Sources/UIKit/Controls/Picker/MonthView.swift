@preconcurrency import Foundation
import CoreGraphics

/// A month with its weeks, as the inline style of a date picker and a calendar view show it.
@MainActor @preconcurrency
final class MonthView: UIView {
    var onChoose: ((Date) -> Void)?
    private var calendar = Calendar(identifier: .gregorian)
    private var locale = Locale(identifier: "en_US")
    private var selected = Date(timeIntervalSinceReferenceDate: 0)
    /// Months that the user has turned away from the selected one's.
    private var turned = 0
    private var range: (first: Date?, last: Date?) = (nil, nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ picker: UIDatePicker) {
        calendar = picker.effectiveCalendar
        locale = picker.effectiveLocale
        if !calendar.isDate(selected, equalTo: picker.date, toGranularity: .month) { turned = 0 }
        selected = picker.date
        range = (picker.minimumDate, picker.maximumDate)
        accessibilityLabel = title
        setNeedsDisplay()
    }

    // MARK: The month

    private var firstDay: Date {
        let month = calendar.date(byAdding: .month, value: turned, to: selected) ?? selected
        return calendar.dateInterval(of: .month, for: month)?.start ?? month
    }

    private var title: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        return formatter.string(from: firstDay)
    }

    private var dayCount: Int { calendar.range(of: .day, in: .month, for: firstDay)?.count ?? 0 }

    /// The column of the first day, 0 being the week's first.
    private var firstColumn: Int { (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7 }

    // MARK: Places

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var grid: CGRect {
        let side = ControlMetric.datePickerInlineSide.value / 2
        let top = ControlMetric.datePickerInlineHeader.value + ControlMetric.datePickerInlineWeekdays.value
        return CGRect(x: side, y: top, width: bounds.width - 2 * side, height: max(0, bounds.height - top))
    }

    private func cell(row: Int, column: Int) -> CGRect {
        let grid = grid
        let size = CGSize(width: grid.width / 7, height: grid.height / 6)
        let place = isMirrored ? 6 - column : column
        return CGRect(
            x: grid.minX + size.width * CGFloat(place), y: grid.minY + size.height * CGFloat(row), width: size.width,
            height: size.height)
    }

    private func cell(ofDay day: Int) -> CGRect {
        let index = firstColumn + day - 1
        return cell(row: index / 7, column: index % 7)
    }

    /// The button that turns back, then the one that turns forth.
    private var arrows: (back: CGRect, forth: CGRect) {
        let side = ControlMetric.datePickerInlineHeader.value
        let end = bounds.width - ControlMetric.datePickerInlineSide.value / 2
        let forth = CGRect(x: end - side, y: 0, width: side, height: side)
        let back = forth.offsetBy(dx: -side, dy: 0)
        return isMirrored ? (mirrored(back), mirrored(forth)) : (back, forth)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        drawHeader()
        let names = calendar.shortStandaloneWeekdaySymbols
        for column in 0..<7 where names.count == 7 {
            let name = names[(column + calendar.firstWeekday - 1) % 7].uppercased(with: locale)
            var place = cell(row: 0, column: column)
            place.origin.y = ControlMetric.datePickerInlineHeader.value
            place.size.height = ControlMetric.datePickerInlineWeekdays.value
            draw(name, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: place, .center)
        }
        for day in 1...max(1, dayCount) { drawDay(day) }
    }

    private func drawHeader() {
        let side = ControlMetric.datePickerInlineSide.value
        let height = ControlMetric.datePickerInlineHeader.value
        var place = CGRect(x: side, y: 0, width: bounds.width / 2, height: height)
        if isMirrored { place = mirrored(place) }
        draw(title, .systemFont(ofSize: 17, weight: .semibold), .label, in: place, isMirrored ? .right : .left)
        for (symbol, place) in [("chevron.backward", arrows.back), ("chevron.forward", arrows.forth)] {
            let look = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
            guard let image = UIImage(systemName: symbol, withConfiguration: look) else { continue }
            let rect = CGRect(
                x: place.midX - image.size.width / 2, y: place.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height)
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            if isMirrored {
                context?.translateBy(x: rect.minX + rect.maxX, y: 0)
                context?.scaleBy(x: -1, y: 1)
            }
            context?._draw(image._displayItems(in: rect, tint: tintColor._textColor(for: traitCollection)))
            context?.restoreGState()
        }
    }

    private func drawDay(_ day: Int) {
        let place = cell(ofDay: day)
        let date = calendar.date(byAdding: .day, value: day - 1, to: firstDay) ?? firstDay
        let isSelected = calendar.isDate(date, inSameDayAs: selected)
        if isSelected {
            let side = min(ControlMetric.datePickerInlineDayCircle.value, place.width, place.height)
            let circle = CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
            ControlPaint.fill(circle, radius: side / 2, tintColor.withAlphaComponent(0.15), in: self)
        }
        let color: UIColor = isSelected ? tintColor : isInRange(date) ? .label : .tertiaryLabel
        let font = UIFont.systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
        let formatter = NumberFormatter()
        formatter.locale = locale
        draw(formatter.string(from: NSNumber(value: day)) ?? "\(day)", font, color, in: place, .center)
    }

    private func isInRange(_ date: Date) -> Bool {
        if let first = range.first, date < calendar.startOfDay(for: first) { return false }
        if let last = range.last, date > last { return false }
        return true
    }

    private func draw(
        _ text: String, _ font: UIFont, _ color: UIColor, in place: CGRect, _ alignment: NSTextAlignment
    ) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let string = NSAttributedString(
            string: text,
            attributes: [
                .font: font, .foregroundColor: color.resolvedColor(with: traitCollection), .paragraphStyle: style,
            ])
        let height = font.lineHeight
        string.draw(
            in: CGRect(x: place.minX, y: _toPixels(place.midY - height / 2), width: place.width, height: height + 1))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override var _textFacts: _TextFacts? {
        _TextFacts(string: title, lines: 1, isTruncated: false, styleName: nil, pointSize: 17)
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if arrows.back.contains(point) { return turn(by: -1) }
        if arrows.forth.contains(point) { return turn(by: 1) }
        guard let day = (1...max(1, dayCount)).first(where: { cell(ofDay: $0).contains(point) }),
            let date = calendar.date(byAdding: .day, value: day - 1, to: firstDay), isInRange(date)
        else { return }
        let time = calendar.dateComponents([.hour, .minute, .second], from: selected)
        turned = 0
        onChoose?(
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: date) ?? date)
    }

    private func turn(by months: Int) {
        turned += months
        setNeedsDisplay()
    }
}
