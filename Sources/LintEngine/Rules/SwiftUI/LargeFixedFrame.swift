import SwiftSyntax

extension Rule {
    static let largeFixedFrame = Rule(
        "S42", "swiftui_large_fixed_frame", .info, fix: true,
        "A frame is as wide or as high as a whole phone.",
        "In a narrower window it sticks out. As a largest width it is the same where there is room. Pictures are not meant.",
        options: [.integer("width", 300, "from this width on"), .integer("height", 500, "from this height on")],
        failing: ["let a = Card().frame(width: 360)"],
        passing: ["let a = Card().frame(maxWidth: 360)", "let a = Image(\"cover\").frame(width: 360)"],
        checks: [
            .chains(["frame"]) { chain, context in
                guard !chain.rootName.hasSuffix("Image"), chain.rootCall != nil || chain.links.count > 1 else { return }
                for (index, link) in chain.links.enumerated() where link.name == "frame" {
                    guard let call = link.call else { continue }
                    for side in ["width", "height"] {
                        guard let argument = call.arguments.first(where: { $0.label?.text == side }),
                            let value = argument.expression.numberValue,
                            value >= Double(context.integer(side))
                        else { continue }
                        let bound = side == "width" ? "maxWidth" : "maxHeight"
                        // A fixed and a largest side are two different modifiers.
                        let isAlone = !call.has(side == "width" ? "height" : "width")
                        let edits = isAlone ? argument.label.map { [Edit($0.byteRange, bound)] } ?? [] : []
                        context.report(
                            chain, link: index, "a fixed \(side) of \(Int(value)) does not fit every window",
                            fixes: ["write \(bound):"], edits: edits)
                    }
                }
            }
        ])
}
