import DeviceCatalog
import Foundation

/// A number of a control, kept with its origin in `controls.tsv`.
package enum ControlMetric: String, CaseIterable {
    case switchWidth = "switch.width"
    case switchHeight = "switch.height"
    case switchAlignmentRight = "switch.alignmentRight"
    case switchThumbWidth = "switch.thumbWidth"
    case switchThumbInset = "switch.thumbInset"
    case sliderHeight = "slider.height"
    case sliderAlignedHeight = "slider.alignedHeight"
    case sliderAlignmentSide = "slider.alignmentSide"
    case sliderImageGap = "slider.imageGap"
    case sliderTrackHeight = "slider.trackHeight"
    case sliderThumbWidth = "slider.thumbWidth"
    case sliderThumbHeight = "slider.thumbHeight"
    case stepperWidth = "stepper.width"
    case stepperRoundness = "stepper.roundness"
    case stepperHeight = "stepper.height"
    case segmentedHeight = "segmented.height"
    case segmentedAlignedHeight = "segmented.alignedHeight"
    case segmentedPadding = "segmented.padding"
    case segmentedMinimumWidth = "segmented.minimumWidth"
    case segmentedPlateInset = "segmented.plateInset"
    case segmentedRadius = "segmented.radius"
    case segmentedFontSize = "segmented.fontSize"
    case progressHeight = "progress.height"
    case progressBarHeight = "progress.barHeight"
    case spinnerMedium = "spinner.medium"
    case spinnerLarge = "spinner.large"
    case pagesHeight = "pages.height"
    case pagesPitch = "pages.pitch"
    case pagesPadding = "pages.padding"
    case pagesDot = "pages.dot"
    case fieldRoundedHeight = "field.roundedHeight"
    case fieldRoundedInset = "field.roundedInset"
    case fieldPlainExtra = "field.plainExtra"
    case fieldRadius = "field.radius"
    case fieldBezelInset = "field.bezelInset"
    case fieldBorder = "field.border"
    case fieldClearButton = "field.clearButton"
    case textViewInsetVertical = "textView.insetVertical"
    case textViewPadding = "textView.padding"
    case buttonSystemFont = "button.systemFont"
    case buttonCustomFont = "button.customFont"
    case buttonTitlePadding = "button.titlePadding"
    case buttonMinimumWidth = "button.minimumWidth"
    case buttonPaddingBesideContentInsets = "button.paddingBesideContentInsets"
    case buttonContactAddWidth = "button.contactAddWidth"
    case buttonContactAddHeight = "button.contactAddHeight"
    case buttonCloseSize = "button.closeSize"
    case configurationInsetVertical = "configuration.insetVertical"
    case configurationInsetHorizontal = "configuration.insetHorizontal"
    case configurationSmallInsetVertical = "configuration.smallInsetVertical"
    case configurationSmallInsetHorizontal = "configuration.smallInsetHorizontal"
    case configurationMiniInsetVertical = "configuration.miniInsetVertical"
    case configurationMiniInsetHorizontal = "configuration.miniInsetHorizontal"
    case configurationLargeInsetVertical = "configuration.largeInsetVertical"
    case configurationLargeInsetHorizontal = "configuration.largeInsetHorizontal"
    case configurationTitlePadding = "configuration.titlePadding"
    case configurationCornerRadius = "configuration.cornerRadius"
    case configurationMediumRadius = "configuration.mediumRadius"
    case configurationSmallRadius = "configuration.smallRadius"
    case configurationLargeRadius = "configuration.largeRadius"
    case configurationIsCapsule = "configuration.isCapsule"
    case labelWrapExtra = "label.wrapExtra"
    case refreshHeight = "refresh.height"
    case colorWellSide = "colorWell.side"
    case pickerWidth = "picker.width"
    case pickerHeight = "picker.height"
    case pickerRowHeight = "picker.rowHeight"
    case pickerComponentGap = "picker.componentGap"
    case pickerSide = "picker.side"
    case pickerPlateHeight = "picker.plateHeight"
    case pickerPlateRadius = "picker.plateRadius"
    case pickerFontSize = "picker.fontSize"
    case datePickerCompactPadding = "datePicker.compactPadding"
    case datePickerCompactInset = "datePicker.compactInset"
    case datePickerCompactGap = "datePicker.compactGap"
    case datePickerCompactRadius = "datePicker.compactRadius"
    case datePickerInlineWidth = "datePicker.inlineWidth"
    case datePickerInlineHeight = "datePicker.inlineHeight"
    case datePickerInlineHeader = "datePicker.inlineHeader"
    case datePickerInlineWeekdays = "datePicker.inlineWeekdays"
    case datePickerInlineSide = "datePicker.inlineSide"
    case datePickerInlineTimeRow = "datePicker.inlineTimeRow"
    case datePickerInlineDayCircle = "datePicker.inlineDayCircle"

    /// Points, in the design generation that the host plays.
    package var value: CGFloat { value(in: _DesignEnvironment.generation) }

    /// Zero where the table has no row for the generation, which a test finds.
    func value(in design: DesignGeneration) -> CGFloat { ControlTable.shared.value(of: self, in: design) ?? 0 }
}

/// The table behind `ControlMetric`.
struct ControlTable: Sendable {
    static let shared = ControlTable(DataTable(PackageResources.controls_tsv))

    private struct Key: Hashable {
        var name: String
        var design: DesignGeneration
    }

    private var values: [Key: CGFloat] = [:]

    init(_ table: DataTable) {
        for row in table.rows {
            guard let value = row.number("value") else { continue }
            let designs = DesignGeneration(rawValue: row["design"]).map { [$0] } ?? DesignGeneration.allCases
            for design in designs { values[Key(name: row["name"], design: design)] = CGFloat(value) }
        }
    }

    func value(of metric: ControlMetric, in design: DesignGeneration) -> CGFloat? {
        values[Key(name: metric.rawValue, design: design)]
    }
}
