import SwiftSyntax

extension Rule {
    static let stackAddSubview = Rule(
        "U18", "uikit_stack_add_subview", .warning, fix: true,
        "A view is added to a stack view and not arranged by it.",
        """
        `addSubview` puts the view into the stack without arranging it, at its own frame. Backgrounds, which are pinned to \
        the stack's edges or inserted below, are meant to stand there.
        """,
        failing: [
            """
            func build() {
                let shelf = UIStackView()
                shelf.addSubview(book)
            }
            """
        ],
        passing: [
            """
            func build() {
                let shelf = UIStackView()
                shelf.addArrangedSubview(book)
                shelf.addSubview(back)
                back.topAnchor.constraint(equalTo: shelf.topAnchor).isActive = true
                back.bottomAnchor.constraint(equalTo: shelf.bottomAnchor).isActive = true
                other.addSubview(book)
            }
            """
        ],
        checks: [
            .chains(["addSubview"]) { chain, context in
                guard let adding = Adding(chain), !adding.isArranged else { return }
                let type =
                    adding.parent == "self"
                    ? chain.scope.type?.name : context.symbols.type(of: adding.parent, in: chain.scope)
                guard context.symbols.inherits(type, from: "UIStackView") else { return }
                let uses = context.uses(around: chain.scope)
                guard !uses.constraints.contains(where: { $0.item == adding.child && $0.toItem != nil }) else { return }
                // What lays it out may be called with the stack, or be a method of the view.
                let isPlaced = uses.chains.contains { other in
                    other.path(upTo: other.rootName == "self" ? 1 : 0) == adding.child
                        && other.links.contains { $0.call != nil }
                }
                let hasFrame = uses.assignments.contains {
                    $0.path == adding.child + ".frame" || $0.path == adding.child + ".autoresizingMask"
                }
                guard !isPlaced, !hasFrame else { return }
                let index = chain.index(of: "addSubview")
                let token = index.map { chain.links[$0].token } ?? chain.node.firstToken(viewMode: .sourceAccurate)
                context.report(
                    chain, link: index,
                    "'\(adding.parent)' is a stack view: it does not arrange what is only added to it",
                    fixes: ["use addArrangedSubview"], edits: context.renaming(token, to: "addArrangedSubview"))
            }
        ])
}
