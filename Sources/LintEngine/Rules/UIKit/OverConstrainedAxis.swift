import SwiftSyntax

extension Rule {
    static let overConstrainedAxis = Rule(
        "U14", "uikit_over_constrained_axis", .warning,
        "Required constraints say more about one axis of a view than can hold.",
        """
        Both edges and a fixed size, or two different sizes: at any other size of the superview one of them is broken, and \
        which one is UIKit's choice. A container whose size nothing else decides takes that of the view, which is fine. Constraints with a lower priority, those kept for switching, and bounds that the fixed \
        size satisfies are not meant.
        """,
        failing: [
            """
            func pin() {
                NSLayoutConstraint.activate([
                    photo.leadingAnchor.constraint(equalTo: wall.leadingAnchor),
                    photo.trailingAnchor.constraint(equalTo: wall.trailingAnchor),
                    photo.widthAnchor.constraint(equalToConstant: 240),
                ])
            }
            """,
            """
            func pin() {
                photo.heightAnchor.constraint(equalToConstant: 25).isActive = true
                photo.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
            }
            """,
        ],
        passing: [
            """
            func pin() {
                photo.heightAnchor.constraint(equalToConstant: 25).isActive = true
                photo.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
                let wish = photo.heightAnchor.constraint(equalToConstant: 40)
                wish.priority = .defaultLow
                wish.isActive = true
            }
            """,
            """
            func pin() {
                NSLayoutConstraint.activate([
                    photo.leadingAnchor.constraint(equalTo: wall.leadingAnchor),
                    photo.trailingAnchor.constraint(equalTo: other.leadingAnchor),
                    photo.widthAnchor.constraint(equalToConstant: 240),
                ])
            }
            """,
        ],
        checks: [
            .scopes { scope, context in
                let active = scope.constraints.filter {
                    ($0.use == .activated || $0.use == .listed) && $0.isRequired && !$0.item.isEmpty
                }
                guard active.count >= 2 else { return }
                let groups = Dictionary(grouping: active) {
                    "\($0.item) \(ObjectIdentifier($0.chain.outermost.block ?? dummy(scope)))"
                }
                for group in groups.values {
                    for (begin, end, size) in axes { tell(group, begin, end, size, context) }
                }
            }
        ])

    private static let axes = [
        (["leading", "left"], ["trailing", "right"], "width"), (["top"], ["bottom"], "height"),
    ]

    /// Statements without a list do not exist; this only satisfies the types.
    private static func dummy(_ scope: Scope) -> AnyObject { scope }

    private static func tell(
        _ group: [Constraint], _ begin: [String], _ end: [String], _ size: String, _ context: RuleContext
    ) {
        let sizes = group.filter { $0.attribute == size && $0.isSize && $0.constantValue != nil }
        if let (first, second) = contradiction(sizes) {
            context.report(
                second.chain,
                "'\(second.item)' is required to have two heights or widths that do not go together: "
                    + "\(sentence(first, size)) and \(sentence(second, size))",
                fixes: ["lower the priority of one", "remove one"])
            return
        }
        guard let fixed = sizes.first(where: { $0.relation == .equal }),
            let first = group.first(where: {
                begin.contains($0.attribute) && $0.relation == .equal && begin.contains($0.toAttribute ?? "")
            }),
            let last = group.first(where: {
                end.contains($0.attribute) && $0.relation == .equal && end.contains($0.toAttribute ?? "")
            }),
            let owner = first.toItem, owner == last.toItem, hasSize(Constraint.owner(owner), size, fixed.scope, context)
        else { return }
        context.report(
            fixed.chain,
            "'\(fixed.item)' is pinned to both ends of '\(owner)' and has a fixed \(size): this holds at one size of '\(owner)' only",
            fixes: ["remove the \(size)", "lower its priority", "let go of one end"])
    }

    /// Something else decides how large the container is: without that, the fixed size in it does.
    private static func hasSize(_ owner: String, _ size: String, _ scope: Scope, _ context: RuleContext) -> Bool {
        if context.isRootView(owner, in: scope) { return true }
        guard owner != "self" else { return false }
        let own = context.uses(around: scope).constraints.filter {
            $0.item == owner && $0.relation == .equal && $0.isRequired
        }
        let attributes = Set(own.map(\.attribute))
        if attributes.contains(size) { return true }
        for (begin, end, axis) in axes where axis == size {
            if !attributes.isDisjoint(with: begin), !attributes.isDisjoint(with: end) { return true }
        }
        return !context.isDeclared(owner, in: scope)
    }

    private static func contradiction(_ sizes: [Constraint]) -> (Constraint, Constraint)? {
        for (index, first) in sizes.enumerated() {
            for second in sizes.dropFirst(index + 1) {
                guard let a = first.constantValue, let b = second.constantValue,
                    !first.chain.isExclusive(with: second.chain)
                else { continue }
                let holds = { (value: Double, constraint: Constraint, bound: Double) -> Bool in
                    switch constraint.relation {
                    case .equal: value == bound
                    case .greaterOrEqual: value >= bound
                    case .lessOrEqual: value <= bound
                    }
                }
                if first.relation == .equal, !holds(a, second, b) { return (first, second) }
                if second.relation == .equal, !holds(b, first, a) { return (first, second) }
            }
        }
        return nil
    }

    private static func sentence(_ constraint: Constraint, _ size: String) -> String {
        let sign = constraint.relation == .equal ? "==" : constraint.relation == .greaterOrEqual ? ">=" : "<="
        let value = constraint.constantValue ?? 0
        return "\(size) \(sign) \(value == value.rounded() ? String(Int(value)) : String(value))"
    }
}
