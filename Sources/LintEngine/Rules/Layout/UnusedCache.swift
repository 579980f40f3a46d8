import SwiftSyntax

extension Rule {
    static let unusedCache = Rule(
        "L07", "layout_unused_cache", .info,
        "A layout does the same work twice and has no cache.",
        "Both methods run the same arrangement with loops in loops. A cache keeps it between measuring and placing. Helpers that add up a few sizes need none.",
        failing: [
            """
            struct Chips: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { arrange(subviews).size }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    arrange(subviews).place(in: bounds)
                }
                func arrange(_ subviews: Subviews) -> Plan {
                    for row in rows { for item in row { add(item) } }
                    return plan
                }
            }
            """
        ],
        passing: [
            """
            struct Row: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { total(subviews) }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    put(subviews, total(subviews), bounds)
                }
                func total(_ subviews: Subviews) -> CGSize {
                    for subview in subviews { add(subview) }
                    return sum
                }
            }
            """
        ],
        checks: [
            .types { type, context in
                guard let measure = type.function("sizeThatFits"), let place = type.function("placeSubviews"),
                    isEmpty(place.parameters["cache"] ?? "", type)
                else { return }
                let names = { (scope: Scope) in Set(scope.allChains.filter { $0.rootCall != nil }.map(\.rootName)) }
                for name in names(measure).intersection(names(place)).sorted() {
                    guard let helper = type.function(name), let node = helper.node.as(FunctionDeclSyntax.self),
                        hasNestedLoop(node)
                    else { continue }
                    context.report(
                        node.name, "'\(name)' runs while measuring and again while placing",
                        fixes: ["keep its result in the layout's cache"])
                }
            }
        ])

    private static func isEmpty(_ cache: String, _ type: TypeModel) -> Bool {
        let text = cache.replacing("inout ", with: "")
        return ["()", "Void"].contains(text)
            || text == "Cache" && ["()", "Void"].contains(type.typeAliases["Cache"] ?? "()")
                && type.function("makeCache") == nil
    }

    private static func hasNestedLoop(_ node: FunctionDeclSyntax) -> Bool {
        let finder = LoopFinder(viewMode: .sourceAccurate)
        if let body = node.body { finder.walk(body) }
        return finder.deepest >= 2
    }
}

/// How deep loops stand in loops.
private final class LoopFinder: SyntaxVisitor {
    private var depth = 0
    private(set) var deepest = 0

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ForStmtSyntax) { depth -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: WhileStmtSyntax) { depth -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
        depth += 1
        deepest = max(deepest, depth)
        return .visitChildren
    }
}
