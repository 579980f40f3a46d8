/// A name space of its own for identities of geometry.
@propertyWrapper
public struct Namespace: DynamicProperty, NodeKeptProperty, Sendable {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id = ID(number: 0)

    public init() {}

    public var wrappedValue: ID { id }

    private final class Slot: _PropertySlot {
        // Only the main actor makes nodes.
        nonisolated(unsafe) static var last = 0
        let id: ID
        override init() {
            Self.last += 1
            id = ID(number: Self.last)
        }
    }

    public static func _makeSlot() -> _PropertySlot? { Slot() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        if let slot = slot as? Slot { id = slot.id }
    }
}
