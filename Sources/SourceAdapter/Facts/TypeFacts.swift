/// One declaration or extension of a type, as far as its syntax says.
struct TypeFacts: Hashable, Sendable {
    enum Kind: Sendable { case classType, structType, enumType, actorType, protocolType, extensionType }

    /// Without the types around it; of an extension the last component of what it extends.
    let name: String
    let kind: Kind
    let file: String
    let position: SourcePosition
    /// The first words of the inheritance clause, without generic arguments and module names.
    var inherited: [String] = []
    var attributes: Set<String> = []
    var isNested = false
    var isPrivate = false
    var isPublic = false
    var isGeneric = false
    var methods: [MethodFacts] = []
    var properties: [PropertyFacts] = []
    var initializers: [InitializerFacts] = []
    /// Of an extension: what it overrides, and what others can override.
    var overrides: [OverrideFacts] = []
}

/// A member of an extension that takes part in overriding.
struct OverrideFacts: Hashable, Sendable {
    /// nil for a property.
    let method: MethodSignature?
    let isOverride: Bool
    let place: SourceOrigin
    /// What a class writes, in one line, to have the member itself and call the extension's own.
    let declaration: String
}

/// A method by what calls of it look like.
public struct MethodSignature: Hashable, Sendable {
    let name: String
    let labels: [String]
}

/// A method.
struct MethodFacts: Hashable, Sendable {
    let name: String
    let parameters: [ParameterFacts]
    var isStatic = false
    var isAsync = false
    var isThrowing = false
    /// Marked for Objective-C: `@objc`, `@IBAction` or a member of an `@objcMembers` type.
    var isMarked = false
    /// `@objc(name)`
    var runtimeName: String?
    /// An `@objc optional` requirement.
    var isOptional = false
    var isOverride = false
    var isOpen = false
    /// nil for nothing, `Void` and `()`.
    var result: String?

    var signature: MethodSignature { MethodSignature(name: name, labels: labels) }
    var labels: [String] { parameters.map(\.label) }

    func isCalled(like other: MethodFacts) -> Bool {
        labels == other.labels && isAsync == other.isAsync && isThrowing == other.isThrowing
            && runtimeName == other.runtimeName
    }

    var requirement: OptionalRequirement? {
        isOptional ? OptionalRequirement(name: name, parameters: parameters, result: result) : nil
    }
}

struct ParameterFacts: Hashable, Sendable {
    /// `_` for none.
    let label: String
    let isInOut: Bool
    let hasDefault: Bool
}

/// A stored property, or a computed one.
struct PropertyFacts: Hashable, Sendable {
    let name: String
    /// Takes no argument of the initialiser: has a default, is computed, optional or static, or its wrapper makes it.
    let isSettled: Bool
    /// What it is as an optional requirement of a protocol.
    var requirement: OptionalProperty?
}

struct InitializerFacts: Hashable, Sendable {
    let parameters: [ParameterFacts]
    let isPrivate: Bool
    let isConvenience: Bool
    let isRequired: Bool
    /// The body does nothing but stop the program.
    let isTrap: Bool

    var labels: [String] { parameters.map(\.label) }
    var takesNothing: Bool { parameters.allSatisfy(\.hasDefault) }
}
