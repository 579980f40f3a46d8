import Foundation

/// The lock is free, or was taken, and `objc_sync_exit` gave it back.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The object was not locked by anybody.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread has locked the object, and locks it; the same thread may lock it again.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(obj as AnyObject)
}

/// Gives back one lock of the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.exit(obj as AnyObject)
}

/// Recursive locks by object, kept only while somebody holds or waits for them.
final class ObjectLocks: Sendable {
    static let shared = ObjectLocks()

    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    /// Only ever touched under `table`.
    nonisolated(unsafe) private var entries: [ObjectIdentifier: Entry] = [:]
    private let table = NSLock()

    func enter(_ object: AnyObject) -> Int32 {
        let lock = table.withLock {
            entries[ObjectIdentifier(object), default: Entry()].users += 1
            return entries[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
        return OBJC_SYNC_SUCCESS
    }

    func exit(_ object: AnyObject) -> Int32 {
        let identifier = ObjectIdentifier(object)
        let lock = table.withLock { () -> NSRecursiveLock? in
            guard var entry = entries[identifier] else { return nil }
            entry.users -= 1
            entries[identifier] = entry.users == 0 ? nil : entry
            return entry.lock
        }
        guard let lock else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
        lock.unlock()
        return OBJC_SYNC_SUCCESS
    }
}
