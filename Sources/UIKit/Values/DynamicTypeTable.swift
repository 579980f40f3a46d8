import DeviceCatalog
import Foundation

/// Sizes, leadings and weights of the text styles at the twelve text sizes, from `dynamic_type.tsv`.
struct DynamicTypeTable: Sendable {
    struct Entry: Sendable {
        /// Points.
        var size: CGFloat
        /// The distance from baseline to baseline that the HIG's table gives; nil where it gives none.
        var leading: CGFloat?
        var weight: UIFont.Weight
        var emphasizedWeight: UIFont.Weight
    }

    private struct Key: Hashable {
        var style: UIFont.TextStyle
        var size: TextSize
    }

    static let shared = DynamicTypeTable(DataTable(PackageResources.dynamic_type_tsv))

    private var entries: [Key: Entry] = [:]

    private static let styles: [String: UIFont.TextStyle] = [
        "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2, "largeTitle": .largeTitle,
        "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline, "body": .body,
        "callout": .callout, "subhead": .subheadline, "subheadline": .subheadline, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
    ]

    init(_ table: DataTable) {
        let sizes = Dictionary(uniqueKeysWithValues: TextSize.allCases.map { ($0.tableName, $0) })
        for row in table.rows {
            guard let style = Self.styles[row["style"]], let size = sizes[row["category"]],
                let points = row.number("size")
            else { continue }
            entries[Key(style: style, size: size)] = Entry(
                size: CGFloat(points), leading: row.number("leading").map { CGFloat($0) },
                weight: Self.weights[row["weight"]] ?? .regular,
                emphasizedWeight: Self.weights[row["emphasized"]] ?? .bold)
        }
    }

    /// An unknown style counts as body, an unspecified category as large.
    func entry(for style: UIFont.TextStyle, category: UIContentSizeCategory) -> Entry {
        let size = TextSize(contentSizeCategory: category.rawValue) ?? .large
        return entries[Key(style: style, size: size)] ?? entries[Key(style: .body, size: size)]
            ?? Entry(size: UIFont.labelFontSize, leading: nil, weight: .regular, emphasizedWeight: .semibold)
    }

    /// The leading of a style at one of its own sizes; nil at any other size.
    func leading(of style: UIFont.TextStyle, size: CGFloat) -> CGFloat? {
        for textSize in TextSize.allCases {
            if let entry = entries[Key(style: style, size: textSize)], entry.size == size { return entry.leading }
        }
        return nil
    }
}
