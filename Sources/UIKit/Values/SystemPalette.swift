import DeviceCatalog
import Foundation

/// The named colours of the system, from `system_palette.tsv`.
struct SystemPalette: Sendable {
    private struct Key: Hashable {
        var name: String
        var design: DesignGeneration
        var isDark: Bool
        var isHighContrast: Bool
        var isElevated: Bool
    }

    static let shared = SystemPalette(DataTable(PackageResources.system_palette_tsv))

    private let colors: [Key: ColorComponents]
    private let names: Set<String>

    static func isKnown(_ name: String) -> Bool { shared.names.contains(name) }

    init(_ table: DataTable) {
        var colors: [Key: ColorComponents] = [:]
        for row in table.rows {
            guard let color = Self.components(row) else { continue }
            let designs = row["design"] == "all" ? DesignGeneration.allCases : [row["design"]].compactMap(Self.design)
            let levels = row["level"] == "any" ? [false, true] : [row["level"] == "elevated"]
            for design in designs {
                for isElevated in levels {
                    let key = Key(
                        name: row["name"], design: design, isDark: row["style"] == "dark",
                        isHighContrast: row["contrast"] == "high", isElevated: isElevated)
                    colors[key] = color
                }
            }
        }
        self.colors = colors
        names = Set(table.rows.map { $0["name"] })
    }

    private static func design(_ name: String) -> DesignGeneration? { DesignGeneration(rawValue: name) }

    private static func components(_ row: DataTable.Row) -> ColorComponents? {
        guard let red = row.number("red"), let green = row.number("green"), let blue = row.number("blue"),
            let alpha = row.number("alpha")
        else { return nil }
        return ColorComponents(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha))
    }

    /// The colour under the traits.
    ///
    /// 1. The row for style, contrast and level.
    /// 2. Without one, the row for normal contrast.
    /// 3. Without one, the light row.
    func components(named name: String, traits: UITraitCollection, design: DesignGeneration) -> ColorComponents? {
        var key = Key(
            name: name, design: design, isDark: traits.userInterfaceStyle == .dark,
            isHighContrast: traits.accessibilityContrast == .high,
            isElevated: traits.userInterfaceLevel == .elevated)
        if let color = colors[key] { return color }
        key.isHighContrast = false
        if let color = colors[key] { return color }
        key.isDark = false
        return colors[key]
    }
}
