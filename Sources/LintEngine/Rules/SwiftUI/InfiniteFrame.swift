import SwiftSyntax

extension Rule {
    static let infiniteFrame = Rule(
        "S47", "swiftui_infinite_frame", .error, fix: true,
        "A frame has a fixed side of infinite length.",
        "SwiftUI reports an invalid frame at run time and ignores it. Filling is what the largest width and height are for.",
        failing: [
            "let a = Text(\"A\").frame(width: .infinity)", "let a = Text(\"A\").frame(width: .infinity, height: 200)",
        ],
        passing: ["let a = Text(\"A\").frame(maxWidth: .infinity)"],
        checks: [
            .chains(["frame"]) { chain, context in
                for (index, link) in chain.links.enumerated() where link.name == "frame" {
                    guard let call = link.call else { continue }
                    let infinite = call.arguments.filter { argument in
                        guard let side = argument.label?.text, side == "width" || side == "height" else { return false }
                        return ["infinity", "greatestFiniteMagnitude"].contains(argument.expression.memberName ?? "")
                    }
                    guard let first = infinite.first, let side = first.label?.text else { continue }
                    context.report(
                        chain, link: index, "a fixed \(side) cannot be infinite",
                        fixes: ["write max\(side.capitalized): .infinity"],
                        edits: edits(call, infinite.map { $0.label!.text }, context))
                }
            }
        ])

    /// Sides that stay fixed need a frame of their own.
    private static func edits(_ call: FunctionCallExprSyntax, _ infinite: [String], _ context: RuleContext) -> [Edit] {
        guard let left = call.leftParen, let right = call.rightParen else { return [] }
        let parts = call.arguments.map { (label: $0.label?.text ?? "", text: context.file.text($0.expression)) }
        let fixed = parts.filter { ["width", "height"].contains($0.label) && !infinite.contains($0.label) }
        let rest = parts.filter { part in !fixed.contains { $0.label == part.label } }
        let text = { (list: [(label: String, text: String)]) in
            list.map { part in
                (infinite.contains(part.label) ? "max" + part.label.capitalized : part.label) + ": " + part.text
            }.joined(separator: ", ")
        }
        var new = "(" + text(rest) + ")"
        if !fixed.isEmpty { new += ".frame(" + text(fixed) + ")" }
        return [Edit(left.byteRange.lowerBound..<right.byteRange.upperBound, new)]
    }
}
