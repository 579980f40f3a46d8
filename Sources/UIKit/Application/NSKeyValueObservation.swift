import Foundation
import Synchronization

/// What a change handler is to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is called once before anything has changed.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Not kept: nothing can be told before a change here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// nil unless asked for.
    public let newValue: Value?
    /// nil unless asked for.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Watches a property for as long as it is kept.
// Sendable without a check: the watched object is read only on the main thread's frames or where `observe` is called.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let watch = Mutex<(@Sendable () -> Bool)?>(nil)

    init(_ watch: @escaping @Sendable () -> Bool) {
        super.init()
        self.watch.withLock { $0 = watch }
        KeyValueObservers.shared.add(self)
    }

    /// Ends it; later changes are not told.
    public func invalidate() { watch.withLock { $0 = nil } }

    /// Whether the property had changed; then its handler has run.
    func deliver() -> Bool { watch.withLock { $0 }?() ?? false }
}

/// The observations of the program.
///
/// Without the Objective-C runtime nobody is told when a stored property changes. So the values are compared at the end
/// of each frame, and what a handler changes is laid out in the next one. Two changes within a frame are told as one.
final class KeyValueObservers: Sendable {
    static let shared = KeyValueObservers()

    private struct Entry: @unchecked Sendable {
        weak var observation: NSKeyValueObservation?
    }

    private let entries = Mutex<[Entry]>([])

    func add(_ observation: NSKeyValueObservation) {
        entries.withLock { $0.append(Entry(observation: observation)) }
    }

    /// Tells all changes since the last call; true where there was one.
    func deliver() -> Bool {
        let observations = entries.withLock { entries in
            entries.removeAll { $0.observation == nil }
            return entries.compactMap(\.observation)
        }
        return observations.reduce(false) { $1.deliver() || $0 }
    }

    /// Whether two values are the same; values that cannot be compared count as the same, so that nothing loops.
    static func isEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return isEqual(first, to: second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return true }
        return first as AnyObject === second as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool { first == second as? Value }
}

/// What `observe(_:options:changeHandler:)` belongs to.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls the handler at the end of each frame in which the property got another value.
    ///
    /// - Returns: the observation; it ends when this is released.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = PropertyWatch(self, keyPath, options: options, handler: changeHandler)
        if options.contains(.initial) { watch.tell(self, old: nil, new: self[keyPath: keyPath]) }
        return NSKeyValueObservation { watch.deliver() }
    }
}

/// The last value of one observed property.
// Sendable without a check: read and written by the frame loop alone, on the main thread.
private final class PropertyWatch<Object: NSObject, Value>: @unchecked Sendable {
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private var last: Value

    init(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
        handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.handler = handler
        last = object[keyPath: keyPath]
    }

    func deliver() -> Bool {
        guard let object else { return false }
        let value = object[keyPath: keyPath]
        guard !KeyValueObservers.isEqual(last, value) else { return false }
        let old = last
        last = value
        tell(object, old: old, new: value)
        return true
    }

    func tell(_ object: Object, old: Value?, new: Value) {
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
}
