import SwiftSyntax

/// Reads types, methods, imports and previews off a tree; branches of `#if` that can never hold are skipped.
final class FactCollector: SyntaxVisitor {
    private let path: String
    private let converter: SourceLocationConverter
    private(set) var imports: [ImportFact] = []
    private(set) var types: [TypeFacts] = []
    private(set) var previews: [PreviewFact] = []
    private(set) var aliases: [String: String] = [:]
    private(set) var classValues: [String: Set<String>] = [:]
    private var open: [TypeFacts] = []
    private var functionDepth = 0

    init(_ tree: SourceFileSyntax, path: String) {
        self.path = path
        self.converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .classType, node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .structType, node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enumType, node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .actorType, node.name.text)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .protocolType, node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .extensionType, node.extendedType.lastName)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(_ node: some DeclGroupSyntax, _ kind: TypeFacts.Kind, _ name: String)
        -> SyntaxVisitorContinueKind
    {
        var facts = TypeFacts(name: name, kind: kind, file: path, position: position(of: node.introducer))
        facts.inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        facts.attributes = node.attributes.names
        facts.isNested = !open.isEmpty || functionDepth > 0
        facts.isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        facts.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        facts.isGeneric =
            (Syntax(node).asProtocol((any WithGenericParametersSyntax).self))?.genericParameterClause != nil
        open.append(facts)
        return .visitChildren
    }

    private func leave() {
        types.append(open.removeLast())
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !open.isEmpty {
            let marks = open[open.count - 1].attributes
            let isMarked = marks.contains("objcMembers") || marks.contains("objc")
            let facts = MethodFacts(node, isMarked: isMarked)
            open[open.count - 1].methods.append(facts)
            add(ExtensionOverride(node), method: facts.signature)
        }
        addClassValues(node.signature.parameterClause.parameters)
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !open.isEmpty { open[open.count - 1].initializers.append(InitializerFacts(node)) }
        addClassValues(node.signature.parameterClause.parameters)
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !open.isEmpty {
            open[open.count - 1].properties += PropertyFacts.all(in: node, isPublic: open[open.count - 1].isPublic)
            add(ExtensionOverride(node), method: nil)
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation?.type
            else { continue }
            addClassValue(name, type)
        }
        return .visitChildren
    }

    private func add(_ member: ExtensionOverride?, method: MethodSignature?) {
        guard let member else { return }
        open[open.count - 1].overrides.append(
            OverrideFacts(
                method: method, isOverride: member.keyword != nil,
                place: SourceOrigin(file: path, position: position(of: member.name)), declaration: member.declaration))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.plainText] = node.initializer.value.lastName
        return .visitChildren
    }

    private func addClassValues(_ parameters: FunctionParameterListSyntax) {
        for parameter in parameters { addClassValue(parameter.secondName ?? parameter.firstName, parameter.type) }
    }

    private func addClassValue(_ name: TokenSyntax, _ type: TypeSyntax) {
        if let type = type.classOfMetatype { classValues[name.plainText, default: []].insert(type) }
    }

    // MARK: Imports, previews, conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        imports.append(ImportFact(module: module, file: path, position: position(of: node.importKeyword)))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { preview(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { preview(node) }

    private func preview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        let first = node.arguments.first
        let name = first?.label == nil ? first?.expression.as(StringLiteralExprSyntax.self) : nil
        previews.append(
            PreviewFact(name: name?.representedLiteralValue, file: path, position: position(of: node.pound)))
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let value = clause.condition.map(BuildCondition.value) ?? true
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }

    private func position(of token: TokenSyntax) -> SourcePosition {
        let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
        return SourcePosition(line: place.line, column: place.column)
    }
}
