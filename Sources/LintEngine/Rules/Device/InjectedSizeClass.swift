import SwiftSyntax

extension Rule {
    static let injectedSizeClass = Rule(
        "D10", "injected_size_class", .warning,
        "A size class is overwritten with something computed.",
        """
        Bars, split views and lists below read it and behave as if they stood in another window. Put a value of your own \
        into the environment. Fixed values on single views, as in previews, are not meant.
        """,
        failing: ["let shown = page.environment(\\.horizontalSizeClass, isWide ? .regular : .compact)"],
        passing: [
            "let shown = page.environment(\\.usesWideRows, isWide)",
            "let shown = Row().environment(\\.horizontalSizeClass, .compact)",
        ],
        checks: [
            .chains(["environment"]) { chain, context in
                for (index, link) in chain.links.enumerated() where link.name == "environment" {
                    guard let call = link.call, let key = call.firstUnlabeled?.as(KeyPathExprSyntax.self) else {
                        continue
                    }
                    let name = context.file.compactText(key)
                    guard name.hasSuffix("horizontalSizeClass") || name.hasSuffix("verticalSizeClass"),
                        let value = call.arguments.dropFirst().first?.expression
                    else { continue }
                    let isConstant = value.memberName.map { ["compact", "regular"].contains($0) } ?? false
                    let isRoot = chain.ancestors.contains { $0.chain.rootName == "WindowGroup" }
                    guard !isConstant || isRoot else { continue }
                    context.report(
                        chain, link: index, "everything below believes to be in a window of another size class",
                        fixes: ["use an environment value of your own"])
                }
            }
        ])
}
