import SwiftSyntax

extension Rule {
    static let placeUsesProposal = Rule(
        "L09", "layout_place_uses_proposal", .info,
        "A layout places by what was proposed instead of what it got.",
        "The bounds are what the container gave; the proposal may differ from them or be absent. Handing the proposal on to subviews is fine.",
        failing: [
            """
            struct Pile: Layout {
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    let limit = proposal.height ?? .infinity
                    put(subviews, bounds, limit)
                }
            }
            """
        ],
        passing: [
            """
            struct Pile: Layout {
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: proposal)
                }
            }
            """
        ],
        checks: [
            .chains(["width", "height"]) { chain, context in
                guard chain.scope.isPlacing || chain.scope.isOfFile, chain.rootName == chain.scope.proposalName,
                    chain.links.count == 1, chain.following?.sign == "??"
                else { return }
                context.report(
                    chain, "the bounds say how much room there is, the proposal does not",
                    fixes: ["use bounds.\(chain.lastName)"])
            }
        ])
}
