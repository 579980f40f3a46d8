import DeviceCatalog
import Foundation

/// A number of a list's rows, headers and footers, kept with its origin in `lists.tsv`.
package enum ListMetric: String, CaseIterable {
    case rowMinimumHeight = "row.minimumHeight"
    case rowLabelPadding = "row.labelPadding"
    case rowDetailGap = "row.detailGap"
    case rowDetailSize = "row.detailSize"
    case rowSideBySideGap = "row.sideBySideGap"
    case rowValue2Width = "row.value2Width"
    case rowImageGap = "row.imageGap"
    case rowImageSlot = "row.imageSlot"
    case groupedSideNarrow = "grouped.sideNarrow"
    case groupedSideWide = "grouped.sideWide"
    case groupedSideBreakWidth = "grouped.sideBreakWidth"
    case groupedTextInsetNarrow = "grouped.textInsetNarrow"
    case groupedTextInsetWide = "grouped.textInsetWide"
    case groupedCornerRadius = "grouped.cornerRadius"
    case groupedFirstTop = "grouped.firstTop"
    case groupedHeaderless = "grouped.headerless"
    case groupedFooterless = "grouped.footerless"
    case groupedHeaderAbove = "grouped.headerAbove"
    case groupedHeaderBelow = "grouped.headerBelow"
    case groupedHeaderSize = "grouped.headerSize"
    case groupedFooterSize = "grouped.footerSize"
    case groupedFooterAbove = "grouped.footerAbove"
    case groupedFooterBelow = "grouped.footerBelow"
    case plainHeaderTop = "plain.headerTop"
    case plainHeaderHeight = "plain.headerHeight"
    case plainHeaderPadding = "plain.headerPadding"
    case separatorThickness = "separator.thickness"
    case separatorTrailing = "separator.trailing"
    case accessoryGap = "accessory.gap"
    case editingIndent = "editing.indent"
    case editingControl = "editing.control"
    case indentationWidth = "indentation.width"
    case contentPadding = "content.padding"
    case contentSecondaryGap = "content.secondaryGap"
    case indexWidth = "index.width"
    case indexLineHeight = "index.lineHeight"
    case indexFontSize = "index.fontSize"

    /// Points, in the design generation that the host plays; zero where the table has no row, which a test finds.
    package var value: CGFloat { value(in: _DesignEnvironment.generation) ?? 0 }

    /// The value on the pixel grid of the host's screen, never less than was recorded by more than a pixel.
    @MainActor var onPixels: CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale + 0.001).rounded(.down) / scale
    }

    /// The height of a row of one line at the current text size.
    ///
    /// Recorded as 52 with a body line of 20.5 and as 56 with one of 24.5: it grows with that line, and is not less
    /// than the height at the Large text size.
    static var rowStandardHeight: CGFloat {
        let body = UIFont.preferredFont(forTextStyle: .body).lineHeight
        let growth = body - UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
        guard growth > 0 else { return rowMinimumHeight.value }
        let scale = max(1, UITraitCollection.current.displayScale)
        return ((rowMinimumHeight.value + growth) * scale - 0.001).rounded(.up) / scale
    }

    func value(in design: DesignGeneration) -> CGFloat? { ListTable.shared.values[design]?[rawValue] }
}

/// The table behind `ListMetric`.
struct ListTable: Sendable {
    static let shared = ListTable(DataTable(PackageResources.lists_tsv))

    let rows: [DataTable.Row]
    private(set) var values: [DesignGeneration: [String: CGFloat]] = [:]

    init(_ table: DataTable) {
        rows = table.rows
        for row in table.rows {
            guard let value = row.number("value") else { continue }
            let designs = DesignGeneration(rawValue: row["design"]).map { [$0] } ?? DesignGeneration.allCases
            for design in designs { values[design, default: [:]][row["name"]] = CGFloat(value) }
        }
    }
}
