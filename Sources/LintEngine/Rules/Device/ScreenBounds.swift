import SwiftSyntax

extension Rule {
    static let screenBounds = Rule(
        "D02", "screen_bounds_layout", .error,
        "Layout takes the size of the screen for the size of the window.",
        """
        A window may be half of the screen, float on it or stand on another one. Ask the view or its container. Making a \
        window from the screen's bounds, and the screen as an upper bound of images, are only information.
        """,
        failing: ["let third = UIScreen.main.bounds.width / 3"],
        passing: ["let third = shelf.bounds.width / 3", "let pixels = UIScreen.main.scale"],
        checks: [
            .chains(["UIScreen"]) { chain, context in
                guard chain.rootName == "UIScreen", chain.has("main"), chain.has("bounds") || chain.has("nativeBounds")
                else {
                    return
                }
                let function = (chain.scope.functionName ?? "").lowercased()
                guard !function.contains("snapshot"), !context.file.isTest else { return }
                if chain.ancestors.contains(where: { $0.chain.rootName == "UIWindow" }) {
                    context.report(
                        chain, "a window of the screen's size belongs to no scene", severity: .info,
                        fixes: ["UIWindow(windowScene: scene)"])
                    return
                }
                let name = (context.valueName(of: chain.node) ?? "").lowercased()
                let isImage = ["cache", "thumbnail", "pixel", "download", "imagesize", "maximage"].contains {
                    function.contains($0) || name.contains($0)
                }
                context.report(
                    chain, "the screen's bounds are not those of the window or the view",
                    severity: isImage ? .info : nil,
                    fixes: ["use the bounds of the view or its superview", "use the size that the container proposes"])
            }
        ])
}
