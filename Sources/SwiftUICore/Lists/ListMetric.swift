import DeviceCatalog
import TextEngine

/// A number of a list, kept with its origin in `list_metrics.tsv`.
enum ListMetric: String, CaseIterable {
    case rowLineExtra = "row.lineExtra"
    case rowPadding = "row.padding"
    case cardSide = "card.side"
    case cardRadius = "card.radius"
    case rowSide = "row.side"
    case plainSide = "plain.side"
    case sectionGap = "section.gap"
    case firstHeaderless = "first.headerless"
    case headerTop = "header.top"
    case headerBottom = "header.bottom"
    case headerAfterFooter = "header.afterFooter"
    case footerTop = "footer.top"
    case footerBottom = "footer.bottom"
    case plainHeaderTop = "plain.headerTop"
    case plainHeaderBottom = "plain.headerBottom"
    case plainFirstHeaderTop = "plain.firstHeaderTop"
    case separatorThickness = "separator.thickness"
    case separatorTrailing = "separator.trailing"
    case labelIconSlot = "label.iconSlot"
    case labelIconGap = "label.iconGap"
    case badgeGap = "badge.gap"
    case editIndent = "edit.indent"
    case editIcon = "edit.icon"
    case editHandle = "edit.handle"
    case swipeWidth = "swipe.width"
    case swipeGap = "swipe.gap"
    case swipeFull = "swipe.full"

    private static let values: [DesignGeneration: [String: CGFloat]] = {
        let table = TabSeparatedTable(PackageResources.list_metrics_tsv)
        var values: [DesignGeneration: [String: CGFloat]] = [:]
        for record in table.records {
            guard let name = record["name"], let value = record["value"].flatMap(Double.init) else {
                fatalError("list_metrics.tsv: expected name and value, found \(record)")
            }
            let designs = DesignGeneration(rawValue: record["design"] ?? "").map { [$0] } ?? DesignGeneration.allCases
            for design in designs { values[design, default: [:]][name] = CGFloat(value) }
        }
        return values
    }()

    func value(in design: DesignGeneration) -> CGFloat { Self.values[design]?[rawValue] ?? 0 }
}
