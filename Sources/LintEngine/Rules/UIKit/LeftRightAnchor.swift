import SwiftSyntax

extension Rule {
    static let leftRightAnchor = Rule(
        "U12", "uikit_left_right_anchor", .info, fix: true,
        "Left and right anchors do not mirror in languages that are read from right to left.",
        """
        Leading and trailing follow the language. Views that are the same everywhere, such as maps and playback controls, \
        may force a direction or stand in the list of names.
        """,
        options: [
            .names(
                "names", ["player", "playback", "map", "waveform", "scrubber", "timeline"], "parts of names left alone")
        ],
        failing: [
            "func pin() { crest.leftAnchor.constraint(equalTo: shield.leftAnchor).isActive = true }"
        ],
        passing: [
            "func pin() { crest.leadingAnchor.constraint(equalTo: shield.leadingAnchor).isActive = true }",
            """
            func pin() {
                crest.semanticContentAttribute = .forceLeftToRight
                crest.leftAnchor.constraint(equalTo: shield.leftAnchor).isActive = true
            }
            """,
            "func pin() { playerBar.leftAnchor.constraint(equalTo: shield.leftAnchor).isActive = true }",
        ],
        checks: [
            .constraints { constraint, context in
                guard constraint.attribute == "left" || constraint.attribute == "right" else { return }
                let words = context.names("names")
                let names = [constraint.item, constraint.toItem ?? ""].map { $0.lowercased() }
                guard !names.contains(where: { name in words.contains { name.contains($0) } }) else { return }
                let forced = context.file.assignments.contains {
                    $0.property == "semanticContentAttribute"
                        && [constraint.item, constraint.toItem ?? ""].contains($0.owner)
                }
                guard !forced else { return }
                let new = ["left": "leading", "right": "trailing"]
                var edits = context.renaming(anchorToken(constraint), to: new[constraint.attribute]! + "Anchor")
                let target = constraint.chain.children.first { chain in
                    new.keys.contains { chain.lastName == $0 + "Anchor" }
                }
                if let target, let other = constraint.toAttribute, let name = new[other] {
                    edits += context.renaming(
                        target.links.last?.token ?? target.node.firstToken(viewMode: .sourceAccurate),
                        to: name + "Anchor")
                } else if constraint.toAttribute != nil {
                    edits = []
                }
                context.report(
                    constraint.chain, "'\(constraint.attribute)Anchor' does not mirror from right to left",
                    fixes: ["use \(new[constraint.attribute]!)Anchor"], edits: edits)
            }
        ])

    private static func anchorToken(_ constraint: Constraint) -> TokenSyntax? {
        constraint.link > 0
            ? constraint.chain.links[constraint.link - 1].token
            : constraint.chain.node.firstToken(viewMode: .sourceAccurate)
    }
}
