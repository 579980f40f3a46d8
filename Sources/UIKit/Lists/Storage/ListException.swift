import Foundation
import Synchronization

/// A mistake of the program that ends it on Apple's systems, such as a batch update that does not add up.
enum ListException {
    private static let current = Mutex<@Sendable (String) -> Void> { reason in
        fatalError(
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
    }

    /// Called with Apple's sentence. The default writes it and stops the program, whose trace has the caller's file and
    /// line; tests put a collector in, and the list then goes on as each caller says.
    static var handler: @Sendable (String) -> Void {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    static func raise(_ reason: String) { handler(reason) }
}

/// Lengths as data sources and delegates give them.
enum ListLength {
    /// A usable height.
    ///
    /// 1. NaN and infinity are refused with a line on standard error; the fallback counts instead.
    /// 2. Negative heights count as zero.
    /// 3. Less than half a pixel is nothing: such rows hide themselves, as `leastNonzeroMagnitude` is used for.
    @MainActor
    static func checked(_ value: CGFloat, fallback: CGFloat, what: @autoclosure () -> String) -> CGFloat {
        guard value.isFinite else {
            _Diagnostics.report("\(what()): expected a finite height, but got \(value); \(fallback) is used")
            return fallback
        }
        return value * _HostEnvironment.current.scale < 0.5 ? 0 : value
    }

    /// A usable count: a negative one counts as zero, with a line on standard error.
    @MainActor
    static func checked(count: Int, what: @autoclosure () -> String) -> Int {
        guard count < 0 else { return count }
        _Diagnostics.report("\(what()): expected a count of zero or more, but got \(count); 0 is used")
        return 0
    }
}
