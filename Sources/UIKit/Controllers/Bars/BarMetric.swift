import DeviceCatalog
import Foundation

/// A number of a bar, sheet or alert, kept with its origin in `bars.tsv`.
package enum BarMetric: String, CaseIterable {
    case marginNarrow = "root.marginNarrow"
    case marginWide = "root.marginWide"
    case marginBreakWidth = "root.marginBreakWidth"
    case navigationHeight = "navigation.height"
    case navigationHeightCompact = "navigation.heightCompact"
    case navigationHeightPad = "navigation.heightPad"
    case navigationTop = "navigation.top"
    case largeTitleHeight = "navigation.largeTitleHeight"
    case itemSide = "navigation.itemSide"
    case itemSpacing = "navigation.itemSpacing"
    case itemHeight = "navigation.itemHeight"
    case itemPadding = "navigation.itemPadding"
    case titleGap = "navigation.titleGap"
    case titleSize = "navigation.titleSize"
    case largeTitleSize = "navigation.largeTitleSize"
    case promptHeight = "navigation.promptHeight"
    case toolbarHeight = "toolbar.height"
    case toolbarSide = "toolbar.side"
    case toolbarBottom = "toolbar.bottom"
    case toolbarOwnSide = "toolbar.ownSide"
    case toolbarItemSpacing = "toolbar.itemSpacing"
    case tabHeight = "tab.height"
    case tabHeightCompact = "tab.heightCompact"
    case tabBottom = "tab.bottom"
    case tabPitch = "tab.pitch"
    case tabPitchOfFive = "tab.pitchOfFive"
    case tabSelectionWidth = "tab.selectionWidth"
    case tabSelectionWidthOfFive = "tab.selectionWidthOfFive"
    case tabSelectionInset = "tab.selectionInset"
    case tabTitleSize = "tab.titleSize"
    case tabIconSize = "tab.iconSize"
    case searchHeight = "search.height"
    case searchFieldHeight = "search.fieldHeight"
    case searchSide = "search.side"
    case searchCancelGap = "search.cancelGap"
    case searchScopeHeight = "search.scopeHeight"
    case searchScopeTop = "search.scopeTop"
    case searchFieldInset = "search.fieldInset"
    case searchFieldRadius = "search.fieldRadius"
    case searchIconSide = "search.iconSide"
    case searchIconGap = "search.iconGap"
    case searchTokenGap = "search.tokenGap"
    case searchTokenHeight = "search.tokenHeight"
    case searchStackedHeight = "search.stackedHeight"
    case searchStackedTop = "search.stackedTop"
    case searchInlineWidth = "search.inlineWidth"
    case searchBottomFieldHeight = "search.bottomFieldHeight"
    case pagesControlHeight = "pages.controlHeight"
    case splitPrimaryWidth = "split.primaryWidth"
    case splitSupplementaryWidth = "split.supplementaryWidth"
    case splitMinimumSecondaryShare = "split.minimumSecondaryShare"
    case menuWidth = "menu.width"
    case menuRowHeight = "menu.rowHeight"
    case menuSide = "menu.side"
    case menuPadding = "menu.padding"
    case menuGroupGap = "menu.groupGap"
    case menuCornerRadius = "menu.cornerRadius"
    case menuMargin = "menu.margin"
    case menuGap = "menu.gap"
    case sheetTop = "sheet.top"
    case sheetGap = "sheet.gap"
    case sheetCornerRadius = "sheet.cornerRadius"
    case sheetMediumShare = "sheet.mediumShare"
    case sheetDimming = "sheet.dimming"
    case formSheetWidth = "sheet.formWidth"
    case formSheetHeight = "sheet.formHeight"
    case pageSheetWidth = "sheet.pageWidth"
    case popoverWidth = "popover.width"
    case popoverHeight = "popover.height"
    case popoverGap = "popover.gap"
    case popoverShadow = "popover.shadow"
    case popoverShadowRadius = "popover.shadowRadius"
    case popoverCornerRadius = "popover.cornerRadius"
    case alertWidth = "alert.width"
    case alertCornerRadius = "alert.cornerRadius"
    case alertTextInset = "alert.textInset"
    case alertTop = "alert.top"
    case alertTextSpacing = "alert.textSpacing"
    case alertTitleSize = "alert.titleSize"
    case alertMessageSize = "alert.messageSize"
    case alertButtonHeight = "alert.buttonHeight"
    case alertButtonInset = "alert.buttonInset"
    case alertButtonSpacing = "alert.buttonSpacing"
    case alertDimming = "alert.dimming"
    case alertFieldHeight = "alert.fieldHeight"
    case presentationDuration = "presentation.duration"
    case navigationDuration = "navigation.duration"

    /// In the design generation that the host plays; zero where the table has no row for it.
    package var value: CGFloat { value(in: _DesignEnvironment.generation) ?? 0 }

    func value(in design: DesignGeneration) -> CGFloat? { BarTable.shared.values[design]?[rawValue] }
}

/// The table behind `BarMetric`.
struct BarTable: Sendable {
    static let shared = BarTable(DataTable(PackageResources.bars_tsv))

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
