/// The recorded numbers of the system font and of Apple's text layout, from `Data/system_font.tsv`.
package struct SystemFontMeasures: Sendable {
    package static let shared = SystemFontMeasures(TabSeparatedTable(PackageResources.system_font_tsv))

    let ascender: Double
    let descender: Double
    let capHeight: Double
    let xHeights: [(size: Double, value: Double)]
    let tabInterval: Double
    let fixedAdvance: Double
    let symbolSize: Double
    let symbolSmall: Double
    let symbolLarge: Double

    init(_ table: TabSeparatedTable) {
        var values: [String: [(size: Double, value: Double)]] = [:]
        for record in table.records {
            guard let measure = record["measure"], let size = record["size"].flatMap(Double.init),
                let value = record["value"].flatMap(Double.init)
            else { fatalError("system_font.tsv: expected measure, size and value, found \(record)") }
            values[measure, default: []].append((size, value))
        }
        func single(_ name: String) -> Double {
            guard let value = values[name]?.first?.value else {
                fatalError("system_font.tsv: expected a row \(name)")
            }
            return value
        }
        ascender = single("ascender")
        descender = single("descender")
        capHeight = single("capHeight")
        xHeights = (values["xHeight"] ?? []).sorted { $0.size < $1.size }
        tabInterval = single("tabInterval")
        fixedAdvance = single("fixedAdvance")
        symbolSize = single("symbolSize")
        symbolSmall = single("symbolSmall")
        symbolLarge = single("symbolLarge")
    }

    func xHeight(at size: Double) -> Double {
        guard let first = xHeights.first, let last = xHeights.last else { return capHeight }
        if size <= first.size { return first.value }
        for (lower, upper) in zip(xHeights, xHeights.dropFirst()) where size <= upper.size {
            let part = (size - lower.size) / (upper.size - lower.size)
            return lower.value + (upper.value - lower.value) * part
        }
        return last.value
    }
}

extension FontMetrics {
    /// The system font's measures at a size, the same for each weight and design.
    ///
    /// Origin: recorded on the iOS 26.0 simulator (`Data/system_font.tsv`); the stand-in font's own are never used. A
    /// size that is not finite or below 0 counts as 0.
    public static func systemFont(size: Double, leading: Double = 0) -> FontMetrics {
        let measures = SystemFontMeasures.shared
        let size = size.isFinite ? max(0, size) : 0
        return FontMetrics(
            ascender: measures.ascender * size, descender: -measures.descender * size, leading: leading,
            capHeight: measures.capHeight * size, xHeight: measures.xHeight(at: size) * size)
    }
}
