import Foundation

/// The declared types, from `types.tsv`.
struct TypeTable: Sendable {
    struct Entry: Sendable {
        var extensions: [String]
        var mimeType: String?
        var parents: [String]
        var name: String
    }

    static let shared = TypeTable()

    private(set) var entries: [String: Entry] = [:]
    private var order: [String] = []

    private init() {
        let text = String(decoding: PackageResources.types_tsv, as: UTF8.self)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("identifier\t") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 5 else { fatalError("types.tsv: expected five columns, found \(line)") }
            func list(_ cell: String) -> [String] { cell.split(separator: " ").map(String.init) }
            entries[cells[0]] = Entry(
                extensions: list(cells[1]), mimeType: cells[2].isEmpty ? nil : cells[2], parents: list(cells[3]),
                name: cells[4])
            order.append(cells[0])
        }
    }

    /// The first declared type that a condition holds for and that is a kind of another one.
    func first(_ condition: (Entry) -> Bool, below supertype: UTType) -> String? {
        order.first { identifier in
            guard let entry = entries[identifier], condition(entry) else { return false }
            return UTType(known: identifier).conforms(to: supertype)
        }
    }
}
