import SwiftSyntax

extension Rule {
    static let missingContentPriority = Rule(
        "U11", "uikit_missing_content_priority", .info,
        "Views in a horizontal stack tie for the room that is left over.",
        """
        A filling stack stretches the view with the lowest hugging priority and shrinks the one with the lowest resistance. \
        When labels, buttons and fields have the same ones, which of them changes is not said. A flexible view among them, \
        widths, and other distributions settle it.
        """,
        failing: [
            """
            func row() {
                let nameLabel = UILabel()
                let priceLabel = UILabel()
                let row = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
                row.axis = .horizontal
            }
            """
        ],
        passing: [
            """
            func row() {
                let nameLabel = UILabel()
                let priceLabel = UILabel()
                let row = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
                priceLabel.setContentHuggingPriority(.required, for: .horizontal)
            }
            """,
            """
            func row() {
                let row = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
                row.distribution = .fillEqually
            }
            """,
        ],
        checks: [
            .chains(["UIStackView"]) { chain, context in
                guard let call = chain.rootCall, chain.links.isEmpty,
                    let list = call.argument("arrangedSubviews")?.as(ArrayExprSyntax.self)
                else { return }
                let views = list.elements.map { ChainParts.path($0.expression) ?? "" }
                check(views, stack: chain, context)
            },
            .scopes { scope, context in
                let calls = scope.chains.filter { $0.hasAny(Adding.arranged) }
                let added = calls.compactMap { Adding($0) }.filter(\.isArranged)
                // A view that has no name may be the flexible one.
                guard added.count == calls.count else { return }
                for (parent, group) in Dictionary(grouping: added, by: \.parent) where group.count >= 2 {
                    guard let local = scope.local(parent), let value = local.initializer,
                        ModelBuilder.typeName(of: value) == "UIStackView",
                        value.as(FunctionCallExprSyntax.self)?.arguments.isEmpty ?? false,
                        let origin = scope.chains.first(where: { $0.node.id == value.id })
                    else { continue }
                    check(group.map(\.child), stack: origin, context)
                }
            },
        ])

    private static func check(_ views: [String], stack chain: Chain, _ context: RuleContext) {
        let scope = chain.scope
        let textual = views.filter { context.isTextual($0, in: scope) }
        guard views.count >= 2, textual.count == views.count || textual.count >= 2 && views.allSatisfy({ !$0.isEmpty })
        else { return }
        // A view of another kind may be the flexible one.
        guard textual.count == views.count else { return }
        let uses = context.uses(around: scope)
        let name = stackName(chain)
        let settings = uses.assignments.filter { $0.owner == name || $0.scope === scope && $0.owner.hasPrefix("$") }
        for assignment in settings {
            let value = assignment.single?.memberName ?? "?"
            if assignment.property == "axis", value != "horizontal" { return }
            if assignment.property == "distribution", value != "fill" { return }
        }
        let settles = ["setContentHuggingPriority", "setContentCompressionResistancePriority"]
        if uses.chains.contains(where: { chain in
            settles.contains { chain.has($0) }
                && views.contains(chain.path(upTo: chain.rootName == "self" ? 1 : 0) ?? "")
        }) {
            return
        }
        if uses.constraints.contains(where: { $0.attribute == "width" && views.contains($0.item) }) { return }
        context.report(
            chain, "\(views.map { "'\($0)'" }.joined(separator: ", ")) tie for the room that is left in the row",
            fixes: ["give one of them a lower hugging priority", "let the stack fill equally"])
    }

    /// The local value or property that a stack is given to.
    private static func stackName(_ chain: Chain) -> String? {
        var current = chain.node.parent
        while let node = current {
            if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
            if let sequence = node.as(SequenceExprSyntax.self) {
                return sequence.elements.first.flatMap { ChainParts.path($0) }
            }
            if node.is(CodeBlockItemSyntax.self) { return nil }
            current = node.parent
        }
        return nil
    }
}
