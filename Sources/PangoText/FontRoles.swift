import TextEngine

/// The stand-in fonts of `Data/font_roles.tsv`.
struct FontRoles: Sendable {
    struct Role: Sendable {
        var minimumSize: Double
        var families: String
        var features: String
        /// Ems; nil where characters have widths of their own.
        var advance: Double?
    }

    static let shared = FontRoles(TabSeparatedTable(PackageResources.font_roles_tsv))

    private let roles: [String: [Role]]
    let fallback: String
    /// The families that measures are fitted to, with the packages that bring them.
    let required: [(family: String, package: String)]

    init(_ table: TabSeparatedTable) {
        var roles: [String: [Role]] = [:]
        for record in table.records {
            guard let name = record["role"], let families = record["families"],
                let size = record["minimum_size"].flatMap(Double.init)
            else { fatalError("font_roles.tsv: expected role, minimum_size and families, found \(record)") }
            roles[name, default: []].append(
                Role(
                    minimumSize: size, families: families, features: record["features"] ?? "",
                    advance: record["advance"].flatMap(Double.init)))
        }
        self.roles = roles.mapValues { $0.sorted { $0.minimumSize < $1.minimumSize } }
        fallback = roles["fallback"]?.first?.families ?? ""
        required = Self.required(table)
    }

    private static func required(_ table: TabSeparatedTable) -> [(family: String, package: String)] {
        var required: [(family: String, package: String)] = []
        for record in table.records {
            let families = (record["families"] ?? "").split(separator: ",")
            let packages = (record["package"] ?? "").split(separator: " ")
            for (family, package) in zip(families, packages) where !required.contains(where: { $0.family == family }) {
                required.append((String(family), String(package)))
            }
        }
        return required
    }

    /// The stand-in for a font; a family by its own name comes before the system's.
    func role(of font: FontDescriptor) -> Role {
        switch font.family {
        case .system: return role("system", size: font.size)
        case .rounded: return role("rounded", size: font.size)
        case .serif: return role("serif", size: font.size)
        case .monospaced: return role("monospaced", size: font.size)
        case .symbols: return role("symbols", size: font.size)
        case .named(let name):
            let standIn = role(AppleFamilies.shared.role(of: name) ?? "system", size: font.size).families
            return Role(minimumSize: 0, families: "\(Self.quoted(name)),\(standIn)", features: "", advance: nil)
        }
    }

    /// Pango separates families by commas.
    private static func quoted(_ name: String) -> String { name.filter { $0 != "," && $0 != "\0" } }

    private func role(_ name: String, size: Double) -> Role {
        guard let sizes = roles[name], let first = sizes.first else {
            fatalError("font_roles.tsv: expected a row for \(name)")
        }
        return sizes.last { $0.minimumSize <= size } ?? first
    }
}
