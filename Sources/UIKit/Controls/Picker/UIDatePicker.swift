@preconcurrency import Foundation
import CoreGraphics

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for a date, a time or a duration.
///
/// Layout algorithm:
/// 1. The automatic style is compact, but wheels for a duration and for year and month.
/// 2. Compact: date and time stand in plates of their own, as wide as their text, at the trailing end.
/// 3. Wheels: a picker of 320 by 216, with columns in the locale's order.
/// 4. Inline: a month with a header, the names of the weekdays and six weeks, and a row for the time.
///
/// Contract: a date outside the minimum and the maximum is moved to the nearer one, as long as they are in order.
/// A picker that was never given a date has a fixed one, so that pictures are the same on every run: 9:41 on
/// 9 September 2025.
/// Origin: the wheels' size is documented; the other styles are assumed (see `controls.tsv`).
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    private var storedDate: Date?
    private var storedCalendar: Calendar?
    private var storedDuration: TimeInterval = 60
    let parts = DatePickerParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        storedHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        rebuild()
    }

    // MARK: What is chosen

    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    open var date: Date {
        get { clamped(storedDate ?? firstDate) }
        set {
            storedDate = newValue
            contentChanged()
        }
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date? { didSet { contentChanged() } }
    open var maximumDate: Date? { didSet { contentChanged() } }

    /// Seconds, cut to whole minutes and a day less a minute; at least the interval of minutes.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            let least = Double(minuteInterval) * 60
            storedDuration = min(max(least, (newValue / least).rounded(.down) * least), 86340)
            contentChanged()
        }
    }

    /// Minutes between two rows; must divide 60, else it counts as 1.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            contentChanged()
        }
    }

    open var roundsToMinuteInterval = true

    // MARK: How it is written

    /// Nil follows the device's.
    open var locale: Locale? { didSet { rebuild() } }
    open var timeZone: TimeZone? { didSet { rebuild() } }
    open var calendar: Calendar! {
        get { effectiveCalendar }
        set {
            storedCalendar = newValue
            rebuild()
        }
    }

    var effectiveLocale: Locale { locale ?? storedCalendar?.locale ?? _HostEnvironment.current.locale }
    var effectiveCalendar: Calendar {
        var calendar = storedCalendar ?? Calendar(identifier: effectiveLocale.calendar.identifier)
        calendar.locale = effectiveLocale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private var firstDate: Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = effectiveCalendar.timeZone
        return calendar.date(from: DateComponents(year: 2025, month: 9, day: 9, hour: 9, minute: 41)) ?? Date()
    }

    private func clamped(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        let late = max(date, minimumDate ?? date)
        return min(late, maximumDate ?? late)
    }

    // MARK: Changes

    private func rebuild() {
        parts.rebuild(for: self)
        contentChanged()
    }

    private func contentChanged() {
        parts.update(for: self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// A choice of the user's.
    func choose(_ date: Date) {
        let new = clamped(date)
        guard new != self.date else { return parts.update(for: self) }
        self.date = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func choose(duration: TimeInterval) {
        countDownDuration = duration
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize { parts.size(for: self) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place(in: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.update(for: self)
    }

    open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
}
