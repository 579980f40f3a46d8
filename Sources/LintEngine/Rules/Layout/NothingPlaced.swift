import SwiftSyntax

extension Rule {
    static let nothingPlaced = Rule(
        "L04", "layout_no_place", .warning,
        "A layout places none of its subviews.",
        "Subviews that are not placed lie in the middle, all over each other. Handing them, or the cache, to another function counts as placing.",
        failing: [
            """
            struct Pile: Layout {
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    // Nothing yet.
                }
            }
            """
        ],
        passing: [
            """
            struct Pile: Layout {
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    arrange(subviews, in: bounds)
                }
            }
            """
        ],
        checks: [
            .scopes { scope, context in
                guard scope.kind == .function("placeSubviews"), scope.parameters["subviews"] != nil,
                    let function = scope.node.as(FunctionDeclSyntax.self), function.body != nil
                else { return }
                let chains = scope.allChains
                let places = chains.contains { $0.hasCall("place") }
                let handsOn = chains.contains { chain in
                    guard chain.links.isEmpty, ["subviews", "cache"].contains(chain.rootName) else { return false }
                    return chain.parent != nil
                }
                guard !places, !handsOn else { return }
                context.report(
                    function.name, "no subview is placed: all lie in the middle",
                    fixes: ["place every subview in bounds"])
            }
        ])
}
