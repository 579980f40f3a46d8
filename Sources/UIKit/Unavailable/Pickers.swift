// Controls that no version lays out yet.

@preconcurrency import Foundation

@available(*, unavailable, message: "UIPickerView is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UIPickerView: UIView {}

@available(*, unavailable, message: "UIDatePicker is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UIDatePicker: UIControl {}

@available(
    *, unavailable,
    message: "UIColorPickerViewController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {}

@available(
    *, unavailable,
    message: "UIFontPickerViewController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {}

@available(
    *, unavailable,
    message: "UIImagePickerController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {}

@available(
    *, unavailable,
    message: "UIDocumentPickerViewController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {}

@available(
    *, unavailable,
    message: "UIDocumentBrowserViewController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController {}

@available(
    *, unavailable,
    message: "UIDocumentInteractionController is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {}

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

@available(*, unavailable, message: "UIColorWell is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
open class UIColorWell: UIControl {}

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

@available(*, unavailable, message: "UIPickerViewDelegate is not part of Kumiko yet: the control is not laid out yet")
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIPickerViewDataSource is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIPickerViewAccessibilityDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIPickerViewAccessibilityDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIImagePickerControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIDocumentPickerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIDocumentInteractionControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIColorPickerViewControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIFontPickerViewControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIPrintInteractionControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
