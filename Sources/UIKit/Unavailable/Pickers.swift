// Controls that no version lays out yet.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message: "UIDocumentBrowserViewController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController {}

@available(
    *, unavailable,
    message: "UIReferenceLibraryViewController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {}

@available(
    *, unavailable,
    message: "UIPrintInteractionController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {}

@available(*, unavailable, message: "UIPrintInfo is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {}

@available(*, unavailable, message: "UIPrintPageRenderer is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {}

@available(*, unavailable, message: "UIPrintFormatter is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {}

@available(
    *, unavailable,
    message: "UISimpleTextPrintFormatter is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: NSObject {}

@available(
    *, unavailable,
    message: "UIMarkupTextPrintFormatter is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: NSObject {}

@available(*, unavailable, message: "UICalendarView is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UICalendarView: UIView {}

@available(
    *, unavailable,
    message: "UIVideoEditorController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIVideoEditorController: UINavigationController {}

@available(
    *, unavailable,
    message: "UICloudSharingController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UICloudSharingController: UIViewController {}

@available(
    *, unavailable,
    message: "UIPrintInteractionControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
