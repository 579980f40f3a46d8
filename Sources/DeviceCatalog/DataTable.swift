/// A table of tab-separated values: comment lines start with `#`, the first other line names the columns.
///
/// Cells that a short line leaves out are empty.
public struct DataTable: Sendable {
    /// One line of the table.
    public struct Row: Sendable {
        let columns: [String: Int]
        let cells: [Substring]

        /// The cell's text; empty where the table has no such column.
        public subscript(column: String) -> String {
            guard let index = columns[column], index < cells.count else { return "" }
            return String(cells[index])
        }

        /// The cell as a number, or nil where it is none.
        public func number(_ column: String) -> Double? { Double(self[column]) }
    }

    public let rows: [Row]

    /// - Parameter bytes: UTF-8, as `PackageResources` gives it for an embedded file.
    public init(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let heads = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
        var columns: [String: Int] = [:]
        for (index, head) in heads.enumerated() { columns[String(head)] = index }
        rows = lines.dropFirst().map { line in
            Row(columns: columns, cells: line.split(separator: "\t", omittingEmptySubsequences: false))
        }
    }
}
