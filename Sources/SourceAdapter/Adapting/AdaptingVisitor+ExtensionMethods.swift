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
            guard declarations.extended(method, by: type) != nil else { return false }
            blank(word.name)
            replace(range(node.name), Self.implementation(method, type))
            return true
        }
        guard declarations.extensionMethods[method]?.contains(type) == true, node.parameters.allSatisfy(\.isPlain)
        else {
            return false
        }
        let overriders = declarations.overriders(of: method, in: type)
        guard !overriders.isEmpty else { return false }
        replace(range(node.name), Self.implementation(method, type))
        insert("; " + dispatcher(node, method, type, overriders), at: range(node).upperBound)
        return true
    }

    /// `super.method(…)` where the method is an extension's.
    func adaptSuperCall(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.is(SuperExprSyntax.self) == true, let type = enclosing.last?.lastName
        else { return }
        let method = MethodSignature(
            name: callee.declName.baseName.plainText, labels: node.arguments.map { $0.label?.plainText ?? "_" })
        guard declarations.extensionMethods[method] != nil,
            let above = declarations.superImplementation(of: method, from: type)
        else { return }
        replace(range(callee.declName), Self.implementation(method, above))
    }

    private static func implementation(_ method: MethodSignature, _ type: String) -> String {
        "\(ExtensionOverride.prefix)\(method.name)_\(type)"
    }

    private func dispatcher(
        _ node: FunctionDeclSyntax, _ method: MethodSignature, _ type: String, _ overriders: [String]
    ) -> String {
        let effects = node.signature.effectSpecifiers
        let words = [effects?.throwsClause == nil ? "" : "try ", effects?.asyncSpecifier == nil ? "" : "await "]
            .joined()
        let arguments = node.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            let inOut = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
            return parameter.firstName.text == "_" ? inOut + value : "\(parameter.firstName.text): \(inOut)\(value)"
        }.joined(separator: ", ")
        let cases = overriders.map { name in
            "if let object = self as? \(name) "
                + "{ return \(words)object.\(Self.implementation(method, name))(\(arguments)) }; "
        }
        let kept = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["MainActor", "available", "discardableResult"].contains($0.attributeName.trimmedDescription) }
            .map { $0.oneLine + " " }
        let access = node.modifiers.map { $0.name.text + " " }.filter { $0 != "dynamic " }
        return (kept + access).joined() + "func \(node.name.text)\(node.signature.oneLine) { \(cases.joined())"
            + "return \(words)\(Self.implementation(method, type))(\(arguments)) }"
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
