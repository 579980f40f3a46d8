import SwiftSyntax

extension Rule {
    static let frameWithConstraints = Rule(
        "U16", "uikit_frame_with_constraints", .warning,
        "A view that constraints lay out is also given a frame.",
        """
        The next layout pass writes the frame anew, so that the assignment has no effect or only until then. Frames of \
        layers, and views that are laid out by frames alone, are not meant.
        """,
        failing: [
            """
            func place() {
                pin.translatesAutoresizingMaskIntoConstraints = false
                pin.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
            }
            """
        ],
        passing: [
            """
            func place() {
                pin.translatesAutoresizingMaskIntoConstraints = false
                pin.layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
                other.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
            }
            """
        ],
        checks: [
            .assignments(["frame", "bounds", "center"]) { assignment, context in
                let name = assignment.owner
                guard !name.isEmpty, !["view", "contentView", "self"].contains(name), !name.contains("layer"),
                    !name.hasPrefix("$")
                else { return }
                // An animation shows the view elsewhere for a while.
                guard !isAnimated(assignment) else { return }
                let uses = context.uses(around: assignment.scope)
                let flag = uses.assignments.first {
                    $0.owner == name && $0.property == "translatesAutoresizingMaskIntoConstraints"
                        && isSame($0.scope, assignment.scope, name)
                }
                // A first frame, before the view is handed to constraints, is no mistake.
                guard let flag, flag.isFalse, !isExclusive(flag, assignment),
                    flag.block !== assignment.block || flag.start < assignment.start,
                    !uses.assignments.contains(where: {
                        $0.owner == name && $0.property == "translatesAutoresizingMaskIntoConstraints" && $0.isTrue
                    })
                else { return }
                context.report(
                    assignment.node,
                    "'\(name)' is laid out by constraints: its \(assignment.property) is overwritten by the next layout",
                    fixes: ["say the same with constraints", "leave its autoresizing mask alone"])
            }
        ])

    /// A local name is the same view in its own function only.
    private static func isSame(_ first: Scope, _ second: Scope, _ name: String) -> Bool {
        let root = name.split(separator: ".").first.map(String.init) ?? name
        let isLocal = { (scope: Scope) in scope.local(root) != nil || scope.parameterType(root) != nil }
        if isLocal(first) || isLocal(second) { return first.function === second.function }
        return true
    }

    private static func isAnimated(_ assignment: Assignment) -> Bool {
        guard let parent = assignment.parent else { return false }
        let chains = [parent] + parent.ancestors.map(\.chain)
        return chains.contains { chain in
            chain.rootName == "UIViewPropertyAnimator"
                || chain.links.contains { $0.name.lowercased().contains("anim") || $0.name == "addKeyframe" }
        }
    }

    private static func isExclusive(_ first: Assignment, _ second: Assignment) -> Bool {
        first.branches.contains { own in
            second.branches.contains { $0.conditional == own.conditional && $0.way != own.way }
        }
    }
}
