import SwiftSyntax

extension Rule {
    static let missingAutoresizing = Rule(
        "U01", "uikit_missing_tamic", .error, fix: true,
        "A view made in code has constraints and keeps its autoresizing mask.",
        """
        UIKit turns the mask of such a view into constraints that hold it at its frame, which is empty as a rule; together \
        with its own constraints they conflict. Set `translatesAutoresizingMaskIntoConstraints` to false first. Arranged \
        subviews, the root view of a view controller, the content view of a cell and outlets need nothing: their owners \
        see to it. A view that is handed to code out of sight is never reported.
        """,
        options: [.names("helpers", [], "functions that clear the flag of the views they are given")],
        failing: [
            """
            final class PriceTag: UIView {
                private let amount = UILabel()
                func build() {
                    addSubview(amount)
                    NSLayoutConstraint.activate([amount.centerYAnchor.constraint(equalTo: centerYAnchor)])
                }
            }
            """,
            """
            func install(in panel: UIView) {
                let stamp = UIImageView()
                panel.addSubview(stamp)
                stamp.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
            }
            """,
        ],
        passing: [
            """
            final class PriceTag: UIView {
                private let amount: UILabel = {
                    let label = UILabel()
                    label.translatesAutoresizingMaskIntoConstraints = false
                    return label
                }()
                private let unit = UILabel()
                func build() {
                    [amount, unit].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
                    addSubview(amount)
                    addSubview(unit)
                    amount.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    unit.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
            }
            """,
            """
            func install(in stack: UIStackView) {
                let stamp = UIImageView()
                stack.addArrangedSubview(stamp)
                stamp.widthAnchor.constraint(equalToConstant: 20).isActive = true
            }
            """,
            """
            func install(in panel: UIView) {
                let stamp = UIImageView()
                prepare(stamp)
                panel.addSubview(stamp)
                stamp.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
            }
            """,
        ],
        checks: [.constraints(MissingAutoresizing.check)])
}

private enum MissingAutoresizing {
    static let flag = "translatesAutoresizingMaskIntoConstraints"

    @Sendable static func check(_ constraint: Constraint, _ context: RuleContext) {
        let name = Constraint.owner(constraint.item)
        guard constraint.use == .activated || constraint.use == .listed, !name.contains("."), !name.isEmpty,
            let origin = origin(name, constraint.scope, context)
        else { return }
        let uses = context.uses(around: constraint.scope)
        // Only what is seen to be added as a subview is known to be laid out here.
        let addings = uses.addings.filter { $0.child == name }
        guard let adding = addings.first(where: { !$0.isArranged }), !addings.contains(where: \.isArranged),
            !isCleared(name, uses), !isOutOfSight(name, uses, context)
        else { return }
        var edits: [Edit] = []
        let statement = "\(name).\(flag) = false"
        if origin.isLocal {
            edits = [context.inserting(statement, after: origin.node)]
        } else if adding.chain.isStatement {
            edits = [context.inserting(statement, before: adding.chain.node)]
        }
        context.report(
            origin.node, "'\(name)' has constraints and keeps its autoresizing mask, which conflicts with them",
            fixes: ["set \(statement) before its constraints are activated"], edits: edits)
    }

    /// Where a view is made by an initialiser of a class that leaves the flag alone.
    private static func origin(
        _ name: String, _ scope: Scope, _ context: RuleContext
    ) -> (node: Syntax, isLocal: Bool)? {
        if let local = scope.local(name) {
            guard let node = local.node, let value = local.initializer, makes(value, context) else { return nil }
            return (Syntax(node), true)
        }
        guard scope.parameterType(name) == nil, let type = scope.type else { return nil }
        for model in context.file.types where model.name == type.name {
            guard let property = model.property(name), let value = property.initializer, !property.isStatic,
                !property.attributes.contains("IBOutlet"), makes(value, context)
            else { continue }
            return (Syntax(property.node), false)
        }
        return nil
    }

    private static func makes(_ value: ExprSyntax, _ context: RuleContext) -> Bool {
        var made = ModelBuilder.typeName(of: value)
        if made == nil, let call = value.as(FunctionCallExprSyntax.self),
            let closure = call.calledExpression.as(ClosureExprSyntax.self)
        {
            guard !context.file.text(closure).contains(flag) else { return false }
            made = closureResult(closure)
        }
        guard let made, context.symbols.isView(made) else { return false }
        var current: String? = made
        while let type = current, let entry = context.symbols.types[type] {
            if entry.clearsAutoresizing { return false }
            current = entry.inherited.first { context.symbols.types[$0] != nil }
        }
        return !context.symbols.inherits(made, from: ["UITableViewCell", "UICollectionReusableView", "UIWindow"])
    }

    /// `{ let label = UILabel(); label.text = "A"; return label }()` makes a label when it calls nothing unknown.
    private static func closureResult(_ closure: ClosureExprSyntax) -> String? {
        guard let first = closure.statements.first?.item.as(VariableDeclSyntax.self), first.bindings.count == 1,
            let binding = first.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let last = closure.statements.last?.item.as(ReturnStmtSyntax.self),
            last.expression?.identifier == name.identifier.text
        else { return nil }
        for item in closure.statements.dropFirst().dropLast() {
            guard let expression = item.item.as(ExprSyntax.self) else { return nil }
            let isAssignment = expression.is(SequenceExprSyntax.self)
            let called = ChainParts(expression).links.last?.name ?? ""
            guard isAssignment || harmless.contains(called) else { return nil }
        }
        return ModelBuilder.typeName(binding)
    }

    private static func isCleared(_ name: String, _ uses: ViewUses) -> Bool {
        uses.assignments.contains { assignment in
            guard assignment.property == flag else { return false }
            if assignment.owner == name { return true }
            guard assignment.owner.hasPrefix("$") || !assignment.owner.isEmpty && isBound(assignment) else {
                return false
            }
            // `[a, b].forEach { $0.flag = false }` names its views; of any other loop nobody knows.
            let listed = listedNames(assignment)
            return listed.isEmpty || listed.contains(name)
        }
    }

    /// The owner is the parameter of a closure or the name of a loop.
    private static func isBound(_ assignment: Assignment) -> Bool {
        let scope = assignment.scope
        return scope.parameters[assignment.owner] != nil
            || (scope.local(assignment.owner).map { $0.node == nil } ?? false)
    }

    private static func listedNames(_ assignment: Assignment) -> Set<String> {
        var current: Syntax? = Syntax(assignment.node)
        while let node = current {
            if let loop = node.as(ForStmtSyntax.self) { return names(loop.sequence) }
            if let closure = node.as(ClosureExprSyntax.self),
                let call = closure.parent?.as(FunctionCallExprSyntax.self)
                    ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
                let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            {
                return names(base)
            }
            current = node.parent
        }
        return []
    }

    private static func names(_ list: ExprSyntax) -> Set<String> {
        guard let array = list.as(ArrayExprSyntax.self) else { return [] }
        return Set(array.elements.compactMap { ChainParts.path($0.expression) })
    }

    /// Something whose effect is not in sight gets the view: it may clear the flag.
    private static func isOutOfSight(_ name: String, _ uses: ViewUses, _ context: RuleContext) -> Bool {
        let helpers = context.names("helpers")
        for chain in uses.chains {
            let isItself = chain.path(upTo: chain.rootName == "self" ? 1 : 0) == name
            guard isItself else { continue }
            if let call = chain.links.first(where: { $0.call != nil }), !harmless.contains(call.name) { return true }
            guard chain.links.count == (chain.rootName == "self" ? 1 : 0) else { continue }
            // The bare view: an argument, an element, a result.
            guard let parent = chain.parent, case .argument(let link, _) = chain.role else { return true }
            let function = link < 0 ? parent.rootName : parent.links[link].name
            if helpers.contains(function) || !harmlessWithView.contains(function) { return true }
        }
        return uses.assignments.contains { $0.single.flatMap { ChainParts.path($0) } == name }
    }

    private static let harmlessWithView: Set<String> = [
        "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    ]
    private static let harmless: Set<String> = [
        "constraint", "setContentHuggingPriority", "setContentCompressionResistancePriority", "addSubview",
        "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addTarget", "setTitle", "setImage",
        "setTitleColor",
        "setAttributedTitle", "setBackgroundImage", "addGestureRecognizer", "sizeToFit", "setNeedsLayout",
        "layoutIfNeeded", "register", "startAnimating", "stopAnimating", "reloadData", "setNeedsDisplay",
        "sizeThatFits", "addAction", "setProgress", "removeFromSuperview", "becomeFirstResponder",
        "resignFirstResponder", "setOn", "setValue", "setCustomSpacing",
    ]
}
