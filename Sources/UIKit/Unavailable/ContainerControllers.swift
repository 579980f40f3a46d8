// Containers that no version lays out yet.

@available(
    *, unavailable,
    message:
        "UISplitViewController is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
open class UISplitViewController {}

@available(
    *, unavailable,
    message:
        "UIPageViewController is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
open class UIPageViewController {}

@available(
    *, unavailable,
    message:
        "UIInputViewController is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
open class UIInputViewController {}

@available(
    *, unavailable,
    message:
        "UIInputView is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
open class UIInputView {}

@available(
    *, unavailable,
    message:
        "UISplitViewControllerDelegate is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
public protocol UISplitViewControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message:
        "UIPageViewControllerDataSource is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
public protocol UIPageViewControllerDataSource: AnyObject {}

@available(
    *, unavailable,
    message:
        "UIPageViewControllerDelegate is not part of Kumiko yet: the container is not laid out yet; show one of its controllers by itself"
)
public protocol UIPageViewControllerDelegate: AnyObject {}

extension UIViewController {
    @available(*, unavailable, message: "UISplitViewController is not part of Kumiko yet")
    public var splitViewController: UISplitViewController? { nil }
}
