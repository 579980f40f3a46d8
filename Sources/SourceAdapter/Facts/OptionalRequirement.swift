import SwiftSyntax

/// An `@objc optional func` of a protocol, which Swift without Objective-C does not have.
///
/// 1. The requirement becomes an ordinary one with a default implementation in an extension.
/// 2. One that returns nothing does nothing by default, and calls `delegate?.f?(x)` lose their second mark: the same.
/// 3. One that returns a value comes with two helpers: a flag that says whether the conforming type implements it,
///    false in conforming types whose declarations have no such method, and a call that answers nil where it is
///    false. Calls `source?.f?(x)` go to that, and have the optional result they had.
struct OptionalRequirement: Hashable, Sendable {
    let name: String
    let parameters: [ParameterFacts]
    let result: String?

    var returnsNothing: Bool { result == nil }
    var labels: [String] { parameters.map(\.label) }
    /// Says whether there is an implementation.
    var flagName: String { "_implements_" + mangled }
    /// Calls the implementation if there is one.
    var callName: String { "_ifImplemented_" + mangled }

    private var mangled: String {
        ([name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
    }
}

/// An `@objc optional var` of a protocol: asked through the protocol its value is optional, in classes that have it it
/// is not.
///
/// 1. The requirement becomes one of another name with the optional type, nil by default.
/// 2. An extension gives the protocol the property itself, which reads that.
/// 3. A conforming type that declares the property says so in its declaration: there it answers that one's value.
///
/// A subclass's own property counts where the conforming class, or one above it, has it, too.
struct OptionalProperty: Hashable, Sendable {
    let name: String
    /// Of a class's own property.
    let type: String
    let isPublic: Bool

    var readerName: String { "_ifImplemented_" + name }
    /// The type seen through the protocol.
    var result: String { "(\(type))?" }
    /// What a type with the property declares. The constant's type keeps it from reading the protocol's.
    var reader: String { "var \(readerName): \(result) { let value: \(type) = self.\(name); return value }" }

    /// nil for a binding without a name and a type.
    init?(_ binding: PatternBindingSyntax, isPublic: Bool = false) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let type = binding.typeAnnotation?.type
        else { return nil }
        self.name = name
        let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        self.type = wrapped.map { $0.oneLine + "?" } ?? type.oneLine
        self.isPublic = isPublic
    }
}
