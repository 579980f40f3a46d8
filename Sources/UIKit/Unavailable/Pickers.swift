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
