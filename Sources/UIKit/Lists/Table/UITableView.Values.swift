import CoreGraphics
import Foundation

extension UITableView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    public enum ContentHuggingElements: Int, Sendable {
        case none, sectionHeaders
    }

    public enum DropIntent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// Stands for the height that the content asks for.
    public class var automaticDimension: CGFloat { -1 }

    /// Name of the magnifying glass among section index titles.
    public class var indexSearch: String { "{search}" }
}

/// The name of `UITableView.selectionDidChangeNotification`.
extension UITableView {
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}
