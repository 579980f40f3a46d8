/// A value that the view inherits from those around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, NodeKeptProperty {
    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ObjectIdentifier, (AnyObject?) -> Value)
    }

    private let source: Source
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Outside of the tree the key's default is all there is.
    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let type, let convert): return convert(values[object: type])
        }
    }

    private final class Slot: _PropertySlot {}

    public static func _makeSlot() -> _PropertySlot? { Slot() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        values = MainActor.assumeIsolated { node.environment }
    }
}

extension Environment where Value: AnyObject & Observable {
    public init(_ objectType: Value.Type) {
        source = .object(ObjectIdentifier(objectType)) { object in
            guard let object = object as? Value else {
                fatalError(
                    "No object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing.")
            }
            return object
        }
    }
}

extension Environment {
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object(ObjectIdentifier(objectType)) { $0 as? T }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
