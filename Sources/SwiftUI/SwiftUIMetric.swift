import DeviceCatalog
import TextEngine

/// A number of a SwiftUI control or container, kept with its origin in `swiftui_metrics.tsv`.
enum SwiftUIMetric: String, CaseIterable {
    case progressLabelGap = "progress.labelGap"
    case menuPickerSide = "menuPicker.side"
    case menuPickerGap = "menuPicker.gap"
    case menuPickerChevron = "menuPicker.chevron"
    case menuPickerHeight = "menuPicker.height"
    case colorWellSize = "colorWell.size"
    case gaugeSize = "gauge.size"
    case gaugeLine = "gauge.line"
    case gaugeValueFont = "gauge.valueFont"
    case gaugeLabelFont = "gauge.labelFont"
    case tableGap = "table.gap"
    case subtitleHeight = "title.subtitle"
    case titleLine = "title.line"
    case titleScale = "title.scale"
    case dotsBackground = "dots.background"
    case dotsFaint = "dots.faint"
    case tabAccessory = "tab.accessory"
    case grabberWidth = "grabber.width"
    case grabberHeight = "grabber.height"
    case grabberTop = "grabber.top"
    case groupBoxPadding = "groupBox.padding"
    case groupBoxRadius = "groupBox.radius"
    case groupBoxGap = "groupBox.gap"
    case textEditorLeast = "textEditor.least"
    case splitSidebar = "split.sidebar"
    case splitContent = "split.content"
    case splitLeastDetail = "split.leastDetail"
    case tabHeight = "tab.height"
    case tabBottom = "tab.bottom"
    case tabZone = "tab.zone"
    case tabItemWidth = "tab.itemWidth"
    case tabSide = "tab.side"
    case searchFieldHeight = "search.fieldHeight"
    case searchSide = "search.side"
    case gapSmall = "gap.small"
    case tabIconFont = "tab.iconFont"
    case tabTitleGap = "tab.titleGap"

    /// In the design generation that the host plays.
    @MainActor var value: CGFloat { Self.values[_HostEnvironment.current.design]?[rawValue] ?? 0 }

    private static let values: [DesignGeneration: [String: CGFloat]] = {
        let table = TabSeparatedTable(PackageResources.swiftui_metrics_tsv)
        var values: [DesignGeneration: [String: CGFloat]] = [:]
        for record in table.records {
            guard let name = record["name"], let value = record["value"].flatMap(Double.init) else {
                fatalError("swiftui_metrics.tsv: expected name and value, found \(record)")
            }
            let designs = DesignGeneration(rawValue: record["design"] ?? "").map { [$0] } ?? DesignGeneration.allCases
            for design in designs { values[design, default: [:]][name] = CGFloat(value) }
        }
        return values
    }()
}
