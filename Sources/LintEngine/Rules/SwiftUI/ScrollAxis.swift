import SwiftSyntax

extension Rule {
    static let scrollAxis = Rule(
        "S49", "swiftui_scroll_axis_mismatch", .warning, fix: true,
        "A scroll view scrolls on one axis and its rows go along the other one.",
        "What sticks out at the side cannot be reached. Name the axis of the rows. Stacks with a few fixed views are not meant.",
        failing: [
            "struct A: View { var body: some View { ScrollView { LazyHStack { ForEach(chips) { Chip($0) } } } } }"
        ],
        passing: [
            "struct A: View { var body: some View { ScrollView(.horizontal) { LazyHStack { ForEach(chips) { Chip($0) } } } } }",
            "struct A: View { var body: some View { ScrollView { HStack { Left(); Right() } } } }",
        ],
        checks: [
            .chains(["ScrollView"]) { chain, context in
                guard chain.isScrollView, let call = chain.rootCall, chain.content.count == 1,
                    let only = chain.content.first,
                    let axis = only.stackAxis, only.rootCall != nil, !only.rootName.hasSuffix("Grid"),
                    !chain.scrollAxes.isEmpty,
                    !chain.scrollAxes.contains(axis),
                    only.rootName.hasPrefix("Lazy")
                        || only.content.contains(where: { $0.isView("ForEach") && !$0.isConstantLoop(context) })
                else { return }
                var edits: [Edit] = []
                if let value = call.firstUnlabeled {
                    edits = [Edit(value.byteRange, "." + axis)]
                } else if let left = call.leftParen {
                    edits = [.insert("." + axis + (call.arguments.isEmpty ? "" : ", "), at: left.byteRange.upperBound)]
                } else {
                    edits = [.insert("(." + axis + ")", at: chain.root.byteRange.upperBound)]
                }
                context.report(
                    chain,
                    "the rows of the \(only.rootName) go \(axis == "horizontal" ? "sideways" : "down") and the view does not scroll there",
                    fixes: ["write ScrollView(.\(axis))"], edits: edits)
            }
        ])
}
