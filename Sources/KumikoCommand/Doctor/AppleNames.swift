import Foundation

/// Names of Apple's interface frameworks that real code uses, so that a missing one is told from a project's own.
struct AppleNames: Sendable {
    enum Kind: String, Sendable { case type, member }

    /// Number of files that use the name, by name.
    private(set) var types: [String: Int] = [:]
    private(set) var members: [String: Int] = [:]

    static let known = AppleNames(table: String(decoding: PackageResources.apple_names_tsv, as: UTF8.self))

    init(table: String) {
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 3, let kind = Kind(rawValue: cells[1]), let files = Int(cells[2]) else { continue }
            switch kind {
            case .type: types[cells[0]] = files
            case .member: members[cells[0]] = files
            }
        }
    }
}
