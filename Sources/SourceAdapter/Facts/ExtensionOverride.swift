import SwiftSyntax

/// A member of an extension that overrides one of the superclass, or that subclasses may override, which Swift can do by
/// Objective-C's runtime only.
///
/// 1. In the extension it loses `override` and gets a name of its own; its body stays where it is. The observers of a
///    property become methods.
/// 2. The class itself, in whatever file of the module it stands, has the member and calls that one.
struct ExtensionOverride {
    static let prefix = "_kumiko_"

    let name: TokenSyntax
    /// `override`, where the member does.
    let keyword: TokenSyntax?
    /// What stands in the class.
    let declaration: String
    /// The property, where it only has observers.
    var observed: PatternBindingSyntax?

    /// nil for what neither overrides nor can be overridden, and outside of extensions.
    init?(_ node: FunctionDeclSyntax) {
        guard let owner = node.extensionAround, owner.genericWhereClause == nil else { return nil }
        let keyword = node.modifiers.overriding
        let marks = node.attributes.names.union(owner.attributes.names)
        guard keyword != nil || marks.contains("objc") || node.modifiers.contains(where: { $0.name.text == "open" }),
            !node.modifiers.contains(where: { ["static", "class", "private", "fileprivate"].contains($0.name.text) })
        else { return nil }
        let effects = node.signature.effectSpecifiers
        let calls = [effects?.throwsClause == nil ? "" : "try ", effects?.asyncSpecifier == nil ? "" : "await "]
        let arguments = node.signature.parameterClause.parameters.forwarded
        self.name = node.name
        self.keyword = keyword
        declaration =
            "\(Self.start(node.attributes, node.modifiers, owner))func \(node.name.text)\(node.signature.oneLine) "
            + "{ \(calls.joined())\(Self.prefix)\(node.name.text)(\(arguments)) }"
    }

    init?(_ node: VariableDeclSyntax) {
        guard let keyword = node.modifiers.overriding, let owner = node.extensionAround, node.bindings.count == 1,
            let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let accessors = binding.accessorBlock?.accessors,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        self.name = name
        self.keyword = keyword
        let head = "\(Self.start(node.attributes, node.modifiers, owner))var \(name.text): \(type.oneLine) "
        let own = Self.prefix + name.text
        guard case .accessors(let list) = accessors else {
            declaration = head + "{ \(own) }"
            return
        }
        if binding.isComputed {
            let isSettable = list.contains { $0.accessorSpecifier.text == "set" }
            declaration = head + (isSettable ? "{ get { \(own) } set { \(own) = newValue } }" : "{ \(own) }")
        } else {
            let calls = list.map { observer in
                let value = observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"
                return "\(observer.accessorSpecifier.text) { \(Self.observerName(observer, of: name))(\(value)) }"
            }
            observed = binding
            declaration = head + "{ \(calls.joined(separator: " ")) }"
        }
    }

    /// The method that an observer becomes.
    static func observerName(_ observer: AccessorDeclSyntax, of property: TokenSyntax) -> String {
        "\(prefix)\(observer.accessorSpecifier.text)_\(property.plainText)"
    }

    private static func start(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ owner: ExtensionDeclSyntax
    ) -> String {
        let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["MainActor", "available", "discardableResult"].contains($0.attributeName.trimmedDescription) }
        let ownWords = modifiers.map(\.name.text).filter { $0 != "dynamic" }
        let outer = owner.modifiers.map(\.name.text).filter { ["public", "open"].contains($0) }
        let hasAccess = ownWords.contains { ["public", "open", "internal"].contains($0) }
        return (kept.map(\.oneLine) + (hasAccess ? [] : outer) + ownWords).map { $0 + " " }.joined()
    }
}

extension AccessorDeclSyntax {
    /// What an observer calls the value that it is given.
    var valueName: String {
        parameters?.name.text ?? (accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")
    }
}

extension DeclModifierListSyntax {
    fileprivate var overriding: TokenSyntax? { first { $0.name.tokenKind == .keyword(.override) }?.name }
}

extension DeclSyntaxProtocol {
    /// The extension that the declaration is a direct member of.
    fileprivate var extensionAround: ExtensionDeclSyntax? {
        var node = parent
        while let here = node {
            if let owner = here.as(ExtensionDeclSyntax.self) { return owner }
            if here.is(CodeBlockSyntax.self) || here.isProtocol((any DeclGroupSyntax).self) { return nil }
            node = here.parent
        }
        return nil
    }
}
