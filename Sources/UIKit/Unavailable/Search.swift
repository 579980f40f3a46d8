// Searching comes with lists.

@available(
    *, unavailable,
    message: "UISearchBar is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
open class UISearchBar {}

@available(
    *, unavailable,
    message: "UISearchTextField is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
open class UISearchTextField {}

@available(
    *, unavailable,
    message: "UISearchToken is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
open class UISearchToken {}

@available(
    *, unavailable,
    message: "UISearchTab is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
open class UISearchTab {}

@available(
    *, unavailable,
    message: "UISearchContainerViewController is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
open class UISearchContainerViewController {}

@available(
    *, unavailable,
    message: "UISearchBarDelegate is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
public protocol UISearchBarDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UISearchResultsUpdating is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
public protocol UISearchResultsUpdating: AnyObject {}

@available(
    *, unavailable,
    message: "UISearchControllerDelegate is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
public protocol UISearchControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UISearchTextFieldDelegate is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
public protocol UISearchTextFieldDelegate: AnyObject {}
