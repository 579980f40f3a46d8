@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of types, found once for each.
enum FieldTable {
    struct Field: Sendable {
        var name: String
        var offset: Int
        var type: Any.Type
    }

    struct Fields: Sendable {
        var isStruct: Bool
        var list: [Field]
    }

    private static let known = Mutex<[ObjectIdentifier: Fields]>([:])

    /// Classes, enumerations and functions count as having none.
    static func fields(of type: Any.Type) -> Fields {
        let id = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[id] }) { return fields }
        var list: [Field] = []
        let isStruct = isStructure(type)
        if isStruct {
            _ = _forEachField(of: type, options: []) { name, offset, type, _ in
                list.append(Field(name: String(cString: name), offset: offset, type: type))
                return true
            }
        }
        let fields = Fields(isStruct: isStruct, list: list)
        known.withLock { $0[id] = fields }
        return fields
    }

    /// The kind in a type's metadata (docs/ABI/TypeMetadata.rst): 0x200 is a structure.
    private static func isStructure(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    }
}
