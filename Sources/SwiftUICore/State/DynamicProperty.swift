@_spi(Reflection) import Swift

/// A stored property of a view that brings a value from outside and is brought up to date before each evaluation.
public protocol DynamicProperty {
    mutating func update()
    static func _makeSlot() -> _PropertySlot?
    mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode)
}

extension DynamicProperty {
    public mutating func update() {}
    public static func _makeSlot() -> _PropertySlot? { nil }
    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {}
}

/// What a node keeps for one dynamic property.
open class _PropertySlot {
    init() {}
    /// The view has left the tree.
    func disconnect() {}
}

/// The dynamic properties of one node's view.
@MainActor struct DynamicProperties {
    /// A property, with those inside it before it.
    struct Entry {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    private let entries: [Entry]
    private let slots: [_PropertySlot?]
    private unowned let node: ViewNode

    /// nil for a type that has none.
    init?(of type: Any.Type, node: ViewNode) {
        let entries = Self.entries(of: type)
        guard !entries.isEmpty else { return nil }
        self.entries = entries
        slots = entries.map { $0.type._makeSlot() }
        self.node = node
    }

    func bind<V>(to view: inout V) {
        withUnsafeMutablePointer(to: &view) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (entry, slot) in zip(entries, slots) { bind(entry.type, at: base + entry.offset, slot) }
        }
    }

    private func bind(_ type: any DynamicProperty.Type, at pointer: UnsafeMutableRawPointer, _ slot: _PropertySlot?) {
        func open<P: DynamicProperty>(_ type: P.Type) {
            let property = pointer.assumingMemoryBound(to: P.self)
            if let slot { property.pointee._bind(slot, node) }
            property.pointee.update()
        }
        open(type)
    }

    func disconnect() {
        for slot in slots { slot?.disconnect() }
    }

    // MARK: - By type

    private static var known: [ObjectIdentifier: [Entry]] = [:]

    private static func entries(of type: Any.Type) -> [Entry] {
        let id = ObjectIdentifier(type)
        if let entries = known[id] { return entries }
        var entries: [Entry] = []
        for field in FieldTable.fields(of: type).list {
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            if property._makeSlot() == nil {
                entries += Self.entries(of: property).map { Entry(offset: field.offset + $0.offset, type: $0.type) }
            }
            entries.append(Entry(offset: field.offset, type: property))
        }
        known[id] = entries
        return entries
    }
}
