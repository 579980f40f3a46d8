import SwiftSyntax

extension Rule {
    static let scrollEdgeTarget = Rule(
        "S30", "swiftui_scroll_edge_effect_target", .warning, fix: true,
        "An effect of a scroll view's edge is asked of its content.",
        "Only the scroll view has edges; on its content the modifier does nothing.",
        failing: [
            "struct A: View { var body: some View { ScrollView { rows.scrollEdgeEffectStyle(.soft, for: .top) } } }"
        ],
        passing: [
            "struct A: View { var body: some View { ScrollView { rows }.scrollEdgeEffectStyle(.soft, for: .top) } }"
        ],
        checks: [
            .chains(["scrollEdgeEffectStyle", "scrollEdgeEffectHidden"]) { chain, context in
                guard
                    let link = chain.links.firstIndex(where: {
                        ["scrollEdgeEffectStyle", "scrollEdgeEffectHidden"].contains($0.name)
                    }),
                    !chain.isScrollContainer, let outer = chain.containers.first(where: { $0.isScrollContainer })
                else { return }
                let text = context.file.source.text(chain.end(of: link - 1)..<chain.end(of: link))
                let edits = [
                    Edit(chain.end(of: link - 1)..<chain.end(of: link), ""),
                    .insert(text.trimmingPrefix { $0.isWhitespace }.description, at: outer.end(of: -1)),
                ]
                context.report(
                    chain, link: link, "this does nothing on the content of a \(outer.rootName)",
                    fixes: ["move it to the \(outer.rootName)"],
                    edits: edits)
            }
        ])
}
