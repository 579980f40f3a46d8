// What belongs to lists and is not laid out: dragging rows, placeholders and sorting by localized titles.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UITableViewFocusUpdateContext is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewDropProposal is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UITableViewDropProposal: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewPlaceholder is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {}

@available(
    *, unavailable,
    message: "UICellAccessory is not part of Kumiko yet: collections are not laid out yet"
)
@MainActor @preconcurrency
open class UICellAccessory: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewDragDelegate is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDropDelegate is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDropCoordinator is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIListSeparatorConfiguration is not part of Kumiko yet: collections are not laid out yet"
)
public struct UIListSeparatorConfiguration {
    public init() {}
}
