// Lists of rows come with a later version; until then they are named here so that a program that needs them is told so.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UITableView is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableView: UIScrollView {}

@available(
    *, unavailable,
    message:
        "UITableViewCell is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewCell: UIView {}

@available(
    *, unavailable,
    message:
        "UITableViewController is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UITableViewHeaderFooterView is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

@available(
    *, unavailable,
    message:
        "UITableViewDiffableDataSource is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewRowAction is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {}

@available(
    *, unavailable,
    message:
        "UISwipeActionsConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {}

@available(
    *, unavailable,
    message:
        "UIContextualAction is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UIContextualAction: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewFocusUpdateContext is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewDropProposal is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewDropProposal: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewPlaceholder is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {}

@available(
    *, unavailable,
    message:
        "UILocalizedIndexedCollation is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {}

@available(
    *, unavailable,
    message:
        "UICellAccessory is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
open class UICellAccessory: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewDelegate is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
public protocol UITableViewDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDataSource is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDataSourcePrefetching is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDragDelegate is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDropDelegate is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UITableViewDropCoordinator is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "NSDiffableDataSourceSnapshot is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public init() {}
}

@available(
    *, unavailable,
    message:
        "NSDiffableDataSourceSectionSnapshot is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    public init() {}
}

@available(
    *, unavailable,
    message:
        "UIListContentConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIListContentConfiguration {
    public init() {}
}

@available(
    *, unavailable,
    message:
        "UICellConfigurationState is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UICellConfigurationState {
    public init() {}
}

@available(
    *, unavailable,
    message:
        "UIViewConfigurationState is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIViewConfigurationState {
    public init() {}
}

@available(
    *, unavailable,
    message:
        "UIListSeparatorConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIListSeparatorConfiguration {
    public init() {}
}

@available(*, unavailable, message: "UIContentConfiguration is not part of Kumiko yet: lists are not laid out yet")
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

@available(*, unavailable, message: "UIContentView is not part of Kumiko yet: lists are not laid out yet")
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {}

@available(*, unavailable, message: "UIConfigurationState is not part of Kumiko yet: lists are not laid out yet")
@MainActor @preconcurrency
public protocol UIConfigurationState {}

@available(*, unavailable, message: "UIListContentView is not part of Kumiko yet: lists are not laid out yet")
@MainActor @preconcurrency
open class UIListContentView: UIView {}
