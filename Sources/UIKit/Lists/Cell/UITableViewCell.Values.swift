import Foundation

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        /// Once the etched style: `singleLineEtched`.
        case none, singleLine, singleLineEtched
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}

/// What a cell takes from the table it stands in.
struct RowContext: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// Points between the cell's sides and its content.
    var sideMargin: CGFloat = 16
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    /// The table's own inset, where one was set.
    var separatorInset: UIEdgeInsets?
    var isSeparatorInsetFromEdges = true
    var canMove = false
    var allowsMultipleSelection = false
}

/// The view that holds the content of a cell; named as on Apple's systems, where logs mention it.
@MainActor @preconcurrency
final class UITableViewCellContentView: UIView, EncapsulatedContent {}

/// Whose size comes from a list, and is called so in reports of conflicts.
@MainActor
protocol EncapsulatedContent: UIView {}

/// The hairline under a row.
@MainActor @preconcurrency
final class ListSeparatorView: UIView {}
