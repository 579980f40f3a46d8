import SwiftSyntax

extension Rule {
    static let staleCache = Rule(
        "L06", "layout_stale_cache", .warning,
        "A layout places from a cache that was made for another width.",
        """
        SwiftUI measures with several proposals and places once; the cache holds what the last measurement left. Keep the \
        width beside the points and compare it, or compute them anew.
        """,
        failing: [
            """
            struct Chips: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Store) -> CGSize {
                    cache.points = arrange(subviews, proposal.width ?? .infinity)
                    return cache.size
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Store) {
                    for (index, point) in cache.points.enumerated() { subviews[index].place(at: point, proposal: .unspecified) }
                }
            }
            """
        ],
        passing: [
            """
            struct Chips: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Store) -> CGSize {
                    cache.points = arrange(subviews, proposal.width ?? .infinity)
                    return cache.size
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Store) {
                    if cache.width != bounds.width { cache = arrange(subviews, bounds.width) }
                    for (index, point) in cache.points.enumerated() { subviews[index].place(at: point, proposal: .unspecified) }
                }
            }
            """
        ],
        checks: [
            .scopes { scope, context in
                guard scope.kind == .function("placeSubviews") || scope.kind == .file else { return }
                let chains = scope.allChains
                guard chains.contains(where: { $0.hasCall("place") && $0.link("place")!.has("at") }),
                    let read = chains.first(where: { chain in
                        chain.rootName == "cache" && chain.links.first.map { isPlaces($0.name) } ?? false
                    })
                else { return }
                if let type = scope.type {
                    let fills =
                        type.function("sizeThatFits")?.allAssignments.contains { $0.path.hasPrefix("cache") } ?? false
                    guard fills else { return }
                } else if scope.kind != .file || chains.contains(where: { $0.scope.isFunction }) {
                    return
                }
                let renews =
                    scope.allAssignments.contains { $0.path.hasPrefix("cache") }
                    || chains.contains { $0.rootName == "cache" && $0.links.isEmpty && $0.parent != nil }
                let range = scope.node.byteRange
                let compares = context.file.comparisons.contains {
                    range.contains($0.node.byteRange.lowerBound) && context.file.text($0.node).contains("cache.")
                }
                guard !renews, !compares else { return }
                context.report(
                    read, "'\(read.path(upTo: 1) ?? "cache")' may have been made for another width than the bounds",
                    fixes: ["compare the width it was made for with bounds.width"])
            }
        ])

    private static func isPlaces(_ name: String) -> Bool {
        ["position", "point", "frame", "offset", "rect", "origin", "row", "line"].contains {
            name.lowercased().contains($0)
        }
    }
}
