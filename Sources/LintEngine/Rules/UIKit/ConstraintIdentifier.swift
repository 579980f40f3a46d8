import SwiftSyntax

extension Rule {
    static let constraintIdentifier = Rule(
        "U17", "uikit_constraint_identifier", .off, fix: true,
        "A constraint that is kept has no identifier.",
        "With one, the log of a conflict names it. Constraints in lists that are activated are not meant.",
        failing: ["func make() {\n    let tall = drawer.heightAnchor.constraint(equalToConstant: 90)\n}"],
        passing: [
            "func make() {\n    let tall = drawer.heightAnchor.constraint(equalToConstant: 90)\n    tall.identifier = \"drawer\"\n}"
        ],
        checks: [
            .constraints { constraint, context in
                guard case .stored(let name) = constraint.use, !name.isEmpty else { return }
                let uses = context.uses(around: constraint.scope)
                guard !uses.assignments.contains(where: { $0.owner == name && $0.property == "identifier" }) else {
                    return
                }
                let item = constraint.chain.block?.item(constraint.chain.statement)
                let identifier = (constraint.item.isEmpty ? "self" : constraint.item) + "." + constraint.attribute
                context.report(
                    constraint.chain, "'\(name)' has no identifier: logs do not say which constraint it is",
                    fixes: ["set \(name).identifier"],
                    edits: item.map { [context.inserting("\(name).identifier = \"\(identifier)\"", after: $0)] } ?? [])
            }
        ])
}
