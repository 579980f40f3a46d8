import SwiftSyntax

extension AdaptingVisitor {
    /// Makes a protocol of Objective-C an ordinary one: bound to classes, with its optional requirements implemented.
    func adaptProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.names.contains("objc") else { return }
        bindToClasses(node)
        let name = (enclosing.map(\.text) + [node.name.text]).joined(separator: ".")
        let access = node.modifiers.map(\.name.text).filter { ["public", "fileprivate", "private"].contains($0) }
        let prefix = access.map { $0 == "private" ? "fileprivate " : $0 + " " }.joined()
        var members: [String] = []
        for member in node.memberBlock.members {
            if let method = member.decl.as(FunctionDeclSyntax.self), method.isOptional {
                members += defaultImplementation(method, access: prefix)
            } else if let property = member.decl.as(VariableDeclSyntax.self), property.isOptional {
                members += property.bindings.flatMap { optionalProperty($0, access: prefix) }
            }
        }
        guard !members.isEmpty else { return }
        let text = "extension \(name) { \(members.joined(separator: "; ")) }"
        // Right behind the protocol, so that both are in one branch of `#if`; extensions cannot be inside a type.
        if enclosing.isEmpty { insert("; " + text, at: range(node).upperBound) } else { appendix.append(text) }
    }

    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        guard !inherited.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            insert(", AnyObject", at: range(last).upperBound)
        } else {
            insert(": AnyObject", at: range(node.name).upperBound)
        }
    }

    private func defaultImplementation(_ node: FunctionDeclSyntax, access: String) -> [String] {
        let facts = MethodFacts(node)
        guard let requirement = facts.requirement else { return [] }
        let signature = "func \(node.name.text)\(oneLine(node.signature))"
        guard let result = facts.result else { return ["\(access)\(signature) {}"] }
        let flag = "var \(requirement.flagName): Bool { get }"
        insert("; \(flag)", at: range(node).upperBound)
        let message = "the optional \(facts.name) is not implemented: call it with ?"
        let parameters = node.signature.parameterClause.parameters
        let call = "\(node.name.text)(\(parameters.forwarded))"
        let value = result.hasSuffix("?") || result.hasSuffix("!") ? call : "(\(call) as \(result)?)"
        let optional = result.hasSuffix("?") ? result : result.hasSuffix("!") ? result.dropLast() + "?" : "(\(result))?"
        let trap = result.hasSuffix("?") || result.hasSuffix("!") ? "nil" : "fatalError(\"\(message)\")"
        return [
            "\(access)\(signature) { \(trap) }",
            "\(access)var \(requirement.flagName): Bool { true }",
            "\(access)func \(requirement.callName)\(oneLine(node.signature.parameterClause)) -> \(optional) "
                + "{ \(requirement.flagName) ? \(value) : nil }",
        ]
    }

    /// See ``OptionalProperty``.
    private func optionalProperty(_ binding: PatternBindingSyntax, access: String) -> [String] {
        guard let property = OptionalProperty(binding), let type = binding.typeAnnotation else { return [] }
        replace(range(binding.pattern), property.readerName)
        let end = binding.accessorBlock.map { range($0).upperBound } ?? range(type).upperBound
        replace(range(type).lowerBound..<end, ": \(property.result) { get }")
        return [
            "\(access)var \(property.readerName): \(property.result) { nil }",
            "\(access)var \(property.name): \(property.result) { \(property.readerName) }",
        ]
    }

    /// Says in a conforming type's declaration which optional requirements it does not implement, and which optional
    /// properties it has.
    func addImplementationFlags(_ node: some DeclGroupSyntax) {
        guard !node.is(ProtocolDeclSyntax.self), let inherited = node.inheritanceClause?.inheritedTypes else { return }
        let protocols = inherited.map(\.type.lastName)
        let name: String
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        if let type = node.as(ClassDeclSyntax.self) {
            name = type.name.text
        } else if let type = node.as(ExtensionDeclSyntax.self) {
            name = type.extendedType.lastName
        } else {
            return
        }
        let missing = protocols.flatMap(declarations.valueRequirements).filter { !declarations.implements($0, name) }
        let flags = Set(missing.map(\.flagName)).sorted().map {
            "\(isPublic ? "public " : "")nonisolated var \($0): Bool { false };"
        }
        let readers = Set(protocols.flatMap(declarations.optionalProperties))
            .filter { declarations.declaresProperty($0.name, name) }.sorted { $0.name < $1.name }
            .map { "\(isPublic && $0.isPublic ? "public " : "")\($0.reader);" }
        guard !flags.isEmpty || !readers.isEmpty else { return }
        insert(" " + (flags + readers).joined(separator: " "), at: range(node.memberBlock.leftBrace).upperBound)
    }

    /// `delegate?.f?(x)`: what is optional in Objective-C's protocols is implemented here, so the mark that asks for it
    /// goes. Optional properties stay optional values, with all their marks.
    func adaptOptionalCall(_ node: OptionalChainingExprSyntax) {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            let member = node.expression.as(MemberAccessExprSyntax.self), member.base != nil
        else { return }
        let name = member.declName.baseName.plainText
        let labels = call.arguments.map { $0.label?.plainText ?? "_" }
        if let requirement = declarations.requirements(name, labels: labels).first {
            if !requirement.returnsNothing { replace(range(member.declName), requirement.callName) }
            replace(range(node.questionMark), "")
        } else if declarations.hasRequirement(name) || DelegateMethods.contains(name),
            !declarations.hasProperty(name)
        {
            replace(range(node.questionMark), "")
        }
    }

    private func oneLine(_ node: some SyntaxProtocol) -> String { node.oneLine }
}

extension WithModifiersSyntax {
    fileprivate var isOptional: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.optional) } }
}
