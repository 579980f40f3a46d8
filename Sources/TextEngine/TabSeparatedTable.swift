/// Rows of a tab-separated data file with a header line; lines that begin with `#` and empty lines are left out.
package struct TabSeparatedTable: Sendable {
    package let columns: [String]
    package let rows: [[String]]

    /// Reads UTF-8 bytes; the first line that counts names the columns.
    package init(_ bytes: [UInt8]) {
        var columns: [String] = []
        var rows: [[String]] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            if columns.isEmpty { columns = fields } else { rows.append(fields) }
        }
        self.columns = columns
        self.rows = rows
    }

    /// One dictionary per row; columns that a short row lacks are missing from it.
    package var records: [[String: String]] {
        rows.map { row in Dictionary(zip(columns, row), uniquingKeysWith: { first, _ in first }) }
    }
}
