import SwiftSyntax

extension Rule {
    static let constraintBeforeAdding = Rule(
        "U03", "uikit_constraint_before_add", .error, fix: true,
        "A constraint between two views is activated before they have a common ancestor.",
        """
        UIKit throws an exception: the anchors belong to no common hierarchy. Add the view first. Constraints of one view \
        alone, such as a width, may come at any time.
        """,
        failing: [
            """
            func show(in board: UIView) {
                let note = UILabel()
                note.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
                board.addSubview(note)
            }
            """
        ],
        passing: [
            """
            func show(in board: UIView) {
                let note = UILabel()
                note.widthAnchor.constraint(equalToConstant: 80).isActive = true
                board.addSubview(note)
                note.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
            }
            """,
            """
            func show(in board: UIView) {
                let frame = UIView()
                let note = UILabel()
                frame.addSubview(note)
                note.topAnchor.constraint(equalTo: frame.topAnchor).isActive = true
                board.addSubview(frame)
            }
            """,
        ],
        checks: [
            .constraints { constraint, context in
                guard constraint.use == .activated || constraint.use == .listed, let target = constraint.toItem else {
                    return
                }
                let first = Constraint.owner(constraint.item)
                let second = Constraint.owner(target)
                guard first != second else { return }
                // A stack may have got its views where it was made.
                let isStack = {
                    context.symbols.inherits(context.viewClass($0, in: constraint.scope), from: "UIStackView")
                }
                guard !isStack(first), !isStack(second) else { return }
                let block = constraint.chain.outermost.block
                let addings = context.uses(around: constraint.scope).addings
                for (name, other) in [(first, second), (second, first)] {
                    let own = addings.filter { $0.child == name }
                    guard !own.contains(where: { $0.chain.start < constraint.start }),
                        !own.contains(where: { $0.chain.block !== block }),
                        let later = own.first(where: { $0.chain.statement > constraint.chain.outermost.statement }),
                        !addings.contains(where: { $0.child == other && $0.parent == name })
                    else { continue }
                    let isNew =
                        constraint.scope.local(name).map { $0.block === block } ?? (constraint.scope.type != nil)
                    guard isNew, constraint.scope.parameterType(name) == nil else { continue }
                    context.report(
                        constraint.chain,
                        "the constraint between '\(first)' and '\(second)' is activated before '\(name)' is added to "
                            + "'\(later.parent)', which throws an exception",
                        fixes: ["add '\(name)' first"],
                        edits: context.moving(
                            later.chain.statement, before: constraint.chain.outermost.statement, in: block))
                    return
                }
            }
        ])
}
