@preconcurrency import Foundation
import CoreGraphics

/// A view in the place of a keyboard, or above one.
@MainActor @preconcurrency
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    open private(set) var inputViewStyle: Style
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// What a keyboard of one's own writes into.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A keyboard of one's own, or a controller whose view is shown in a keyboard's place.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
    private var ownInputView: UIInputView?
    private let proxy = InputDocument()
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    open override var inputView: UIInputView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open func dismissKeyboard() { _ = viewIfLoaded?.window?.endEditing(true) }
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
}

/// A document with nothing but what the keyboard wrote.
@MainActor
private final class InputDocument: UITextDocumentProxy {
    private var text = ""
    var documentContextBeforeInput: String? { text.isEmpty ? nil : text }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var hasText: Bool { !text.isEmpty }
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
}
