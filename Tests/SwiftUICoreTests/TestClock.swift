import Foundation

@testable import SwiftUICore

/// A clock that tests move.
final class TestClock: _SystemClock {
    @MainActor private var time: TimeInterval = 0
    @MainActor private var entries: [(time: TimeInterval, action: @MainActor () -> Void)] = []

    @MainActor var now: TimeInterval { time }

    @MainActor func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        entries.append((time + delay, action))
    }

    /// Moves on and runs what falls due, in order.
    @MainActor func advance(by seconds: TimeInterval) {
        let end = time + seconds
        while let next = entries.indices.filter({ entries[$0].time <= end + 1e-9 }).min(by: {
            entries[$0].time < entries[$1].time
        }) {
            let entry = entries.remove(at: next)
            time = max(time, entry.time)
            entry.action()
        }
        time = end
    }

    /// Runs `body` with this clock, and with moments shown or not.
    @MainActor static func run(showsAnimations: Bool = true, _ body: (TestClock) throws -> Void) rethrows {
        let clock = TestClock()
        let outer = _SystemEnvironment.clock
        _SystemEnvironment.clock = clock
        _SystemEnvironment.showsAnimations = showsAnimations
        defer {
            _SystemEnvironment.clock = outer
            _SystemEnvironment.showsAnimations = false
        }
        try body(clock)
    }
}
