import CoreGraphics
import Foundation

/// A mark, a text or a view at the side of a row of a list.
public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable {
        case always, whenEditing, whenNotEditing
    }

    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public typealias ActionHandler = @MainActor () -> Void

    enum Kind {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case detail
        case label(String, LabelOptions)
        case menu(UIMenu)
        case custom(UIView, maintainsFixedSize: Bool)
    }

    var kind: Kind
    var displayed: DisplayedState
    var options: Options
    var isLeading = false
    var action: ActionHandler?

    /// What all accessories have in common.
    struct Options {
        var isHidden = false
        var reservedLayoutWidth: LayoutDimension?
        var tintColor: UIColor?
    }

    func isShown(isEditing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        return displayed == .always || (displayed == .whenEditing) == isEditing
    }

    // MARK: Marks

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(kind: .disclosureIndicator, displayed: displayed, options: options.common)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(kind: .checkmark, displayed: displayed, options: options.common)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .outlineDisclosure(options.style), displayed: displayed, options: options.common,
            action: actionHandler)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(kind: .detail, displayed: displayed, options: options.common, action: actionHandler)
    }

    // MARK: Editing

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .delete, displayed: displayed, options: options.common, isLeading: true, action: actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .insert, displayed: displayed, options: options.common, isLeading: true, action: actionHandler)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(kind: .reorder, displayed: displayed, options: options.common)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(kind: .multiselect, displayed: displayed, options: options.common, isLeading: true)
    }

    // MARK: Content

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(kind: .label(text, options), displayed: displayed, options: options.common)
    }

    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(kind: .menu(menu), displayed: displayed, options: options.common)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading) =
            switch configuration.placement {
            case .leading(let displayed, _): (displayed, true)
            case .trailing(let displayed, _): (displayed, false)
            }
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        return UICellAccessory(
            kind: .custom(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize),
            displayed: displayed, options: options, isLeading: isLeading)
    }
}
