import SwiftSyntax

/// Makes a ``FileModel`` in one walk over the tree.
///
/// 1. Types, functions, accessors and closures become scopes; statements become blocks.
/// 2. An expression of members and calls becomes a ``Chain``; its arguments and closures are walked with it as their
///    parent, so that inner parts of the same expression are never taken for expressions of their own.
/// 3. Conditions give what stands in them a branch, so that rules know what excludes each other.
final class ModelBuilder: SyntaxVisitor {
    let model: FileModel
    let includesPreviews: Bool
    var place: Chain.Place
    var type: TypeModel?
    /// The list of statements that was walked last.
    var lastBlock: Block?

    init(_ model: FileModel, includesPreviews: Bool) {
        self.model = model
        self.includesPreviews = includesPreviews
        place = Chain.Place(scope: model.top)
        super.init(viewMode: .sourceAccurate)
        model.scopes.append(model.top)
        walk(model.tree)
    }

    // MARK: - Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let saved = place
        let block = Block(node, parent: place.block, parentStatement: place.statement)
        place.block = block
        for (index, item) in node.enumerated() {
            place.statement = index
            walk(item)
        }
        place = saved
        lastBlock = block
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { model.imports.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        isSkipped(macro: node.macroName.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        isSkipped(macro: node.macroName.text) ? .skipChildren : .visitChildren
    }

    private func isSkipped(macro name: String) -> Bool {
        name == "selector" || name == "keyPath" || (name == "Preview" && !includesPreviews)
    }

    // MARK: - Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }

    // MARK: - Conditions

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let isElse = node.parent?.is(IfExprSyntax.self) ?? false
        let conditional = Conditional(
            node: Syntax(node), condition: Syntax(node.conditions), isElse: isElse, scope: place.scope, place: place)
        model.conditionals.append(conditional)
        walk(node.conditions)
        walkWay(Syntax(node.body), 0, of: conditional)
        switch node.elseBody {
        case .codeBlock(let block):
            conditional.hasElse = true
            walkWay(Syntax(block), 1, of: conditional)
        case .ifExpr(let next):
            conditional.hasElse = true
            inBranch(1, of: conditional) { walk(next) }
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let conditional = Conditional(
            node: Syntax(node), condition: Syntax(node.subject), isElse: false, scope: place.scope, place: place)
        conditional.hasElse = true
        model.conditionals.append(conditional)
        walk(node.subject)
        for (index, element) in node.cases.enumerated() {
            guard let way = element.as(SwitchCaseSyntax.self) else {
                walk(element)
                continue
            }
            walkWay(Syntax(way.statements), index, of: conditional)
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let saved = place.branches
        for (index, clause) in node.clauses.enumerated() {
            place.branches = saved + [Chain.Branch(conditional: node.position.utf8Offset, way: index)]
            if let elements = clause.elements { walk(Syntax(fromProtocol: elements)) }
        }
        place.branches = saved
        return .skipChildren
    }

    private func walkWay(_ node: Syntax, _ way: Int, of conditional: Conditional) {
        inBranch(way, of: conditional) { walk(node) }
        if let lastBlock { conditional.ways.append(lastBlock) }
    }

    private func inBranch(_ way: Int, of conditional: Conditional, _ body: () -> Void) {
        let saved = place.branches
        place.branches.append(Chain.Branch(conditional: conditional.start, way: way))
        body()
        place.branches = saved
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        bind(node.pattern)
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        bind(node.pattern)
        return .visitChildren
    }

    /// A name whose type nothing says: it hides those of the same name further out.
    private func bind(_ pattern: PatternSyntax) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        // `if let name` and `guard let self` are the same value as before.
        guard name != "self", place.scope.local(name) == nil, type?.property(name) == nil else { return }
        place.scope.locals[name] = LocalValue(
            name: name, typeName: nil, initializer: nil, isLet: true, node: nil, block: place.block,
            statement: place.statement)
    }

    // MARK: - Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { chain(ExprSyntax(node)) }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { chain(ExprSyntax(node)) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        chain(ExprSyntax(node))
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3 else { return .visitChildren }
        if elements[1].is(AssignmentExprSyntax.self) {
            add(assignment: node, elements, isCompound: false)
        } else if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, sign.hasSuffix("="),
            !Self.comparing.contains(sign)
        {
            add(assignment: node, elements, isCompound: true)
        }
        for index in elements.indices.dropFirst().dropLast() {
            guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
                Self.comparing.contains(sign)
            else { continue }
            model.comparisons.append(
                Comparison(
                    left: elements[index - 1], right: elements[index + 1], sign: sign, node: ExprSyntax(node),
                    scope: place.scope, parent: place.parent, parentLink: place.link))
        }
        return .visitChildren
    }

    private static let comparing: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

    private func add(assignment node: SequenceExprSyntax, _ elements: [ExprSyntax], isCompound: Bool) {
        let parts = ChainParts(elements[0])
        let target = Chain(parts, place: place, isStatement: false, role: .top)
        let assignment = Assignment(
            path: target.path() ?? "", isCompound: isCompound, target: elements[0],
            value: Array(elements.dropFirst(2)), node: node, scope: place.scope, block: place.block,
            statement: place.statement, parent: place.parent, parentLink: place.link, branches: place.branches)
        place.scope.assignments.append(assignment)
        model.assignments.append(assignment)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let scope = Scope(.closure, parent: place.scope, type: type, node: Syntax(node))
        scope.owner = place.parent
        scope.ownerLink = place.link
        scope.ownerLabel = place.label
        for name in Self.parameterNames(node) { scope.parameters[name] = "" }
        enter(scope) { walk(node.statements) }
        return .skipChildren
    }

    private static func parameterNames(_ node: ClosureExprSyntax) -> [String] {
        switch node.signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: []
        }
    }

    /// Walks what is in a scope; for functions, nothing encloses it any longer.
    func enter(_ scope: Scope, _ body: () -> Void) {
        let saved = place
        place.scope.inner.append(scope)
        model.scopes.append(scope)
        if scope.kind == .closure {
            place.scope = scope
        } else {
            place = Chain.Place(scope: scope)
        }
        body()
        place = saved
    }
}
