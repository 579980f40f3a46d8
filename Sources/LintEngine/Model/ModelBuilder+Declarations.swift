import SwiftSyntax

extension ModelBuilder {
    func declare(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .class, node.inheritanceClause, Syntax(node), node.memberBlock)
    }
    func declare(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .struct, node.inheritanceClause, Syntax(node), node.memberBlock)
    }
    func declare(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .enum, node.inheritanceClause, Syntax(node), node.memberBlock)
    }
    func declare(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .actor, node.inheritanceClause, Syntax(node), node.memberBlock)
    }
    func declare(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    func declare(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return add(name, .extension, node.inheritanceClause, Syntax(node), node.memberBlock)
    }

    private func add(
        _ name: String, _ kind: TypeModel.Kind, _ clause: InheritanceClauseSyntax?, _ node: Syntax,
        _ members: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        let inherited = clause?.inheritedTypes.map { Self.baseName($0.type) } ?? []
        if inherited.contains("PreviewProvider"), !includesPreviews { return .skipChildren }
        let model = TypeModel(name: name, kind: kind, inherited: inherited, node: node)
        self.model.types.append(model)
        let saved = type
        type = model
        let scope = Scope(.typeMembers, parent: nil, type: model, node: node)
        model.members = scope
        enter(scope) { walk(members) }
        type = saved
        return .skipChildren
    }

    func declare(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        type?.cases += node.elements.count
        return .skipChildren
    }

    func declare(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        type?.typeAliases[node.name.text] = node.initializer.value.trimmedDescription
        return .skipChildren
    }

    func declare(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = Scope(.function(node.name.text), parent: place.scope, type: type, node: Syntax(node))
        add(node.signature.parameterClause, to: scope)
        if node.parent?.is(MemberBlockItemSyntax.self) ?? false {
            type?.functions.append(scope)
            type?.functionTypes[node.name.text] = node.signature.returnClause.map { Self.baseName($0.type) } ?? "Void"
        }
        if let body = node.body { enter(scope) { walk(body) } }
        return .skipChildren
    }

    func declare(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = Scope(.initializer, parent: place.scope, type: type, node: Syntax(node))
        add(node.signature.parameterClause, to: scope)
        type?.functions.append(scope)
        if let body = node.body { enter(scope) { walk(body) } }
        return .skipChildren
    }

    func declare(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = Scope(.function("deinit"), parent: place.scope, type: type, node: Syntax(node))
        if let body = node.body { enter(scope) { walk(body) } }
        return .skipChildren
    }

    func declare(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if let accessors = node.accessorBlock { walk(accessors, of: "subscript") }
        return .skipChildren
    }

    private func add(_ clause: FunctionParameterClauseSyntax, to scope: Scope) {
        for parameter in clause.parameters {
            scope.parameters[(parameter.secondName ?? parameter.firstName).text] = Self.baseName(parameter.type)
        }
    }

    // MARK: - Values

    func declare(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
        for binding in node.bindings {
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
            if isMember, let type {
                type.properties.append(property(name, node, binding))
            } else if !name.isEmpty {
                place.scope.locals[name] = LocalValue(
                    name: name, typeName: Self.typeName(binding), initializer: binding.initializer?.value,
                    isLet: node.bindingSpecifier.text == "let", node: node, block: place.block,
                    statement: place.statement)
            }
            if let initializer = binding.initializer { walk(initializer) }
            if let accessors = binding.accessorBlock { walk(accessors, of: name) }
        }
        return .skipChildren
    }

    private func property(
        _ name: String, _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax
    ) -> Property {
        let marks = Set(node.modifiers.map(\.name.text))
        return Property(
            name: name, typeName: Self.typeName(binding), initializer: binding.initializer?.value,
            attributes: node.attributes.compactMap {
                $0.as(AttributeSyntax.self).map { Self.baseName($0.attributeName) }
            }, isLet: node.bindingSpecifier.text == "let", isLazy: marks.contains("lazy"),
            isStatic: marks.contains("static") || marks.contains("class"), isComputed: Self.isComputed(binding),
            node: node, accessors: binding.accessorBlock)
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
        default: false
        }
    }

    private func walk(_ block: AccessorBlockSyntax, of name: String) {
        switch block.accessors {
        case .getter(let statements):
            let scope = Scope(.accessor(name), parent: place.scope, type: type, node: Syntax(block))
            type?.functions.append(scope)
            enter(scope) { walk(statements) }
        case .accessors(let list):
            for accessor in list {
                guard let body = accessor.body else { continue }
                let kind = accessor.accessorSpecifier.text
                let scope = Scope(
                    kind == "get" ? .accessor(name) : .function(kind + " " + name), parent: place.scope, type: type,
                    node: Syntax(accessor))
                type?.functions.append(scope)
                enter(scope) { walk(body) }
            }
        @unknown default: break
        }
    }

    /// The declared type, or that of the initialiser it is given.
    static func typeName(_ binding: PatternBindingSyntax) -> String? {
        if let annotation = binding.typeAnnotation { return baseName(annotation.type) }
        return binding.initializer.flatMap { typeName(of: $0.value) }
    }

    /// `UILabel` for `UILabel()`, `UILabel(frame: x)`, `UILabel.init()`.
    static func typeName(of value: ExprSyntax) -> String? {
        let parts = ChainParts(value)
        guard parts.rootName.first?.isUppercase ?? false else { return nil }
        if parts.rootCall != nil, parts.links.isEmpty { return parts.rootName }
        if parts.links.count == 1, parts.links[0].call != nil {
            let name = parts.links[0].name
            if name == "init" { return parts.rootName }
            // `Module.Type(…)`.
            if parts.rootCall == nil, name.first?.isUppercase ?? false { return name }
        }
        return nil
    }

    /// A type's name without optionality, module and generic arguments; arrays keep their brackets.
    static func baseName(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .optionalType: baseName(type.cast(OptionalTypeSyntax.self).wrappedType)
        case .implicitlyUnwrappedOptionalType:
            baseName(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        case .identifierType: type.cast(IdentifierTypeSyntax.self).name.text
        case .memberType: memberName(type.cast(MemberTypeSyntax.self))
        case .someOrAnyType: "some " + baseName(type.cast(SomeOrAnyTypeSyntax.self).constraint)
        case .attributedType: baseName(type.cast(AttributedTypeSyntax.self).baseType)
        default: type.trimmedDescription
        }
    }

    /// `Cache` for `Layout.Cache`; `UIButton.Configuration` stays whole.
    private static func memberName(_ type: MemberTypeSyntax) -> String {
        type.name.text
    }
}
