// Lists of rows come with a later version; until then they are named here so that a program that needs them is told so.

@available(
    *, unavailable,
    message: "UITableView is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableView {}

@available(
    *, unavailable,
    message: "UITableViewCell is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewCell {}

@available(
    *, unavailable,
    message: "UITableViewController is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewController {}

@available(
    *, unavailable,
    message: "UITableViewHeaderFooterView is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewHeaderFooterView {}

@available(
    *, unavailable,
    message: "UITableViewDiffableDataSource is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {}

@available(
    *, unavailable,
    message: "UITableViewRowAction is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewRowAction {}

@available(
    *, unavailable,
    message: "UISwipeActionsConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UISwipeActionsConfiguration {}

@available(
    *, unavailable,
    message: "UIContextualAction is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UIContextualAction {}

@available(
    *, unavailable,
    message: "UITableViewFocusUpdateContext is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewFocusUpdateContext {}

@available(
    *, unavailable,
    message: "UITableViewDropProposal is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewDropProposal {}

@available(
    *, unavailable,
    message: "UITableViewPlaceholder is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UITableViewPlaceholder {}

@available(
    *, unavailable,
    message: "UILocalizedIndexedCollation is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UILocalizedIndexedCollation {}

@available(
    *, unavailable,
    message: "UICellAccessory is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
open class UICellAccessory {}

@available(
    *, unavailable,
    message: "UITableViewDelegate is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public protocol UITableViewDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UITableViewDataSource is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public protocol UITableViewDataSource: AnyObject {}

@available(
    *, unavailable,
    message: "UITableViewDataSourcePrefetching is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public protocol UITableViewDataSourcePrefetching: AnyObject {}

@available(
    *, unavailable,
    message: "UITableViewDragDelegate is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public protocol UITableViewDragDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UITableViewDropDelegate is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public protocol UITableViewDropDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UITableViewDropCoordinator is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public protocol UITableViewDropCoordinator: AnyObject {}

@available(
    *, unavailable,
    message: "NSDiffableDataSourceSnapshot is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {}

@available(
    *, unavailable,
    message: "NSDiffableDataSourceSectionSnapshot is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {}

@available(
    *, unavailable,
    message: "UIListContentConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIListContentConfiguration {}

@available(
    *, unavailable,
    message: "UICellConfigurationState is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UICellConfigurationState {}

@available(
    *, unavailable,
    message: "UIViewConfigurationState is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIViewConfigurationState {}

@available(
    *, unavailable,
    message: "UIListSeparatorConfiguration is not part of Kumiko yet: lists are not laid out yet; a UIStackView in a UIScrollView shows the same rows"
)
public struct UIListSeparatorConfiguration {}
