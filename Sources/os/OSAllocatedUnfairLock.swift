import Foundation

/// A lock with the state that it protects.
public final class OSAllocatedUnfairLock<State>: Sendable {
    /// Only ever touched while the lock is held.
    nonisolated(unsafe) private var state: State
    private let mutex = NSLock()

    public init(initialState: State) { state = initialState }
    public init(uncheckedState initialState: State) { state = initialState }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    /// nil when somebody else holds the lock.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard mutex.try() else { return nil }
        defer { mutex.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(initialState: ()) }

    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
    public func lockIfAvailable() -> Bool { mutex.try() }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
