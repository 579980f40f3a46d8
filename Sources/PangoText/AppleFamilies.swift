import TextEngine

/// Families that an iPhone has, with the design that stands in, from `Data/apple_families.tsv`.
struct AppleFamilies: Sendable {
    private struct Family: Sendable {
        var name: String
        var prefix: String
        var role: String
        /// Ems; nil for those of the system font.
        var ascender: Double?
        var descender: Double?
    }

    static let shared = AppleFamilies(TabSeparatedTable(PackageResources.apple_families_tsv))

    private let families: [Family]
    private let byName: [String: Family]

    init(_ table: TabSeparatedTable) {
        families = table.records.map { record in
            guard let name = record["family"], let prefix = record["prefix"], let role = record["role"] else {
                fatalError("apple_families.tsv: expected family, prefix and role, found \(record)")
            }
            return Family(
                name: name, prefix: prefix, role: role, ascender: record["ascender"].flatMap(Double.init),
                descender: record["descender"].flatMap(Double.init))
        }
        byName = Dictionary(families.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The design that stands in for a family; nil for families that no iPhone has.
    func role(of family: String) -> String? { byName[family.lowercased()]?.role }

    /// Ems above and below the baseline, both positive; nil where they are the system font's.
    func extent(of family: String) -> (ascender: Double, descender: Double)? {
        guard let family = byName[family.lowercased()], let up = family.ascender, let down = family.descender else {
            return nil
        }
        return (up, down)
    }

    /// By family name, or by PostScript name: prefix, then nothing, `MT` or a hyphen and the style.
    func font(named name: String, size: Double) -> FontDescriptor? {
        for family in families {
            if name.lowercased() == family.name.lowercased() {
                return FontDescriptor(family: .named(family.name), size: size)
            }
            guard name.hasPrefix(family.prefix) else { continue }
            let rest = name.dropFirst(family.prefix.count)
            guard rest.isEmpty || rest == "MT" || rest.hasPrefix("-") else { continue }
            let style = FontStyleName(rest)
            return FontDescriptor(
                family: .named(family.name), size: size, weight: style.weight, isItalic: style.isItalic)
        }
        return nil
    }
}
