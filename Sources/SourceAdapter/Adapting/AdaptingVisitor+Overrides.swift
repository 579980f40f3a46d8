import SwiftSyntax

extension AdaptingVisitor {
    /// A member of an extension that overrides: see ``ExtensionOverride``.
    func adaptOverride(_ member: ExtensionOverride?) {
        guard let member, let keyword = member.keyword, let type = enclosing.last?.lastName, declarations.isClass(type)
        else { return }
        blank(keyword)
        replace(range(member.name), ExtensionOverride.prefix + member.name.text)
    }

    /// Writes into a class what its extensions override.
    func addOverrides(_ node: ClassDeclSyntax) {
        conformToImportedOverrides(node)
        let members = declarations.extensionOverrides(of: node.name.text)
        guard !members.isEmpty else { return }
        insert(" " + members.map { $0 + "; " }.joined(), at: range(node.memberBlock.leftBrace).upperBound)
    }

    /// `type(of: x).description()` of an object whose class is not known is a method of the runtime's.
    func adaptClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
        else { return }
        insert("NSStringFromClass(", at: range(node).lowerBound)
        replace(range(type).upperBound..<range(node).upperBound, ")")
    }

    /// Blocks and functions of the runtime are closures here.
    func adaptConvention(_ node: AttributeSyntax) {
        guard node.attributeName.trimmedDescription == "convention",
            let kind = node.arguments?.trimmedDescription, kind == "block" || kind == "c",
            let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return }
        let takesSelector = type.parameters.dropFirst().first?.type.trimmedDescription == "Selector"
        if kind == "block" || takesSelector { blank(node) }
    }
}
