/// A value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// What makes two bindings the same one, whatever their closures.
    private let identity: AnyHashable?
    public var transaction = Transaction()

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void, identity: AnyHashable?) {
        self.read = read
        self.write = write
        self.identity = identity
    }

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(read: get, write: set, identity: nil)
    }

    init(location: Location<Value>) {
        self.init(read: location.get, write: location.set, identity: ObjectIdentifier(location))
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> {
        let known = (value as? any Hashable).map { AnyHashable($0) }
        return Binding(read: { value }, write: { _ in }, identity: known.map { AnyHashable(["constant", $0]) })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: {
                var value = read()
                value[keyPath: keyPath] = $0
                write(value)
            }, identity: identity.map { AnyHashable([$0, AnyHashable(keyPath)]) })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var result = self
        result.transaction.animation = animation
        return result
    }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } }, identity: nil)
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 }, identity: base.identity)
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            read: { base.wrappedValue }, write: { if let value = $0.base as? V { base.wrappedValue = value } },
            identity: base.identity)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: ComparableProperty {
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let left = left.assumingMemoryBound(to: Binding.self).pointee
        let right = right.assumingMemoryBound(to: Binding.self).pointee
        return left.identity != nil && left.identity == right.identity
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            read: { wrappedValue[position] },
            write: {
                var value = wrappedValue
                value[position] = $0
                wrappedValue = value
            }, identity: nil)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
