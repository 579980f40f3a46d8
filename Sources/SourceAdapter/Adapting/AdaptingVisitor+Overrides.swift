import SwiftSyntax

extension AdaptingVisitor {
    /// A member of an extension that overrides: see ``ExtensionOverride``.
    func adaptOverride(_ member: ExtensionOverride?) {
        guard let member, let keyword = member.keyword, let type = enclosing.last?.lastName, declarations.isClass(type)
        else { return }
        if let property = member.observed { return adaptObservers(property, member) }
        blank(keyword)
        replace(range(member.name), ExtensionOverride.prefix + member.name.text)
    }

    /// `override var x: T { willSet {…} didSet {…} }` becomes a method for each observer, of which the class's own
    /// property calls one before and one after.
    private func adaptObservers(_ node: PatternBindingSyntax, _ member: ExtensionOverride) {
        guard let declaration = node.parent?.parent?.as(VariableDeclSyntax.self), let block = node.accessorBlock,
            case .accessors(let observers) = block.accessors, let type = node.typeAnnotation?.type.oneLine
        else { return }
        for modifier in declaration.modifiers { blank(modifier) }
        let head = range(declaration.bindingSpecifier).lowerBound..<range(block.leftBrace).upperBound
        edits.add(.blank(head, in: bytes))
        blank(block.rightBrace)
        for observer in observers {
            guard let body = observer.body else { continue }
            let start = range(observer.accessorSpecifier).lowerBound
            let name = ExtensionOverride.observerName(observer, of: member.name)
            let head = "func \(name)(_ \(observer.valueName): \(type)) "
            replace(start..<range(body.leftBrace).lowerBound, (observer == observers.first ? "" : "; ") + head)
        }
    }

    /// Writes into a class what its extensions override.
    func addOverrides(_ node: ClassDeclSyntax) {
        conformToImportedOverrides(node)
        let offset = range(node.memberBlock.leftBrace).upperBound
        for (index, member) in declarations.extensionOverrides(of: node.name.text).enumerated() {
            let text = (index == 0 ? " " : "") + member.declaration + "; "
            edits.add(SourceEdit(offset..<offset, text, origin: member.place))
        }
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
