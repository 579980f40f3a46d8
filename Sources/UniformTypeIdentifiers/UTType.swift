import Foundation

/// A kind of data, by an identifier such as `public.png`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    public let identifier: String

    /// - Returns: nil for an identifier that no system declares.
    public init?(_ identifier: String) {
        guard TypeTable.shared.entries[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// A type that the program declares itself.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// A type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// - Returns: the declared type with the extension that conforms to the other; nil where there is none.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let found = TypeTable.shared.first({ $0.extensions.contains(wanted) }, below: supertype) else {
            return nil
        }
        identifier = found
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let found = TypeTable.shared.first({ $0.mimeType == wanted }, below: supertype) else { return nil }
        identifier = found
    }

    init(known identifier: String) { self.identifier = identifier }

    private var entry: TypeTable.Entry? { TypeTable.shared.entries[identifier] }

    public var preferredFilenameExtension: String? { entry?.extensions.first }
    public var preferredMIMEType: String? { entry?.mimeType }
    public var localizedDescription: String? { entry?.name }
    public var isDeclared: Bool { entry != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDynamic: Bool { false }
    public var description: String { identifier }
    public var debugDescription: String { identifier }

    /// All types that this one conforms to, directly or not.
    public var supertypes: Set<UTType> {
        var result: Set<UTType> = []
        var open = entry?.parents ?? []
        while let next = open.popLast() {
            guard result.insert(UTType(known: next)).inserted else { continue }
            open += TypeTable.shared.entries[next]?.parents ?? []
        }
        return result
    }

    /// Whether the type is the other one, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
