import SwiftSyntax

extension Rule {
    static let wrapperBeforeAdding = Rule(
        "U29", "wrapper_superview_before_add", .warning, fix: true,
        "A helper ties a view to its superview before it has one.",
        """
        Depending on the helper this crashes or silently does nothing. Add the view first. Where the order is not in sight \
        nothing is said.
        """,
        options: [
            .names(
                "functions",
                [
                    "equalToSuperview", "pinToSuperview", "fillSuperview", "edgesToSuperview", "pinEdgesToSuperview",
                    "centerInSuperview", "autoPinEdgesToSuperviewEdges",
                ], "functions that need a superview")
        ],
        failing: [
            """
            func build() {
                let tab = UIView()
                tab.snp.makeConstraints { make in make.edges.equalToSuperview() }
                bar.addSubview(tab)
            }
            """
        ],
        passing: [
            """
            func build() {
                let tab = UIView()
                bar.addSubview(tab)
                tab.snp.makeConstraints { make in make.edges.equalToSuperview() }
            }
            """
        ],
        checks: [
            .file { context in
                let functions = context.names("functions")
                for chain in context.file.chains where chain.hasAny(functions) { check(chain, functions, context) }
            }
        ])

    private static func check(_ chain: Chain, _ functions: Set<String>, _ context: RuleContext) {
        let outer = chain.outermost
        guard let block = outer.block, let name = outer.path(upTo: outer.rootName == "self" ? 1 : 0),
            chain === outer || outer.has("snp") || outer.links.contains(where: { $0.call?.hasClosure ?? false })
        else { return }
        let own = context.uses(around: outer.scope).addings.filter { $0.child == name }
        guard !own.contains(where: { $0.chain.start < outer.start }),
            !own.contains(where: { $0.chain.block !== block }),
            let later = own.first(where: { $0.chain.statement > outer.statement })
        else { return }
        let isNew = outer.scope.local(name).map { $0.block === block } ?? (outer.scope.type != nil)
        guard isNew else { return }
        context.report(
            outer, "'\(name)' is tied to its superview before it is added to '\(later.parent)'",
            fixes: ["add '\(name)' first"],
            edits: context.moving(later.chain.statement, before: outer.statement, in: block))
    }
}
