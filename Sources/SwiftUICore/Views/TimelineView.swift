/// A view that changes with time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    public struct Context {
        public enum Cadence: Comparable, Hashable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public var cadence: Cadence { .live }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        TimelineNode(view, context)
    }
}

/// When a timeline shows something new.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var nextDate: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { nextDate += interval }
            return nextDate
        }
    }

    let start: Date
    let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 1.0 / 120)
    }

    /// Begins with the last entry that is due at the start.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(nextDate: start + max(0, steps) * interval, interval: interval)
    }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(nextDate: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval?
    let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date].SubSequence {
        let step = interval ?? 1.0 / 60
        return (0..<(isPaused ? 1 : 36_000)).map { start + Double($0) * step }[...]
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// Evaluates the content at each entry of the schedule, on the host's clock.
@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    TypedNode<TimelineView<Schedule, Content>>
{
    private var content: TypedNode<Content>?
    private var start = _SystemEnvironment.currentDate
    private var began: TimeInterval = 0
    private var entries: Schedule.Entries.Iterator?
    private var upcoming: Date?
    private var date: Date

    override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        date = start
        super.init(view, context)
        began = graph.now
        restart()
        content = Content._makeNode(evaluated(), childContext)
        wait()
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    private var now: Date { start + (graph.now - began) }

    private func restart() {
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        upcoming = entries?.next()
        takeDue()
    }

    /// Goes on to the last entry that is due.
    private func takeDue() {
        while let next = upcoming, next <= now {
            date = next
            upcoming = entries?.next()
        }
    }

    private func wait() {
        guard let upcoming else { return }
        _SystemEnvironment.clock.schedule(after: max(0.001, upcoming.timeIntervalSince(now))) { [weak self] in
            guard let self, !isRemoved, self.upcoming == upcoming else { return }
            takeDue()
            markDirty()
            wait()
        }
    }

    private func evaluated() -> Content {
        graph.bodies += 1
        return ReadTracker.track(self) { view.content(TimelineViewDefaultContext(date: date)) }
    }

    override func update(_ new: TimelineView<Schedule, Content>) {
        view = new
        content?.update(evaluated())
    }

    override func refresh() { content?.update(evaluated()) }
}
