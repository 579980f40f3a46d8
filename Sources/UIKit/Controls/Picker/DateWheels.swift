@preconcurrency import Foundation

/// The columns of a date picker with wheels, and what their rows mean.
@MainActor @preconcurrency
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Column {
        case day, month, year, weekday, hour, minute, period, hours, minutes
    }

    let view = UIPickerView(frame: .zero)
    private weak var picker: UIDatePicker?
    private var columns: [Column] = []
    /// Columns that go round have their rows this many times.
    private static let rounds = 100
    /// Days before and after the present one that a column of days offers.
    private static let days = 10_000

    init(picker: UIDatePicker) {
        self.picker = picker
        super.init()
        columns = makeColumns(picker)
        view.dataSource = self
        view.delegate = self
    }

    private func makeColumns(_ picker: UIDatePicker) -> [Column] {
        let locale = picker.effectiveLocale
        let clock = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
        let time: [Column] = clock.contains("a") ? [.hour, .minute, .period] : [.hour, .minute]
        switch picker.datePickerMode {
        case .time: return time
        case .dateAndTime: return [.weekday] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date, .yearAndMonth:
            let template = picker.datePickerMode == .date ? "yMMMMd" : "yMMMM"
            let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d y"
            let letters: [(Character, Column)] = [("M", .month), ("L", .month), ("d", .day), ("y", .year)]
            let found = letters.compactMap { letter, column in format.firstIndex(of: letter).map { ($0, column) } }
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private var calendar: Calendar { picker?.effectiveCalendar ?? Calendar(identifier: .gregorian) }
    private var date: Date { picker?.date ?? Date(timeIntervalSinceReferenceDate: 0) }
    private var usesPeriod: Bool { columns.contains(.period) }
    private var interval: Int { picker?.minuteInterval ?? 1 }

    /// Turns the wheels to the picker's date.
    func update() {
        for (index, column) in columns.enumerated() {
            view.reloadComponent(index)
            view.selectRow(selectedRow(column), inComponent: index, animated: false)
        }
    }

    // MARK: Rows

    /// Values of a column that goes round; 0 for others.
    private func cycle(_ column: Column) -> Int {
        switch column {
        case .day: calendar.maximumRange(of: .day)?.count ?? 31
        case .month: calendar.monthSymbols.count
        case .hour: usesPeriod ? 12 : 24
        case .minute: 60 / interval
        default: 0
        }
    }

    private func selectedRow(_ column: Column) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let middle = cycle(column) * Self.rounds / 2
        switch column {
        case .day: return middle + (parts.day ?? 1) - 1
        case .month: return middle + (parts.month ?? 1) - 1
        case .year: return (parts.year ?? 1) - 1
        case .weekday: return Self.days
        case .hour: return middle + (parts.hour ?? 0) % cycle(.hour)
        case .minute: return middle + (parts.minute ?? 0) / interval
        case .period: return (parts.hour ?? 0) / 12
        case .hours: return Int(picker?.countDownDuration ?? 0) / 3600
        case .minutes: return Int(picker?.countDownDuration ?? 0) / 60 % 60 / interval
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch columns[component] {
        case .year: 10_000
        case .weekday: 2 * Self.days + 1
        case .period: 2
        case .hours: 24
        case .minutes: 60 / interval
        default: cycle(columns[component]) * Self.rounds
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let column = columns[component]
        let value = cycle(column) > 0 ? row % cycle(column) : row
        switch column {
        case .day: return number(value + 1)
        case .month: return calendar.standaloneMonthSymbols[value]
        case .year: return number(value + 1)
        case .weekday: return dayTitle(row)
        case .hour: return usesPeriod && value == 0 ? number(12) : number(value)
        case .minute: return number(value * interval, digits: 2)
        case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return value == 1 ? "1 hour" : "\(value) hours"
        case .minutes: return "\(value * interval) min"
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.locale = picker?.effectiveLocale
        formatter.minimumIntegerDigits = digits
        formatter.usesGroupingSeparator = false
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func dayTitle(_ row: Int) -> String {
        let day = calendar.date(byAdding: .day, value: row - Self.days, to: date) ?? date
        let formatter = DateFormatter()
        formatter.locale = picker?.effectiveLocale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: day)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = max(0, view.bounds.width - 2 * ControlMetric.pickerSide.value - 20)
        let shares = columns.map(share)
        let total = shares.reduce(0, +)
        return total > 0 ? room * share(columns[component]) / total : 0
    }

    private func share(_ column: Column) -> CGFloat {
        switch column {
        case .month: 1.6
        case .weekday: 2.4
        case .hours, .minutes: 1.4
        default: 0.9
        }
    }

    // MARK: Choosing

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let picker else { return }
        let column = columns[component]
        if column == .hours || column == .minutes {
            let rows = columns.indices.map { view.selectedRow(inComponent: $0) }
            picker.choose(duration: Double(rows[0] * 3600 + rows[1] * interval * 60))
            return
        }
        picker.choose(moved(by: row - selectedRow(column), column))
    }

    /// The picker's date with one column turned; a day that the new month lacks becomes its last.
    private func moved(by rows: Int, _ column: Column) -> Date {
        let unit: Calendar.Component
        switch column {
        case .day, .weekday: unit = .day
        case .month: unit = .month
        case .year: unit = .year
        case .hour: unit = .hour
        case .minute: unit = .minute
        default: return calendar.date(byAdding: .hour, value: 12 * rows, to: date) ?? date
        }
        let isRound = cycle(column) > 0
        guard isRound else { return calendar.date(byAdding: unit, value: rows, to: date) ?? date }
        // A column that goes round leaves the larger ones as they are.
        let now = selectedRow(column) % cycle(column)
        let new = (selectedRow(column) + rows) % cycle(column)
        let step = column == .minute ? interval : 1
        return calendar.date(byAdding: unit, value: (new - now) * step, to: date) ?? date
    }
}
