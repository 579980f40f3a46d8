import SwiftSyntax

extension Rule {
    static let deviceDimension = Rule(
        "D07", "device_dimension_literal", .info,
        "The size of one device is written into a layout.",
        "Next year's device has another one, and windows have any. Use the size of the container.",
        failing: ["func build() { card.frame.size.width = 393 }", "let page = CGSize(width: 375, height: 812)"],
        passing: [
            "func build() { card.frame.size.width = host.bounds.width }", "let page = CGSize(width: 300, height: 200)",
        ],
        checks: [
            .assignments(["width", "height"]) { assignment, context in
                guard let value = assignment.single?.numberValue, isDevice(value, assignment.property) else { return }
                tell(assignment.node, value, context)
            },
            .chains(["frame", "CGRect", "CGSize"]) { chain, context in
                let calls =
                    [chain.rootCall].compactMap { $0 } + chain.links.filter { $0.name == "frame" }.compactMap(\.call)
                for call in calls {
                    for side in ["width", "height"] {
                        guard let value = call.argument(side)?.numberValue, isDevice(value, side) else { continue }
                        tell(call.argument(side)!, value, context)
                    }
                }
            },
            .comparisons { comparison, context in
                for (side, other) in [(comparison.left, comparison.right), (comparison.right, comparison.left)] {
                    guard let value = side.numberValue, let last = ChainParts(other).links.last?.name,
                        isDevice(value, last)
                    else { continue }
                    tell(comparison.node, value, context)
                }
            },
        ])

    private static func tell(_ node: some SyntaxProtocol, _ value: Double, _ context: RuleContext) {
        context.report(node, "\(Int(value)) is the size of one device", fixes: ["use the size of the container"])
    }

    private static func isDevice(_ value: Double, _ side: String) -> Bool {
        switch side {
        case "width": [320, 375, 390, 393, 402, 414, 428, 430, 440].contains(value)
        case "height": [568, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956].contains(value)
        default: false
        }
    }
}
