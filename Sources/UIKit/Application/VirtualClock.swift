import Foundation

/// The time that animations, delays and timers of user interface code run on.
///
/// It stands still until the host moves it on, so that a picture does not depend on how fast the machine is.
@MainActor
public final class _VirtualClock {
    public static let shared = _VirtualClock()

    private struct Entry {
        var time: TimeInterval
        var order: Int
        var action: @MainActor () -> Void
    }

    /// Seconds since the program was started.
    public private(set) var now: TimeInterval = 0
    private var entries: [Entry] = []
    private var order = 0

    /// Runs `action` when the clock has moved on by `delay` seconds; negative delays count as zero.
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        order += 1
        entries.append(Entry(time: now + max(0, delay.isFinite ? delay : 0), order: order, action: action))
    }

    /// Seconds at which the next action is due; nil where none waits.
    public var nextTime: TimeInterval? { entries.map(\.time).min() }

    /// Moves on to `time` and runs, in order, what falls due; at most `limit` actions, against actions without end.
    public func advance(to time: TimeInterval, limit: Int = 100_000) {
        for _ in 0..<limit {
            let due = entries.enumerated().filter { $0.element.time <= time }
            guard let first = due.min(by: { ($0.element.time, $0.element.order) < ($1.element.time, $1.element.order) })
            else { break }
            entries.remove(at: first.offset)
            now = max(now, first.element.time)
            first.element.action()
        }
        now = max(now, time)
    }

    /// Back to the start of a program, with nothing to wait for.
    public func reset() {
        entries = []
        now = 0
    }
}
