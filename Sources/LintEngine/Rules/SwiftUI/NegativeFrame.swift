import SwiftSyntax

extension Rule {
    static let negativeFrame = Rule(
        "S48", "swiftui_negative_frame_math", .warning, fix: true,
        "A side of a frame is a measured size less something, and may be negative.",
        "The first layout may measure 0, and narrow windows come. A lower bound of 0 is enough. Constants are not meant.",
        failing: ["let a = GeometryReader { proxy in Bar().frame(width: proxy.size.width - 60) }"],
        passing: [
            "let a = GeometryReader { proxy in Bar().frame(width: max(0, proxy.size.width - 60)) }",
            "let a = GeometryReader { proxy in Bar().frame(width: proxy.size.width / 2) }",
        ],
        checks: [
            .chains(["frame"]) { chain, context in
                for (index, link) in chain.links.enumerated() where link.name == "frame" {
                    guard let call = link.call else { continue }
                    for argument in call.arguments {
                        guard let side = argument.label?.text, side == "width" || side == "height",
                            chain.children.contains(where: { isSubtractedFrom($0, in: argument) })
                        else { continue }
                        let value = argument.expression
                        context.report(
                            value, "this \(side) is negative when less than that is measured",
                            fixes: ["write max(0, …)"],
                            edits: [Edit(value.byteRange, "max(0, " + context.file.text(value) + ")")])
                    }
                }
            }
        ])

    /// `proxy.size.width - 60`, directly in the argument.
    private static func isSubtractedFrom(_ chain: Chain, in argument: LabeledExprSyntax) -> Bool {
        guard argument.byteRange.contains(chain.start), ["width", "height"].contains(chain.lastName),
            chain.has("size") || chain.has("bounds") || chain.has("frame"), let (sign, other) = chain.following
        else { return false }
        // A larger measured size less a smaller one of the same kind is a difference that may be meant.
        return sign == "-" && ChainParts(other).links.last.map { !["width", "height"].contains($0.name) } ?? true
    }
}
