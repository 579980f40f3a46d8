/// Where a value lives that outlasts the views that show it.
final class Location<Value> {
    private var value: Value
    private var readers = ReaderList()

    init(_ value: Value) { self.value = value }

    /// The value, without a reader who wants to hear of changes.
    var peek: Value { value }

    func get() -> Value {
        readers.addCurrent()
        return value
    }

    func set(_ new: Value) {
        guard !ViewComparison.areEqual(value, new) else { return }
        value = new
        readers.notify()
    }
}

/// A value that a view owns and keeps while it stands in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty, NodeKeptProperty {
    private var initial: Value
    private var location: Location<Value>?

    public init(wrappedValue value: Value) { initial = value }

    public init(initialValue value: Value) { initial = value }

    /// Outside of the tree the initial value is all there is.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    private final class Slot: _PropertySlot {
        var location: Location<Value>?
    }

    public static func _makeSlot() -> _PropertySlot? { Slot() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        guard let slot = slot as? Slot else { return }
        if slot.location == nil { slot.location = Location(initial) }
        location = slot.location
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
