extension Rule {
    static let formForSettings = Rule(
        "S32", "swiftui_form_for_settings", .off,
        "Settings are a stack of controls.",
        "A form groups, spaces and aligns them as people know it from every platform.",
        failing: [
            "struct SettingsView: View { var body: some View { VStack { Toggle(\"A\", isOn: $a); Toggle(\"B\", isOn: $b); Toggle(\"C\", isOn: $c) } } }"
        ],
        passing: [
            "struct SettingsView: View { var body: some View { Form { Section(\"All\") { Toggle(\"A\", isOn: $a) } } } }"
        ],
        checks: [
            .chains(["VStack"]) { chain, context in
                let name = chain.scope.function.type?.name ?? ""
                guard chain.isView("VStack"), name.contains("Settings") || name.contains("Preferences"),
                    !chain.containers.contains(where: { $0.isView(["Form", "List"]) }),
                    chain.shownContent.filter({ $0.isView(["Toggle", "Picker", "Slider", "TextField", "Stepper"]) })
                        .count >= 3
                else { return }
                context.report(chain, "these controls are settings", fixes: ["put them into a Form"])
            }
        ])
}
