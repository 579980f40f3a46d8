/// Texts that say dates and times; they say what holds when they are shown.
extension Text {
    public struct DateStyle: Equatable, Hashable, Codable, Sendable {
        let name: String
        /// Hours and minutes.
        public static let time = DateStyle(name: "time")
        /// Day, month and year.
        public static let date = DateStyle(name: "date")
        /// The distance from now, such as "2 hours, 23 minutes".
        public static let relative = DateStyle(name: "relative")
        /// The distance with its direction, such as "+2 hours".
        public static let offset = DateStyle(name: "offset")
        /// Hours, minutes and seconds from now.
        public static let timer = DateStyle(name: "timer")
    }

    public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

    public init(_ dates: ClosedRange<Date>) {
        storage = .dates(dates.lowerBound, dates.upperBound)
    }
    public init(_ interval: DateInterval) { storage = .dates(interval.start, interval.end) }

    /// What is left of an interval, or has passed of it.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        storage = .timer(timerInterval, pauseTime, countsDown: countsDown, showsHours: showsHours)
    }
}

/// Writes dates as the environment's locale does.
struct DateText {
    let environment: EnvironmentValues

    func string(_ date: Date, _ style: Text.DateStyle) -> String {
        switch style {
        case .time: return formatted(date, .none, .short)
        case .date: return formatted(date, .long, .none)
        case .relative: return distance(abs(date.timeIntervalSince(now)), parts: 2)
        case .offset:
            let seconds = date.timeIntervalSince(now)
            return (seconds < 0 ? "-" : "+") + distance(abs(seconds), parts: 1)
        default: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
        }
    }

    func string(from start: Date, to end: Date) -> String {
        let isSameDay = environment.calendar.isDate(start, inSameDayAs: end)
        let dates: DateFormatter.Style = isSameDay ? .none : .short
        return formatted(start, dates, .short) + " \u{2013} " + formatted(end, dates, .short)
    }

    func timer(_ interval: ClosedRange<Date>, _ pause: Date?, countsDown: Bool, showsHours: Bool) -> String {
        let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
        return Self.clock(seconds, showsHours: showsHours)
    }

    private var now: Date { _SystemEnvironment.currentDate }

    private func formatted(_ date: Date, _ dates: DateFormatter.Style, _ times: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = dates
        formatter.timeStyle = times
        return formatter.string(from: date)
    }

    private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = Int(seconds.rounded(.down))
        let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
        return showsHours && hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", total / 60, rest)
    }

    /// In English words: the largest units, each with its number.
    private func distance(_ seconds: TimeInterval, parts: Int) -> String {
        var rest = Int(seconds.rounded(.down))
        var words: [String] = []
        let units = [
            ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
        ]
        for (unit, length) in units {
            let count = rest / length
            rest %= length
            if count > 0 { words.append("\(count) \(Self.short(unit, count))") }
            if words.count == parts { break }
        }
        return words.isEmpty ? "0 sec" : words.joined(separator: ", ")
    }

    private static func short(_ unit: String, _ count: Int) -> String {
        switch unit {
        case "hour": "hr"
        case "minute": "min"
        case "second": "sec"
        default: count == 1 ? unit : unit + "s"
        }
    }
}
