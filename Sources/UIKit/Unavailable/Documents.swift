// Parts of the system that have nothing to lay out.

@preconcurrency import Foundation

@available(*, unavailable, message: "UIDocument is not part of Kumiko yet: there is no such system service here")
@MainActor @preconcurrency
open class UIDocument: NSObject {}

@available(
    *, unavailable,
    message: "UIManagedDocument is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UIManagedDocument: NSObject {}

@available(*, unavailable, message: "UIPrinter is not part of Kumiko yet: there is no such system service here")
@MainActor @preconcurrency
open class UIPrinter: NSObject {}

@available(*, unavailable, message: "UIFocusGuide is not part of Kumiko yet: there is no such system service here")
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {}

@available(*, unavailable, message: "UIFocusSystem is not part of Kumiko yet: there is no such system service here")
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {}

@available(
    *, unavailable,
    message: "UIFocusAnimationCoordinator is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {}

@available(
    *, unavailable,
    message: "UIFocusUpdateContext is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {}

@available(
    *, unavailable,
    message: "UIScribbleInteraction is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UIScribbleInteraction: NSObject {}

@available(
    *, unavailable,
    message: "UIPencilInteraction is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject {}

@available(
    *, unavailable,
    message: "UIFindInteraction is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UIFindInteraction: NSObject {}

@available(
    *, unavailable,
    message: "UITextInteraction is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UITextInteraction: NSObject {}

@available(
    *, unavailable,
    message: "UITextDragPreviewRenderer is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
open class UITextDragPreviewRenderer: NSObject {}

@available(
    *, unavailable,
    message: "UIScribbleInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIPencilInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIFindInteractionDelegate is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIFocusEnvironment is not part of Kumiko yet: there is no such system service here"
)
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {}
