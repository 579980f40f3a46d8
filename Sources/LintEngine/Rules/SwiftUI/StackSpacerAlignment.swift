extension Rule {
    static let stackSpacerAlignment = Rule(
        "S52", "swiftui_stack_spacer_alignment", .off, fix: true,
        "A stack and a spacer only align one view.",
        "A frame with an alignment does the same with one view less.",
        failing: ["let a = HStack { Text(\"A\"); Spacer() }"],
        passing: [
            "let a = Text(\"A\").frame(maxWidth: .infinity, alignment: .leading)",
            "let a = HStack { Text(\"A\"); Spacer(); Text(\"B\") }",
        ],
        checks: [
            .chains(["HStack", "VStack"]) { chain, context in
                guard chain.isView(["HStack", "VStack"]), let closure = chain.rootCall?.trailingClosure,
                    closure.statements.count == 2,
                    chain.content.count == 2, let spacer = chain.content.first(where: { $0.isView("Spacer") }),
                    let view = chain.content.first(where: { $0 !== spacer }), !view.isView("Spacer"),
                    view.branches == chain.branches
                else { return }
                let isFirst = chain.content.first === view
                let isHorizontal = chain.rootName == "HStack"
                let edge = isHorizontal ? (isFirst ? "leading" : "trailing") : (isFirst ? "top" : "bottom")
                let frame = ".frame(\(isHorizontal ? "maxWidth" : "maxHeight"): .infinity, alignment: .\(edge))"
                var edits: [Edit] = []
                if chain.rootCall?.arguments.isEmpty ?? true, let call = chain.rootCall {
                    edits = [Edit(call.byteRange, context.file.text(view.node) + frame)]
                }
                context.report(
                    chain, "the stack and the spacer only align one view", fixes: ["write \(frame)"], edits: edits)
            }
        ])
}
