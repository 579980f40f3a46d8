// Searching comes with lists.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UISearchBar is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
open class UISearchBar: UIView {}

@available(
    *, unavailable,
    message:
        "UISearchTextField is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

@available(
    *, unavailable,
    message:
        "UISearchToken is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
open class UISearchToken: NSObject {}

@available(
    *, unavailable,
    message:
        "UISearchTab is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
open class UISearchTab: NSObject {}

@available(
    *, unavailable,
    message:
        "UISearchContainerViewController is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
open class UISearchContainerViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UISearchBarDelegate is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UISearchResultsUpdating is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UISearchControllerDelegate is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UISearchTextFieldDelegate is not part of Kumiko yet: search bars are not laid out yet; a UITextField takes the same text"
)
@MainActor @preconcurrency
public protocol UISearchTextFieldDelegate: NSObjectProtocol {}
