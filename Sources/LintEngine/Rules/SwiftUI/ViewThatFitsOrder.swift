import SwiftSyntax

extension Rule {
    static let viewThatFitsOrder = Rule(
        "S08", "swiftui_view_that_fits_order", .warning, fix: true,
        "The first choice of a ViewThatFits always fits.",
        """
        What scrolls or fills fits into anything, so that what comes after it is never shown; with a single choice there is \
        nothing to choose. Put it last.
        """,
        failing: [
            "let a = ViewThatFits(in: .vertical) { ScrollView { words }; words }",
            "let a = ViewThatFits { words }",
        ],
        passing: [
            "let a = ViewThatFits(in: .vertical) { words; ScrollView { words } }",
            "let a = ViewThatFits(in: .horizontal) { ScrollView { words }; words }",
            "let a = ViewThatFits { ForEach(sizes) { words($0) } }",
        ],
        checks: [
            .chains(["ViewThatFits"]) { chain, context in
                guard chain.isView("ViewThatFits"), let closure = chain.rootCall?.trailingClosure else { return }
                let views = chain.content
                let axes =
                    chain.rootCall?.argument("in").map { $0.memberName.map { Set([$0]) } ?? [] } ?? [
                        "horizontal", "vertical",
                    ]
                if views.count == 1, closure.statements.count == 1, let only = views.first,
                    only.branches == chain.branches
                {
                    guard !only.isView(["ForEach", "Group"]) else { return }
                    context.report(
                        chain, "there is one choice only",
                        fixes: ["add what is shown where it does not fit", "remove ViewThatFits"])
                    return
                }
                guard
                    let early = views.dropLast().first(where: { fitsAlways($0, axes) && $0.branches == chain.branches })
                else { return }
                var edits: [Edit] = []
                if views.count == 2, closure.statements.count == 2 {
                    edits = [
                        Edit(views[0].node.byteRange, context.file.text(views[1].node)),
                        Edit(views[1].node.byteRange, context.file.text(views[0].node)),
                    ]
                }
                context.report(
                    early, "this choice always fits: what comes after it is never shown", fixes: ["put it last"],
                    edits: edits)
            }
        ])

    private static func fitsAlways(_ view: Chain, _ axes: Set<String>) -> Bool {
        if view.isScrollContainer, !view.hasFrame("height") {
            return !view.scrollAxes.isDisjoint(with: axes) && axes.isSubset(of: view.scrollAxes)
        }
        return false
    }
}
