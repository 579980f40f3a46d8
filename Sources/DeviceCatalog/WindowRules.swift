/// The numbers by which a window that is not the whole screen differs from it.
struct WindowRules: Sendable {
    /// The least width in points at which a window of an iPad is of regular width.
    let regularWidth: Double
    let freeWindowTop: [DesignGeneration: Double]
    private let margins: [SizeClass: Double]

    static let standard = WindowRules(DataTable(PackageResources.window_rules_tsv))

    init(_ table: DataTable) {
        func value(_ rule: String, _ design: DesignGeneration? = nil) -> Double {
            let row = table.rows.first { row in
                row["rule"] == rule && (row["design"] == "any" || row["design"] == design?.rawValue)
            }
            return row?.number("value") ?? 0
        }
        regularWidth = value("pad_regular_width_from")
        freeWindowTop = [
            .ios18: value("pad_free_window_top", .ios18), .ios26: value("pad_free_window_top", .ios26),
        ]
        margins = [.compact: value("margin_compact"), .regular: value("margin_regular")]
    }

    func margin(_ width: SizeClass) -> Double { margins[width] ?? 0 }
}
