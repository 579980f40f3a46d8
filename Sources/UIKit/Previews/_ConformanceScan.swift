/// Finds the types that conform to a protocol, in the program and in every loaded library.
///
/// Algorithm, on what the Swift ABI fixes (docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of the compiler):
/// 1. The runtime lists, for each loaded image, where its conformance records are (`swift_enumerateAllMetadataSections`).
/// 2. A record is an offset to a conformance descriptor, which begins with offsets to the protocol's descriptor and to
///    the type's; the protocol's is compared with the one in the metadata of `any P`.
/// 3. The descriptor of a type that is not generic has, in its fourth word, the offset of a function that gives its
///    metadata.
///
/// Needs no compiler flag, unlike a section of one's own, which only each image's linker could delimit.
public enum _ConformanceScan {
    /// The types in no particular order; generic types are left out.
    public static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        // Metadata of an existential type: kind, flags, number of protocols (16 bytes), then the protocols.
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        var seen: Set<ObjectIdentifier> = []
        return sections().flatMap { types(in: $0, descriptor) }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private static func sections() -> [UnsafeRawBufferPointer] {
        var result: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &result) { pointer in
            enumerateMetadataSections(
                { image, context in
                    // version, base address, two unused words, then start and length of each kind of section:
                    // protocols first, conformances second.
                    let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                    let length = image.load(fromByteOffset: 56, as: Int.self)
                    let list = context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
                    if let start { list.pointee.append(UnsafeRawBufferPointer(start: start, count: length)) }
                    return true
                }, pointer)
        }
        return result
    }

    private static func types(in section: UnsafeRawBufferPointer, _ wanted: UnsafeRawPointer) -> [Any.Type] {
        guard let start = section.baseAddress else { return [] }
        return stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
            let record = follow(start + offset)
            guard followIndirectly(record) == wanted else { return nil }
            let kind = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
            switch kind {
            case 0: return metadata(follow(record + 4))
            case 1: return metadata(follow(record + 4).load(as: UnsafeRawPointer.self))
            default: return nil
            }
        }
    }

    private static func metadata(_ type: UnsafeRawPointer) -> Any.Type? {
        let isGeneric = type.load(as: UInt32.self) & 0x80 != 0
        guard !isGeneric else { return nil }
        typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
        let accessor = unsafeBitCast(follow(type + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    /// The address that a 32-bit offset at this address leads to.
    private static func follow(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.load(as: Int32.self))
    }

    /// The same, where an odd offset leads to a pointer instead.
    private static func followIndirectly(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        let offset = Int(pointer.load(as: Int32.self))
        let place = pointer + (offset & ~1)
        return offset & 1 == 1 ? place.load(as: UnsafeRawPointer.self) : place
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
