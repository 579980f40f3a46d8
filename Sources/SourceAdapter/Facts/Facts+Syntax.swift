import SwiftSyntax

extension MethodFacts {
    init(_ node: FunctionDeclSyntax, isMarked: Bool = false) {
        let modifiers = Set(node.modifiers.map(\.name.text))
        let effects = node.signature.effectSpecifiers
        self.init(
            name: node.name.plainText, parameters: node.signature.parameterClause.parameters.map(ParameterFacts.init))
        isStatic = modifiers.contains("static") || modifiers.contains("class")
        isAsync = effects?.asyncSpecifier != nil
        isThrowing = effects?.throwsClause != nil
        self.isMarked = isMarked || !node.attributes.names.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"])
        runtimeName = node.attributes.runtimeName
        isOptional = modifiers.contains("optional")
        isOverride = modifiers.contains("override")
        isOpen = modifiers.contains("open")
        let result = node.signature.returnClause?.type.trimmedDescription
        self.result = result == "Void" || result == "()" ? nil : result
    }
}

extension ParameterFacts {
    init(_ node: FunctionParameterSyntax) {
        label = node.firstName.plainText
        isInOut = node.type.trimmedDescription.hasPrefix("inout ") || node.ellipsis != nil
        hasDefault = node.defaultValue != nil
    }
}

extension FunctionParameterListSyntax {
    /// The arguments by which a function with these parameters calls another one with the same.
    var forwarded: String {
        map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            let inOut = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
            return parameter.firstName.text == "_" ? inOut + value : "\(parameter.firstName.text): \(inOut)\(value)"
        }.joined(separator: ", ")
    }
}

extension InitializerFacts {
    init(_ node: InitializerDeclSyntax) {
        let modifiers = Set(node.modifiers.map(\.name.text))
        parameters = node.signature.parameterClause.parameters.map(ParameterFacts.init)
        isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
        isConvenience = modifiers.contains("convenience")
        isRequired = modifiers.contains("required")
        let first = node.body?.statements.first?.item.as(FunctionCallExprSyntax.self)
        isTrap = ["fatalError", "preconditionFailure"].contains(first?.calledExpression.trimmedDescription)
    }
}

extension PropertyFacts {
    /// Wrappers that give their property its value when none is written.
    private static let settlingWrappers: Set<String> = ["FocusState", "Namespace", "AccessibilityFocusState"]

    /// - Parameter isPublic: the type around is.
    static func all(in node: VariableDeclSyntax, isPublic: Bool = false) -> [PropertyFacts] {
        let modifiers = Set(node.modifiers.map(\.name.text))
        let isFree =
            modifiers.contains("static") || modifiers.contains("class") || modifiers.contains("lazy")
            || !node.attributes.names.isDisjoint(with: settlingWrappers)
            || node.attributes.contains { $0.as(AttributeSyntax.self)?.arguments != nil }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return nil }
            let type = binding.typeAnnotation?.type
            let isOptional =
                type.map { $0.is(OptionalTypeSyntax.self) || $0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
                ?? false
            let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
            return PropertyFacts(
                name: name,
                isSettled: isFree || binding.initializer != nil || binding.isComputed || (isVariable && isOptional),
                requirement: modifiers.contains("optional") ? OptionalProperty(binding, isPublic: isPublic) : nil)
        }
    }
}

extension PatternBindingSyntax {
    /// Has a getter; observers alone leave it stored.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .none: false
        case .getter: true
        case .accessors(let list): list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        @unknown default: true
        }
    }
}

extension SyntaxProtocol {
    /// The text without its line breaks. Comments end with their line, so tokens are joined instead of lines.
    var oneLine: String {
        let text = tokens(viewMode: .sourceAccurate)
            .map { $0.text + ($0.trailingTrivia.isEmpty && !$0.isBeforeLineBreak ? "" : " ") }.joined()
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}

extension TokenSyntax {
    fileprivate var isBeforeLineBreak: Bool {
        nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { $0.isNewline } ?? false
    }
}

extension TypeSyntax {
    /// The name without module, outer types, generic arguments and attributes.
    var lastName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plainText }
        if let type = self.as(MemberTypeSyntax.self) { return type.name.plainText }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
        return trimmedDescription
    }
}

extension TypeSyntax {
    /// The last name of `X` in `X.Type` and `X.Type?`; nil for other types.
    var classOfMetatype: String? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.classOfMetatype }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.classOfMetatype }
        guard let type = self.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type" else { return nil }
        return type.baseType.lastName
    }
}

extension TokenSyntax {
    /// Without back quotes.
    var plainText: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension AttributeListSyntax {
    var names: Set<String> {
        Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }

    /// The name in `@objc(name)`.
    var runtimeName: String? {
        for attribute in compactMap({ $0.as(AttributeSyntax.self) })
        where attribute.attributeName.trimmedDescription == "objc" {
            if let arguments = attribute.arguments { return arguments.trimmedDescription.filter { !$0.isWhitespace } }
        }
        return nil
    }
}
