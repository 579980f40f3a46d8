import SwiftSyntax

extension Rule {
    static let nilProposalAsZero = Rule(
        "L01", "layout_nil_proposal_as_zero", .warning,
        "A layout takes an absent proposal for no room.",
        """
        Nil asks for the ideal size. Measured with 0, or with the 10 that stands in for unspecified dimensions, every item gets \
        a line of its own or the whole is as good as invisible in a popover. As the lower bound of a maximum it is fine.
        """,
        failing: [
            """
            struct Tags: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    wrap(subviews, proposal.width ?? 0)
                }
            }
            """,
            """
            struct Tags: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    wrap(subviews, proposal.replacingUnspecifiedDimensions().width)
                }
            }
            """,
        ],
        passing: [
            """
            struct Tags: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let size = wrap(subviews, proposal.width ?? .infinity)
                    return CGSize(width: max(size.width, proposal.width ?? 0), height: size.height)
                }
            }
            """
        ],
        checks: [
            .chains(["width", "height", "replacingUnspecifiedDimensions"]) { chain, context in
                guard chain.scope.isMeasuring, !wrapsView(chain.scope, context), let name = chain.scope.proposalName,
                    chain.rootName == name
                else {
                    return
                }
                if let link = chain.index(of: "replacingUnspecifiedDimensions") {
                    guard let call = chain.links[link].call, call.arguments.isEmpty else { return }
                    context.report(
                        chain, "an absent proposal becomes 10 points here, not the ideal size",
                        fixes: ["measure with .infinity where nothing is proposed"])
                    return
                }
                guard chain.links.count == 1, let (sign, other) = chain.following, sign == "??",
                    let value = other.numberValue,
                    value == 0 || value == 10, chain.callee != "max"
                else { return }
                context.report(
                    chain, "an absent proposal asks for the ideal size and becomes \(Int(value)) here",
                    fixes: ["write \(name).\(chain.lastName) ?? .infinity"])
            }
        ])

    /// Views of UIKit answer a proposal by other rules.
    private static func wrapsView(_ scope: Scope, _ context: RuleContext) -> Bool {
        let function = scope.function
        if function.parameters.keys.contains("uiView") || function.parameters.keys.contains("context") { return true }
        return context.symbols.inherits(
            function.type?.name, from: ["UIViewRepresentable", "UIViewControllerRepresentable"])
    }
}
