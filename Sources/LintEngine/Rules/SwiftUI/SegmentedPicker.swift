extension Rule {
    static let segmentedPicker = Rule(
        "S18", "swiftui_segmented_many", .warning, fix: true,
        "A segmented picker has five or more choices.",
        "Segments share the width of the picker: words are cut off on phones and at larger text. Choices whose number is not known are not told.",
        options: [.integer("limit", 5, "how many choices are too many")],
        failing: [
            "struct A: View { var body: some View { Picker(\"Size\", selection: $size) { Text(\"1\"); Text(\"2\"); Text(\"3\"); Text(\"4\"); Text(\"5\") }.pickerStyle(.segmented) } }",
            """
            enum Day: CaseIterable { case mo, tu, we, th, fr, sa, su }
            struct A: View { var body: some View { Picker("Day", selection: $day) { ForEach(Day.allCases, id: \\.self) { Text($0.name) } }.pickerStyle(.segmented) } }
            """,
        ],
        passing: [
            "struct A: View { var body: some View { Picker(\"Size\", selection: $size) { Text(\"1\"); Text(\"2\") }.pickerStyle(.segmented) } }",
            "struct A: View { var body: some View { Picker(\"Day\", selection: $day) { ForEach(days) { Text($0.name) } }.pickerStyle(.segmented) } }",
        ],
        checks: [
            .chains(["Picker"]) { chain, context in
                guard chain.isView("Picker"), let link = chain.modifierIndex("pickerStyle"),
                    let style = chain.links[link].firstUnlabeled,
                    ["segmented", "palette"].contains(style.memberName ?? "")
                        || ChainParts(style).rootName == "SegmentedPickerStyle"
                else { return }
                let children = chain.content.filter { if case .content(_, nil) = $0.role { true } else { false } }
                var count = 0
                for child in children {
                    guard child.branches == chain.branches else { return }
                    guard child.isView("ForEach") else {
                        count += 1
                        continue
                    }
                    let text = child.data.map { context.file.compactText($0) } ?? ""
                    guard text.hasSuffix(".allCases"), let entry = context.symbols.types[String(text.dropLast(9))],
                        entry.kinds.contains("enum")
                    else { return }
                    count += entry.cases
                }
                guard count >= context.integer("limit"), style.memberName != "palette" else { return }
                context.report(
                    chain, link: link, "\(count) segments share one width: their words are cut off",
                    fixes: ["use .pickerStyle(.menu)"],
                    edits: [Edit(style.byteRange, ".menu")])
            }
        ])
}
