extension Rule {
    static let childOverflow = Rule(
        "L10", "layout_child_overflow", .warning,
        "A layout gives a subview its ideal size although it is wider than the container.",
        "Only frames show it: the audit of the laid-out tree looks for it. Propose no more than the width of the bounds.",
        failing: ["subview.place(at: point, proposal: ProposedViewSize(subview.sizeThatFits(.unspecified)))"],
        passing: [
            "subview.place(at: point, proposal: ProposedViewSize(width: min(ideal.width, bounds.width), height: nil))"
        ],
        runTimeOnly: true, checks: [])
}
