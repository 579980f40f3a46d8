import DeviceCatalog
import Foundation

/// What a system item shows, from `bar_system_items.tsv`.
struct SystemItemLooks: Sendable {
    var title: String?
    var symbol: String?

    private static let table: [String: DataTable.Row] = {
        let rows = DataTable(PackageResources.bar_system_items_tsv).rows
        return Dictionary(rows.map { ($0["item"], $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// nil for spaces, which show nothing.
    init?(_ item: UIBarButtonItem.SystemItem, design: DesignGeneration) {
        guard let row = Self.table[String(describing: item)] else { return nil }
        var symbol = row["symbol"]
        if design == .ios26, !row["symbol_ios26"].isEmpty { symbol = row["symbol_ios26"] }
        self.symbol = symbol.isEmpty ? nil : symbol
        title = row["title"].isEmpty || self.symbol != nil ? nil : row["title"]
    }
}
