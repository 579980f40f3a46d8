import SwiftSyntax

extension Rule {
    static let insetSign = Rule(
        "U13", "uikit_inset_sign", .warning, fix: true,
        "The sign of a constant pushes a view out of its superview.",
        """
        At the trailing and bottom edge an inset is negative, at the leading and top edge positive. A view that sticks out \
        at both ends, badges, and views beside each other are meant to.
        """,
        options: [
            .names(
                "names", ["badge", "shadow", "glow", "border", "handle", "knob", "indicator", "bubble", "overlay"],
                "parts of names that may stick out")
        ],
        failing: [
            """
            final class Poster: UIView {
                let tile = UIView()
                func pin() {
                    addSubview(tile)
                    tile.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 14).isActive = true
                }
            }
            """
        ],
        passing: [
            """
            final class Poster: UIView {
                let tile = UIView()
                let strip = UIView()
                func pin() {
                    addSubview(tile)
                    addSubview(strip)
                    tile.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14).isActive = true
                    strip.trailingAnchor.constraint(equalTo: tile.trailingAnchor, constant: 14).isActive = true
                }
            }
            """,
            """
            func pin() {
                tile.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: -8).isActive = true
                tile.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: 8).isActive = true
            }
            """,
        ],
        checks: [
            .constraints { constraint, context in
                guard constraint.relation == .equal, let other = constraint.toItem,
                    constraint.toAttribute == constraint.attribute,
                    let sign = outward[constraint.attribute], let value = constraint.constantValue, value * sign > 0
                else { return }
                // Constraints that are kept are changed; guides of the view leave room for what sticks out of them.
                if case .stored = constraint.use { return }
                let owner = Constraint.owner(other)
                let isUpright = ["top", "bottom"].contains(constraint.attribute)
                guard !isUpright || owner == other else { return }
                let item = constraint.item
                guard !item.isEmpty, item != owner, owner != item + ".superview" else { return }
                let words = context.names("names")
                guard !words.contains(where: { item.lowercased().contains($0) }) else { return }
                let uses = context.uses(around: constraint.scope)
                let parents = uses.parents(of: item)
                guard isSuperview(owner, isGuide: owner != other, parents, item, uses, constraint, context),
                    !sticksOutAtBothEnds(constraint, uses)
                else { return }
                let edits = constraint.constant.map { [Edit($0.byteRange, shortened(-value))] } ?? []
                context.report(
                    constraint.chain,
                    "\(shortened(value)) at the \(constraint.attribute) pushes '\(item)' out of '\(owner)' by \(shortened(abs(value))) points",
                    fixes: ["write \(shortened(-value))"], edits: edits)
            }
        ])

    private static let outward: [String: Double] = [
        "trailing": 1, "right": 1, "bottom": 1, "leading": -1, "left": -1, "top": -1,
    ]

    private static func shortened(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    /// What is known says that one contains the other, or nothing is known of either and one name looks like a container.
    private static func isSuperview(
        _ owner: String, isGuide: Bool, _ parents: Set<String>, _ item: String, _ uses: ViewUses,
        _ constraint: Constraint,
        _ context: RuleContext
    ) -> Bool {
        if !parents.isEmpty { return parents.contains(owner) }
        if ["view", "contentView"].contains(owner) || owner.hasSuffix("superview") { return true }
        // Both may be children of something that is not in sight.
        return uses.parents(of: owner).isEmpty && owner != "self" && !isGuide && uses.addings.isEmpty
    }

    private static func sticksOutAtBothEnds(_ constraint: Constraint, _ uses: ViewUses) -> Bool {
        let axis = Constraint.horizontal.contains(constraint.attribute)
        return uses.constraints.contains {
            $0 !== constraint && $0.item == constraint.item && $0.attribute != constraint.attribute
                && Constraint.horizontal.contains($0.attribute) == axis
                && ($0.constantValue ?? 0) * (outward[$0.attribute] ?? 0) > 0
        }
    }
}
