// Parts of the system that have nothing to lay out.

@available(*, unavailable, message: "UIDocument is not part of Kumiko yet: there is no such system service here")
open class UIDocument {}

@available(
    *, unavailable,
    message: "UIManagedDocument is not part of Kumiko yet: there is no such system service here"
)
open class UIManagedDocument {}

@available(*, unavailable, message: "UITextChecker is not part of Kumiko yet: there is no such system service here")
open class UITextChecker {}

@available(*, unavailable, message: "UIPrinter is not part of Kumiko yet: there is no such system service here")
open class UIPrinter {}

@available(*, unavailable, message: "UIFocusGuide is not part of Kumiko yet: there is no such system service here")
open class UIFocusGuide {}

@available(*, unavailable, message: "UIFocusSystem is not part of Kumiko yet: there is no such system service here")
open class UIFocusSystem {}

@available(
    *, unavailable,
    message: "UIFocusAnimationCoordinator is not part of Kumiko yet: there is no such system service here"
)
open class UIFocusAnimationCoordinator {}

@available(
    *, unavailable,
    message: "UIFocusUpdateContext is not part of Kumiko yet: there is no such system service here"
)
open class UIFocusUpdateContext {}

@available(
    *, unavailable,
    message: "UIScribbleInteraction is not part of Kumiko yet: there is no such system service here"
)
open class UIScribbleInteraction {}

@available(
    *, unavailable,
    message: "UIPencilInteraction is not part of Kumiko yet: there is no such system service here"
)
open class UIPencilInteraction {}

@available(
    *, unavailable,
    message: "UIFindInteraction is not part of Kumiko yet: there is no such system service here"
)
open class UIFindInteraction {}

@available(
    *, unavailable,
    message: "UITextInteraction is not part of Kumiko yet: there is no such system service here"
)
open class UITextInteraction {}

@available(
    *, unavailable,
    message: "UITextDragPreviewRenderer is not part of Kumiko yet: there is no such system service here"
)
open class UITextDragPreviewRenderer {}

@available(
    *, unavailable,
    message: "UIEditMenuInteraction is not part of Kumiko yet: there is no such system service here"
)
open class UIEditMenuInteraction {}

@available(
    *, unavailable,
    message: "UIEditMenuConfiguration is not part of Kumiko yet: there is no such system service here"
)
open class UIEditMenuConfiguration {}

@available(
    *, unavailable,
    message: "UIScribbleInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
public protocol UIScribbleInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIPencilInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
public protocol UIPencilInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIFindInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
public protocol UIFindInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIEditMenuInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
public protocol UIEditMenuInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIFocusEnvironment is not part of Kumiko yet: there is no such system service here"
)
public protocol UIFocusEnvironment: AnyObject {}
