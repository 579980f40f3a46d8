extension Rule {
    static let explicitSpacing = Rule(
        "S19", "swiftui_explicit_spacing", .off, fix: true,
        "A stack writes the distance that it would have anyway.",
        "Without it the platform's own distance is used, which differs between views and text sizes. Nothing, and named constants, are not meant.",
        failing: ["let a = VStack(spacing: 8) { Text(\"A\"); Text(\"B\") }"],
        passing: [
            "let a = VStack(spacing: 0) { Text(\"A\"); Text(\"B\") }", "let a = VStack(spacing: gap) { Text(\"A\") }",
        ],
        checks: [
            .chains(["VStack", "HStack", "LazyVStack", "LazyHStack"]) { chain, context in
                guard let call = chain.rootCall, let spacing = call.argument("spacing"), spacing.numberValue == 8 else {
                    return
                }
                var edits: [Edit] = []
                if call.arguments.count == 1, let left = call.leftParen, let right = call.rightParen {
                    edits = [Edit(left.byteRange.lowerBound..<right.byteRange.upperBound, "")]
                }
                context.report(
                    spacing, "this is the distance that the platform uses anyway", fixes: ["remove it"], edits: edits)
            }
        ])
}
