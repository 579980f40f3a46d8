extension Rule {
    static let formFocus = Rule(
        "S33", "swiftui_form_focus", .off,
        "Several text fields and no focus between them.",
        "With `FocusState` the return key leads to the next field and the keyboard can be sent away.",
        failing: [
            "struct A: View { var body: some View { Form { TextField(\"Name\", text: $name); TextField(\"Mail\", text: $mail) } } }"
        ],
        passing: [
            "struct A: View { @FocusState var focus: Int?; var body: some View { Form { TextField(\"Name\", text: $name); TextField(\"Mail\", text: $mail) } } }"
        ],
        checks: [
            .chains(["Form", "VStack"]) { chain, context in
                guard chain.isView(["Form", "VStack"]),
                    chain.visibleDescendants.filter({ $0.isView(["TextField", "SecureField"]) }).count >= 2,
                    !hasFocus(chain.scope.function.type, context),
                    !chain.descendants.contains(where: { $0.has("focused") }),
                    !chain.containers.contains(where: { $0.isView(["Form", "VStack"]) })
                else { return }
                context.report(
                    chain, "no FocusState leads from one field to the next", fixes: ["add @FocusState and .focused(…)"])
            }
        ])

    private static func hasFocus(_ type: TypeModel?, _ context: RuleContext) -> Bool {
        guard let type, let entry = context.symbols.types[type.name] else { return false }
        return entry.values.values.contains { $0.attributes.contains("FocusState") }
    }
}
