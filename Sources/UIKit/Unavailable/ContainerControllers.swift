// Containers that no version lays out yet.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UISplitViewController is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UIPageViewController is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UIInputViewController is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UIInputView is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
open class UIInputView: UIView {}

@available(
    *, unavailable,
    message:
        "UISplitViewControllerDelegate is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIPageViewControllerDataSource is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIPageViewControllerDelegate is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

extension UIViewController {
    @available(
        *, unavailable, message: "UISplitViewController is not part of Kumiko yet: the container is not laid out"
    )
    public var splitViewController: UISplitViewController? { nil }
}
