extension Rule {
    static let gridColumnKind = Rule(
        "S39", "swiftui_grid_column_kind", .info,
        "The number of columns is computed from a width.",
        "Adaptive items make as many columns as fit, without measuring. Constant numbers of columns are not meant.",
        failing: ["let columns = Array(repeating: GridItem(.flexible()), count: Int(width / 120))"],
        passing: [
            "let columns = Array(repeating: GridItem(.flexible()), count: 3)",
            "let columns = [GridItem(.adaptive(minimum: 120))]",
        ],
        checks: [
            .chains(["Array"]) { chain, context in
                guard chain.rootName == "Array", let item = chain.text("repeating", of: -1, context),
                    item.hasPrefix("GridItem(.flexible"),
                    let count = chain.text("count", of: -1, context)?.lowercased(),
                    count.contains("width") || count.contains("height"), count.contains("/")
                else { return }
                context.report(chain, "the columns are counted by hand", fixes: ["use GridItem(.adaptive(minimum:))"])
            }
        ])
}
