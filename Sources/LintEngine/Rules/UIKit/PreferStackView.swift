import SwiftSyntax

extension Rule {
    static let preferStackView = Rule(
        "U09", "uikit_prefer_stack_view", .info,
        "Three or more views are chained in a row with equal gaps, which a stack view does.",
        """
        Each view hangs at the end of the one before it with the same distance. A stack view says that in one line, and \
        views can be hidden or added without making constraints anew. Chains with different gaps, and constraints that \
        are kept for changing, are not meant.
        """,
        options: [.integer("constraints", 5, "how many constraints there have to be at least")],
        failing: [
            """
            func pin() {
                NSLayoutConstraint.activate([
                    two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 6),
                    three.topAnchor.constraint(equalTo: two.bottomAnchor, constant: 6),
                    one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    two.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    three.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                ])
            }
            """
        ],
        passing: [
            """
            func pin() {
                NSLayoutConstraint.activate([
                    two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 6),
                    three.topAnchor.constraint(equalTo: two.bottomAnchor, constant: 20),
                    one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    two.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    three.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                ])
            }
            """
        ],
        checks: [
            .scopes { scope, context in
                let active = scope.constraints.filter { $0.use == .activated || $0.use == .listed }
                guard active.count >= context.integer("constraints") else { return }
                for (begin, end) in [("top", "bottom"), ("leading", "trailing")] {
                    let joints = active.filter {
                        $0.attribute == begin && $0.toAttribute == end && $0.relation == .equal && !$0.isModified
                    }
                    for joint in joints {
                        guard let next = joints.first(where: { $0.toItem == joint.item }),
                            next.constantValue == joint.constantValue, joint.constantValue != nil,
                            !joints.contains(where: { $0.item == joint.toItem })
                        else { continue }
                        let names = [joint.toItem ?? "", joint.item, next.item]
                        let own = active.filter { names.contains($0.item) }
                        guard own.count >= context.integer("constraints"),
                            !own.contains(where: { $0.attribute.hasPrefix("center") || $0.hasMultiplier })
                        else { continue }
                        context.report(
                            joint.chain,
                            "'\(names[0])', '\(names[1])' and '\(names[2])' stand in a row with equal gaps: a stack view does that",
                            fixes: ["put them into a UIStackView with that spacing"])
                        return
                    }
                }
            }
        ])
}
