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
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {}

@available(
    *, unavailable,
    message:
        "NSDiffableDataSourceSectionSnapshot is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {}

@available(
    *, unavailable,
    message:
        "UIListContentConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIListContentConfiguration {}

@available(
    *, unavailable,
    message:
        "UICellConfigurationState is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UICellConfigurationState {}

@available(
    *, unavailable,
    message:
        "UIViewConfigurationState is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIViewConfigurationState {}

@available(
    *, unavailable,
    message:
        "UIListSeparatorConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIListSeparatorConfiguration {}
