import Foundation

/// How an object keeps a value that was associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A reference that is not retained; here it becomes nil when the value is gone, where Objective-C dangles.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Stores a value with an object, under the address of a variable; nil removes the value.
///
/// The value is released when it is replaced or removed, and some time after its owner is gone: by the first later
/// call that finds the table twice as large as after the last sweep, or at the end of an `autoreleasepool`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value, for: key, of: object as AnyObject, policy)
}

/// The value stored with the object under that address; nil when there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(for: key, of: object as AnyObject)
}

/// Removes everything stored with the object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// Values by weakly held owner.
///
/// Swift objects cannot be told apart by address alone, since an address is used again once its owner is gone; so every
/// entry holds its owner weakly and counts only while that reference is still the object asked for.
final class AssociationTable: Sendable {
    static let shared = AssociationTable()

    private struct Value {
        let strong: Any?
        weak var unretained: AnyObject?

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN:
                (strong, unretained) = (nil, value as AnyObject)
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                (strong, unretained) = ((value as? NSCopying)?.copy() ?? value, nil)
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
                (strong, unretained) = (value, nil)
            }
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeAfterSweep = 0
    }

    /// The values have whatever isolation their users keep, as in Objective-C; the table itself is only ever touched
    /// under `lock`.
    nonisolated(unsafe) private var state = State()
    private let lock = NSLock()

    func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let entry = state.entries[ObjectIdentifier(owner)], entry.owner === owner,
                let value = entry.values[key]
            else { return nil }
            return value.strong ?? value.unretained
        }
    }

    func set(_ value: Any?, for key: UnsafeRawPointer, of owner: AnyObject, _ policy: objc_AssociationPolicy) {
        let stored = value.map { Value($0, policy) }
        // Released after the lock is: a value's deinit may come back here.
        var released: [Any] = []
        lock.withLock {
            if state.entries.count > 2 * state.sizeAfterSweep + 16 { released.append(sweepLocked()) }
            var entry = state.entries[ObjectIdentifier(owner)] ?? Entry(owner: owner)
            if entry.owner !== owner {
                released.append(entry)
                entry = Entry(owner: owner)
            }
            if let old = entry.values[key] { released.append(old) }
            entry.values[key] = stored
            state.entries[ObjectIdentifier(owner)] = entry.values.isEmpty ? nil : entry
        }
    }

    func removeAll(of owner: AnyObject) {
        let removed = lock.withLock { state.entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(removed) {}
    }

    /// Releases the values whose owners are gone.
    func sweep() {
        let removed = lock.withLock { sweepLocked() }
        withExtendedLifetime(removed) {}
    }

    var count: Int { lock.withLock { state.entries.count } }

    private func sweepLocked() -> [Any] {
        var removed: [Any] = []
        for (identifier, entry) in state.entries where entry.owner == nil {
            removed.append(entry)
            state.entries[identifier] = nil
        }
        state.sizeAfterSweep = state.entries.count
        return removed
    }
}
