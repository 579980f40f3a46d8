@_spi(Reflection) import Swift

/// Whether two values of a view say the same, so that its body need not be evaluated again.
///
/// 1. Equatable values are compared as they say.
/// 2. Equal bytes are equal: both values live, so equal references are the same objects.
/// 3. Optional values are compared by what they hold, which may have bytes between its fields that mean nothing.
/// 4. Structures are compared field by field; fields whose value the node keeps (state, environment) do not count.
enum ViewComparison {
    static func areEqual<V>(_ left: V, _ right: V) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in equal(V.self, UnsafeRawPointer(left), UnsafeRawPointer(right)) }
        }
    }

    private static func equal(_ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        func open<T>(_ type: T.Type) -> Bool { compare(type, left, right) }
        return _openExistential(type, do: open)
    }

    private static func compare<T>(_ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        if memcmp(left, right, MemoryLayout<T>.size) == 0 { return true }
        if type is any NodeKeptProperty.Type { return true }
        if let equatable = type as? any Equatable.Type { return equal(equatable: equatable, left, right) }
        if let property = type as? any ComparableProperty.Type { return property.areEqual(left, right) }
        if let optional = type as? any ComparableOptional.Type { return optional.areEqual(left, right) }
        let fields = FieldTable.fields(of: type)
        guard fields.isStruct else { return false }
        return fields.list.allSatisfy { equal($0.type, left + $0.offset, right + $0.offset) }
    }

    private static func equal(
        equatable type: any Equatable.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
    ) -> Bool {
        func open<E: Equatable>(_ type: E.Type) -> Bool {
            left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
        }
        return open(type)
    }
}

/// A property whose value in a new view value does not matter, as the node keeps the real one.
protocol NodeKeptProperty {}

/// A property that knows how to compare itself in two values of a view.
protocol ComparableProperty {
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

private protocol ComparableOptional {
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: ComparableOptional {
    fileprivate static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let values = (
            left.assumingMemoryBound(to: Self.self).pointee, right.assumingMemoryBound(to: Self.self).pointee
        )
        return switch values {
        case (nil, nil): true
        case (let left?, let right?): ViewComparison.areEqual(left, right)
        default: false
        }
    }
}
