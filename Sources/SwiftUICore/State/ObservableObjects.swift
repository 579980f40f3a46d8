import Combine
import ObjectiveC

/// Keeps the connection to an observable object and marks the node dirty when the object says that it will change.
private final class ObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
    var object: ObjectType?
    private var connection: AnyCancellable?

    func connect(_ new: ObjectType, _ node: ViewNode) {
        guard object !== new || connection == nil else { return }
        object = new
        connection = new.objectWillChange.sink { [weak node] _ in
            if let node { MainQueue.markDirty(node) }
        }
    }

    override func disconnect() { connection = nil }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
public struct _ObservableObjectWrapper<ObjectType: ObservableObject> {
    let root: ObjectType

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
        Binding(
            read: { root[keyPath: keyPath] }, write: { root[keyPath: keyPath] = $0 },
            identity: AnyHashable([AnyHashable(ObjectIdentifier(root)), AnyHashable(keyPath)]))
    }
}

/// An object that somebody else owns; the view is evaluated again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObservableObjectWrapper<ObjectType>

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public static func _makeSlot() -> _PropertySlot? { ObjectSlot<ObjectType>() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        guard let slot = slot as? ObjectSlot<ObjectType> else { return }
        slot.connect(wrappedValue, node)
    }
}

/// An object that the view makes once and keeps while it stands in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, NodeKeptProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// Outside of the tree a new object each time.
    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: _ObservableObjectWrapper<ObjectType> { _ObservableObjectWrapper(root: wrappedValue) }

    public static func _makeSlot() -> _PropertySlot? { ObjectSlot<ObjectType>() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        guard let slot = slot as? ObjectSlot<ObjectType> else { return }
        let kept = slot.object ?? make()
        slot.connect(kept, node)
        object = kept
    }
}

/// An object that a view around this one offers.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, NodeKeptProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. "
                    + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    public var projectedValue: _ObservableObjectWrapper<ObjectType> { _ObservableObjectWrapper(root: wrappedValue) }

    public static func _makeSlot() -> _PropertySlot? { ObjectSlot<ObjectType>() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        guard let slot = slot as? ObjectSlot<ObjectType> else { return }
        let environment = MainActor.assumeIsolated {
            node.readKeys.insert(ObjectIdentifier(ObjectType.self))
            return node.environment
        }
        let found = environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
        if let found { slot.connect(found, node) }
        object = found
    }
}

/// Bindings to the properties of an object that the observation macro has made observable.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(
        *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) { fatalError("the wrapped value must be an observable object") }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let root = wrappedValue
        return Binding(
            read: { root[keyPath: keyPath] }, write: { root[keyPath: keyPath] = $0 },
            identity: AnyHashable([AnyHashable(ObjectIdentifier(root)), AnyHashable(keyPath)]))
    }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(_value: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(_value: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable {
    private init(_value: Value) { wrappedValue = _value }
}
