// Controls that no version lays out yet.

@available(*, unavailable, message: "UIPickerView is not part of Kumiko yet: the control is not laid out yet")
open class UIPickerView {}

@available(*, unavailable, message: "UIDatePicker is not part of Kumiko yet: the control is not laid out yet")
open class UIDatePicker {}

@available(
    *, unavailable,
    message: "UIColorPickerViewController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIColorPickerViewController {}

@available(
    *, unavailable,
    message: "UIFontPickerViewController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIFontPickerViewController {}

@available(
    *, unavailable,
    message: "UIImagePickerController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIImagePickerController {}

@available(
    *, unavailable,
    message: "UIDocumentPickerViewController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIDocumentPickerViewController {}

@available(
    *, unavailable,
    message: "UIDocumentBrowserViewController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIDocumentBrowserViewController {}

@available(
    *, unavailable,
    message: "UIDocumentInteractionController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIDocumentInteractionController {}

@available(
    *, unavailable,
    message: "UIReferenceLibraryViewController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIReferenceLibraryViewController {}

@available(
    *, unavailable,
    message: "UIPrintInteractionController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIPrintInteractionController {}

@available(*, unavailable, message: "UIPrintInfo is not part of Kumiko yet: the control is not laid out yet")
open class UIPrintInfo {}

@available(*, unavailable, message: "UIPrintPageRenderer is not part of Kumiko yet: the control is not laid out yet")
open class UIPrintPageRenderer {}

@available(*, unavailable, message: "UIPrintFormatter is not part of Kumiko yet: the control is not laid out yet")
open class UIPrintFormatter {}

@available(
    *, unavailable,
    message: "UISimpleTextPrintFormatter is not part of Kumiko yet: the control is not laid out yet"
)
open class UISimpleTextPrintFormatter {}

@available(
    *, unavailable,
    message: "UIMarkupTextPrintFormatter is not part of Kumiko yet: the control is not laid out yet"
)
open class UIMarkupTextPrintFormatter {}

@available(*, unavailable, message: "UICalendarView is not part of Kumiko yet: the control is not laid out yet")
open class UICalendarView {}

@available(*, unavailable, message: "UIColorWell is not part of Kumiko yet: the control is not laid out yet")
open class UIColorWell {}

@available(
    *, unavailable,
    message: "UIVideoEditorController is not part of Kumiko yet: the control is not laid out yet"
)
open class UIVideoEditorController {}

@available(
    *, unavailable,
    message: "UICloudSharingController is not part of Kumiko yet: the control is not laid out yet"
)
open class UICloudSharingController {}

@available(*, unavailable, message: "UIPickerViewDelegate is not part of Kumiko yet: the control is not laid out yet")
public protocol UIPickerViewDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIPickerViewDataSource is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIPickerViewDataSource: AnyObject {}

@available(
    *, unavailable,
    message: "UIPickerViewAccessibilityDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIPickerViewAccessibilityDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIImagePickerControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIImagePickerControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIDocumentPickerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIDocumentPickerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIDocumentInteractionControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIColorPickerViewControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIFontPickerViewControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIFontPickerViewControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIPrintInteractionControllerDelegate is not part of Kumiko yet: the control is not laid out yet"
)
public protocol UIPrintInteractionControllerDelegate: AnyObject {}
