import SwiftSyntax

/// Methods of extensions that subclasses override, which Objective-C's runtime dispatches.
///
/// 1. The extension's method gets a name of its own; beside it, under the old name, stands one that looks at the object's
///    class and calls the override that is nearest to it, else the own one.
/// 2. An override loses the word and gets a name with its type in it.
/// 3. `super.method()` in an override calls the next one above by its new name.
extension AdaptingVisitor {
    /// false where the method is none of these.
    func adaptExtensionMethod(_ node: FunctionDeclSyntax) -> Bool {
        guard let type = enclosing.last?.lastName, !node.isInsideFunction else { return false }
        let method = MethodFacts(node).signature
        if let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            return adaptOverridingMethod(node, method, type, word.name)
        }
        guard declarations.extensionMethods[method]?.contains(type) == true, node.parameters.allSatisfy(\.isPlain)
        else {
            return false
        }
        if let member = ExtensionOverride(node), declarations.isOverridable(method, of: type) {
            replace(range(member.name), ExtensionOverride.prefix + member.name.text)
            return true
        }
        let overriders = declarations.isClass(type) ? [] : declarations.overriders(of: method, in: type)
        let isOpen = MethodFacts(node).isOpen && !declarations.isClass(type)
        guard !overriders.isEmpty || isOpen else { return false }
        replace(range(node.name), Self.implementation(method, type))
        insert("; " + dispatcher(node, method, type, overriders, isOpen: isOpen), at: range(node).upperBound)
        if isOpen { appendix.append(overrideProtocol(node, method, type)) }
        return true
    }

    private func adaptOverridingMethod(
        _ node: FunctionDeclSyntax, _ method: MethodSignature, _ type: String, _ word: TokenSyntax
    ) -> Bool {
        if declarations.extended(method, by: type) != nil {
            blank(word)
            replace(range(node.name), Self.implementation(method, type))
            return true
        }
        guard let extended = declarations.imported(method, by: type), declarations.isClass(type) else { return false }
        if !declarations.isOverriddenAbove(method, type) { blank(word) }
        replace(range(node.name), OpenMethods.overrideName(method, extended))
        return true
    }

    /// A class is found by the protocols of what it overrides of other modules' extensions.
    func conformToImportedOverrides(_ node: ClassDeclSyntax) {
        let overrides = declarations.importedOverrides(of: node.name.text)
        guard !overrides.isEmpty, let last = node.inheritanceClause?.inheritedTypes.last else { return }
        let names = overrides.map { OpenMethods.protocolName($0.method, $0.extended) }
        insert(names.map { ", " + $0 }.joined(), at: range(last.type).upperBound)
    }

    /// `super.method(…)` where the method is an extension's.
    func adaptSuperCall(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.is(SuperExprSyntax.self) == true, let type = enclosing.last?.lastName
        else { return }
        let method = MethodSignature(
            name: callee.declName.baseName.plainText, labels: node.arguments.map { $0.label?.plainText ?? "_" })
        if declarations.extended(method, by: type) != nil,
            let above = declarations.superImplementation(of: method, from: type)
        {
            replace(range(callee.declName), Self.implementation(method, above))
        } else if let extended = declarations.imported(method, by: type) {
            let isOverridden = declarations.isOverriddenAbove(method, type)
            replace(
                range(callee.declName),
                isOverridden ? OpenMethods.overrideName(method, extended) : Self.implementation(method, extended))
        }
    }

    private static func implementation(_ method: MethodSignature, _ type: String) -> String {
        "\(ExtensionOverride.prefix)\(method.name)_\(type)"
    }

    private func dispatcher(
        _ node: FunctionDeclSyntax, _ method: MethodSignature, _ type: String, _ overriders: [String], isOpen: Bool
    ) -> String {
        let effects = node.signature.effectSpecifiers
        let words = [effects?.throwsClause == nil ? "" : "try ", effects?.asyncSpecifier == nil ? "" : "await "]
            .joined()
        let arguments = node.parameters.forwarded
        var kinds = overriders.map { (type: $0, method: Self.implementation(method, $0)) }
        if isOpen {
            kinds.append(
                (type: "any " + OpenMethods.protocolName(method, type), method: OpenMethods.overrideName(method, type)))
        }
        let cases = kinds.map { kind in
            "if let object = self as? \(kind.type) { return \(words)object.\(kind.method)(\(arguments)) }; "
        }
        let kept = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["MainActor", "available", "discardableResult"].contains($0.attributeName.trimmedDescription) }
            .map { $0.oneLine + " " }
        let access = node.modifiers.map { $0.name.text + " " }.filter { $0 != "dynamic " }
        return (kept + access).joined() + "func \(node.name.text)\(node.signature.oneLine) { \(cases.joined())"
            + "return \(words)\(Self.implementation(method, type))(\(arguments)) }"
    }

    private func overrideProtocol(_ node: FunctionDeclSyntax, _ method: MethodSignature, _ type: String) -> String {
        let parameters = node.parameters.map { parameter in
            let second = parameter.secondName.map { " " + $0.text } ?? ""
            return "\(parameter.firstName.text)\(second): \(parameter.type.oneLine)"
        }
        let effects = node.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
        let result = node.signature.returnClause.map { " " + $0.oneLine } ?? ""
        return "@MainActor public protocol \(OpenMethods.protocolName(method, type)): AnyObject { "
            + "func \(OpenMethods.overrideName(method, type))(\(parameters.joined(separator: ", ")))\(effects)\(result) }"
    }
}

extension FunctionDeclSyntax {
    fileprivate var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }

    /// Local functions have no class around them.
    fileprivate var isInsideFunction: Bool {
        var node = parent
        while let here = node {
            if here.is(CodeBlockSyntax.self) || here.is(ClosureExprSyntax.self) { return true }
            if here.isProtocol((any DeclGroupSyntax).self) { return false }
            node = here.parent
        }
        return false
    }
}

extension FunctionParameterSyntax {
    /// Not variadic: such methods are none of Objective-C's.
    fileprivate var isPlain: Bool { ellipsis == nil }
}
