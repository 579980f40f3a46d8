/// A value that views inherit from those around them.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Everything that views inherit; a value of its own, whose changes concern those below only.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    // Keys' values need not be Sendable by Apple's declaration; they are read and written on the main actor.
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            ReadTracker.noteEnvironment(ObjectIdentifier(key))
            return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "\(values.count) values" }

    /// The keys whose values are not certainly the same.
    func differences(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        for (key, value) in values {
            guard let old = other.values[key], Self.areEqual(value, old) else {
                result.insert(key)
                continue
            }
        }
        for key in other.values.keys where values[key] == nil { result.insert(key) }
        return result
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        func open<T>(_ left: T) -> Bool {
            guard let right = right as? T else { return false }
            return ViewComparison.areEqual(left, right)
        }
        return _openExistential(left, do: open)
    }

    // MARK: - Objects

    subscript(object type: ObjectIdentifier) -> AnyObject? {
        get {
            ReadTracker.noteEnvironment(type)
            return values[type] as AnyObject?
        }
        set { values[type] = newValue }
    }
}

extension ReadTracker {
    static func noteEnvironment(_ key: ObjectIdentifier) {
        guard let node = current else { return }
        MainActor.assumeIsolated { _ = node.readKeys.insert(key) }
    }
}
