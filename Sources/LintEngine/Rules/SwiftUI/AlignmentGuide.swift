import SwiftSyntax

extension Rule {
    static let alignmentGuide = Rule(
        "S50", "swiftui_alignment_guide_mismatch", .warning,
        "An alignment guide is set that its container does not ask for.",
        "A stack asks its children for the guide of its own alignment only. Alignments of one's own may be asked for further out.",
        failing: [
            "struct A: View { var body: some View { HStack(alignment: .top) { Text(\"A\").alignmentGuide(.leading) { $0[.trailing] } } } }"
        ],
        passing: [
            "struct A: View { var body: some View { VStack(alignment: .leading) { Text(\"A\").alignmentGuide(.leading) { $0[.trailing] } } } }"
        ],
        checks: [
            .chains(["alignmentGuide"]) { chain, context in
                guard let link = chain.modifierIndex("alignmentGuide"),
                    let name = chain.links[link].firstUnlabeled?.memberName,
                    let stack = chain.container, stack.isView(["VStack", "HStack", "LazyVStack", "LazyHStack"])
                else { return }
                let own = stack.text("alignment", of: -1, context) ?? ".center"
                guard own.hasPrefix("."), known.contains(name), known.contains(String(own.dropFirst())) else { return }
                // Center is a horizontal and a vertical alignment; what is written out says which.
                let guide = chain.text(nil, of: link, context) ?? ""
                guard own != "." + name || guide.hasPrefix("HorizontalAlignment") && stack.stackAxis == "horizontal"
                else { return }
                // An outer stack of the other axis may ask for it through this one.
                let isAskedOutside = stack.containers.contains { outer in
                    outer.stackAxis != nil && (outer.text("alignment", of: -1, context) ?? ".center") == "." + name
                        || outer.isView("ZStack")
                }
                guard !isAskedOutside else { return }
                context.report(
                    chain, link: link, "the \(stack.rootName) aligns by \(own) and never asks for .\(name)",
                    fixes: ["write \(stack.rootName)(alignment: .\(name))"])
            }
        ])

    private static let known: Set<String> = [
        "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline",
    ]
}
