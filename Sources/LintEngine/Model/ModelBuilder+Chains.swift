import SwiftSyntax

extension ModelBuilder {
    /// Makes the chain of an expression and walks what is inside its links.
    func chain(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = ChainParts(node)
        let isStatement = Self.isStatement(node)
        let chain = Chain(parts, place: place, isStatement: isStatement, role: role(node, isStatement))
        model.chains.append(chain)
        place.scope.chains.append(chain)
        place.parent?.children.append(chain)
        if isStatement { place.block?.statements.append(chain) }
        let saved = place
        place.parent = chain
        if chain.rootName.isEmpty { walkRoot(chain) }
        if let call = chain.rootCall { walk(call, link: -1) }
        for (index, link) in chain.links.enumerated() {
            if let call = link.call {
                walk(call, link: index)
            } else if let access = link.node.as(SubscriptCallExprSyntax.self) {
                enter(link: index, label: nil, isContent: false)
                walk(access.arguments)
            }
        }
        place = saved
        addConstraint(chain)
        return .skipChildren
    }

    /// A chain that begins with a closure, a literal, a condition in parentheses.
    private func walkRoot(_ chain: Chain) {
        enter(link: -1, label: nil, isContent: false)
        // Its own call was taken apart already; only what is called is left.
        walk(Syntax(chain.root))
    }

    private func walk(_ call: FunctionCallExprSyntax, link: Int) {
        for argument in call.arguments {
            enter(link: link, label: argument.label?.text, isContent: argument.expression.is(ClosureExprSyntax.self))
            walk(argument)
        }
        if let closure = call.trailingClosure {
            enter(link: link, label: nil, isContent: true)
            walk(closure)
        }
        for extra in call.additionalTrailingClosures {
            enter(link: link, label: extra.label.text, isContent: true)
            walk(extra.closure)
        }
    }

    private func enter(link: Int, label: String?, isContent: Bool) {
        place.link = link
        place.label = label
        place.isContent = isContent
    }

    private func role(_ node: ExprSyntax, _ isStatement: Bool) -> Chain.Role {
        guard place.parent != nil else { return .top }
        if place.isContent {
            return isStatement ? .content(link: place.link, label: place.label) : .nested(link: place.link)
        }
        return node.parent?.is(LabeledExprSyntax.self) ?? false
            ? .argument(link: place.link, label: place.label) : .nested(link: place.link)
    }

    private static func isStatement(_ node: ExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent, current.kind == .tryExpr || current.kind == .awaitExpr { parent = current.parent }
        return parent?.kind == .codeBlockItem || parent?.kind == .returnStmt
    }

    // MARK: - Constraints

    private func addConstraint(_ chain: Chain) {
        guard let link = chain.index(of: "constraint"), let call = chain.links[link].call else { return }
        let anchor = link > 0 ? chain.links[link - 1].name : chain.rootName
        guard anchor.hasSuffix("Anchor"), let relation = Self.relation(call) else { return }
        let target = chain.children.first {
            if case .argument(link, let label?) = $0.role { return Self.targets.contains(label) }
            return false
        }
        let rest = chain.links[(link + 1)...]
        let (use, list) = Self.use(chain)
        let isActivation = rest.count == 1 && rest.first?.name == "isActive"
        let item = link > 1 ? chain.path(upTo: link - 1) : (link == 1 ? (chain.path(upTo: 0) ?? "") : "self")
        let constraint = Constraint(
            chain: chain, link: link, item: item ?? "", attribute: String(anchor.dropLast(6)), relation: relation,
            target: target, constant: call.argument("constant") ?? Self.constant(call),
            hasMultiplier: call.has("multiplier"), isModified: !rest.isEmpty && !isActivation, use: use, list: list)
        model.constraints.append(constraint)
        place.scope.constraints.append(constraint)
    }

    private static let targets: Set<String> = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]

    private static func constant(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label?.text.hasSuffix("ToConstant") ?? false }?.expression
    }

    private static func relation(_ call: FunctionCallExprSyntax) -> Constraint.Relation? {
        guard let label = call.arguments.first?.label?.text else { return nil }
        if label.hasPrefix("equalTo") { return .equal }
        if label.hasPrefix("greaterThanOrEqualTo") { return .greaterOrEqual }
        return label.hasPrefix("lessThanOrEqualTo") ? .lessOrEqual : nil
    }

    /// What becomes of a constraint, by what stands around it.
    private static func use(_ chain: Chain) -> (Constraint.Use, ArrayExprSyntax?) {
        guard let parent = chain.node.parent else { return (.other, nil) }
        switch parent.kind {
        case .codeBlockItem:
            let isDiscarded = chain.links.last?.name == "constraint" && !isValueOfBranch(parent)
            return (isDiscarded ? .discarded : .other, nil)
        case .returnStmt: return (.returned, nil)
        case .labeledExpr: return (.passed, nil)
        case .initializerClause:
            let name = parent.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            return (.stored(name ?? ""), nil)
        case .arrayElement: return listUse(parent)
        case .exprList: return (sequenceUse(chain, parent), nil)
        default: return (.other, nil)
        }
    }

    /// `let a = if b { this } else { that }`: the statement is what the branch is worth.
    private static func isValueOfBranch(_ statement: Syntax) -> Bool {
        var current = statement.parent
        while let node = current, node.kind != .ifExpr, node.kind != .switchExpr {
            guard [.codeBlockItemList, .codeBlock, .switchCase, .switchCaseList].contains(node.kind) else {
                return false
            }
            current = node.parent
        }
        while let node = current, node.parent?.kind == .ifExpr { current = node.parent }
        guard let parent = current?.parent else { return false }
        return parent.kind != .expressionStmt && parent.kind != .codeBlockItem
    }

    private static func listUse(_ element: Syntax) -> (Constraint.Use, ArrayExprSyntax?) {
        guard let list = element.parent?.parent?.as(ArrayExprSyntax.self) else { return (.collected, nil) }
        let call = list.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let name = call.map { ChainParts(ExprSyntax($0)).links.last?.name }
        return (name == "activate" ? .listed : .collected, list)
    }

    private static func sequenceUse(_ chain: Chain, _ parent: Syntax) -> Constraint.Use {
        guard let list = parent.as(ExprListSyntax.self) else { return .other }
        let elements = Array(list)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .other }
        if elements[0].id == chain.node.id {
            guard chain.links.last?.name == "isActive" else { return .other }
            return elements[2].as(BooleanLiteralExprSyntax.self)?.literal.text == "true" ? .activated : .other
        }
        return .stored(ChainParts(elements[0]).links.last?.name ?? elements[0].trimmedDescription)
    }
}
