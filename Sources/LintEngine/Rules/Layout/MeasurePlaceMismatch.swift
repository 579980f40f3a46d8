import SwiftSyntax

extension Rule {
    static let measurePlaceMismatch = Rule(
        "L05", "layout_measure_place_mismatch", .warning,
        "A layout measures for another width than it places in.",
        """
        Measured with infinite width everything stands in one row; placed in the bounds it takes two, and the second lies \
        over what follows. Measure with the proposal. The proposal while measuring and the bounds while placing are the \
        usual pair, which only the audit can judge.
        """,
        failing: [
            """
            struct Chips: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    arrange(subviews, .infinity).size
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    arrange(subviews, bounds.width).place(in: bounds)
                }
            }
            """
        ],
        passing: [
            """
            struct Chips: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    arrange(subviews, proposal.width ?? .infinity).size
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    arrange(subviews, bounds.width).place(in: bounds)
                }
            }
            """
        ],
        checks: [
            .scopes { scope, context in
                let isMeasuring = scope.kind == .function("sizeThatFits")
                guard isMeasuring || scope.kind == .file else { return }
                for chain in scope.allChains {
                    guard let call = chain.rootCall, takesSubviews(call),
                        call.arguments.contains(where: { isInfinite($0.expression) })
                    else { continue }
                    if isMeasuring {
                        guard let place = scope.type?.function("placeSubviews"),
                            place.allChains.contains(where: { $0.rootName == chain.rootName && usesBounds($0, context) }
                            )
                        else { continue }
                    } else if chain.scope.isFunction || chain.scope.function.kind != .file {
                        continue
                    }
                    context.report(
                        chain, "'\(chain.rootName)' measures with infinite width and places in the bounds",
                        fixes: ["measure with proposal.width ?? .infinity"])
                }
            }
        ])

    private static func takesSubviews(_ call: FunctionCallExprSyntax) -> Bool {
        call.arguments.contains { $0.expression.identifier == "subviews" }
    }

    private static func isInfinite(_ value: ExprSyntax) -> Bool {
        ["infinity", "greatestFiniteMagnitude"].contains(value.memberName ?? "")
    }

    private static func usesBounds(_ chain: Chain, _ context: RuleContext) -> Bool {
        chain.rootCall?.arguments.contains { context.file.compactText($0.expression).hasPrefix("bounds") } ?? false
    }
}
