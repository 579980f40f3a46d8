/// One recorded pane of Split View.
public struct SplitViewPane: Hashable, Sendable {
    public let device: String
    public let orientation: Orientation
    /// The share of the screen: `1/3`, `1/2`, `2/3` or `full`.
    public let share: String
    /// Points.
    public let width: Double
    public let height: Double
    public let widthClass: SizeClass

    public static let all: [SplitViewPane] = DataTable(PackageResources.split_view_tsv).rows.compactMap {
        SplitViewPane($0)
    }

    private init?(_ row: DataTable.Row) {
        guard let orientation = Orientation(rawValue: row["orientation"]), let width = row.number("width"),
            let height = row.number("height"), let widthClass = SizeClass(letter: row["width_class"].prefix(1))
        else { return nil }
        device = row["device"]
        self.orientation = orientation
        share = row["pane"]
        self.width = width
        self.height = height
        self.widthClass = widthClass
    }
}
