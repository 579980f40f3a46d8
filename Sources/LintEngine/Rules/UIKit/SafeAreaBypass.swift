import SwiftSyntax

extension Rule {
    static let safeAreaBypass = Rule(
        "U08", "uikit_safe_area_bypass", .warning, fix: true,
        "Text or a control is pinned to the top or bottom of the whole view, under bars and the notch.",
        """
        What people read or touch belongs inside the safe area. Backgrounds, images and what scrolls may reach the edges; \
        leading and trailing are left to the audit, which knows the frames.
        """,
        options: [.integer("limit", 60, "insets above this many points are taken for deliberate")],
        failing: [
            """
            final class NoteController: UIViewController {
                private let heading = UILabel()
                func pin() {
                    heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 12).isActive = true
                }
            }
            """
        ],
        passing: [
            """
            final class NoteController: UIViewController {
                private let heading = UILabel()
                private let paper = UIImageView()
                func pin() {
                    heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12).isActive = true
                    paper.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                }
            }
            """
        ],
        checks: [
            .constraints { constraint, context in
                let edge = constraint.attribute
                guard edge == "top" || edge == "bottom", constraint.toAttribute == edge, let item = constraint.toItem,
                    context.isRootView(item, in: constraint.scope), let value = constraint.constantValue,
                    edge == "top" ? value >= 0 : value <= 0, abs(value) <= Double(context.integer("limit"))
                else { return }
                // From edge to edge it is meant to fill.
                let opposite = edge == "top" ? "bottom" : "top"
                guard
                    !context.uses(around: constraint.scope).constraints.contains(where: {
                        $0.item == constraint.item && $0.attribute == opposite && $0.toItem == item
                    })
                else { return }
                let kind = context.viewClass(constraint.item, in: constraint.scope)
                guard context.symbols.inherits(kind, from: ClassNames.textual.union(["UIStackView"])),
                    !context.symbols.inherits(kind, from: "UITextView")
                else { return }
                let target = constraint.chain.children.first {
                    $0.lastName == edge + "Anchor" && $0.has("view") || $0.rootName == "view"
                }
                let edits = target.flatMap { chain in
                    chain.links.last?.token.map { [Edit.insert("safeAreaLayoutGuide.", at: $0.byteRange.lowerBound)] }
                }
                context.report(
                    constraint.chain,
                    "'\(constraint.item)' is pinned to the \(edge) of the whole view, where bars and the device's edge cover it",
                    fixes: ["pin it to view.safeAreaLayoutGuide.\(edge)Anchor"], edits: edits ?? [])
            }
        ])
}
