@preconcurrency import Foundation
import ObjectiveC

/// An object that takes part in the chain along which events travel.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// Never called, since there are no nibs.
    open func awakeFromNib() {}

    /// Called for what `addObserver(_:forKeyPath:options:context:)` asked for.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Whom an event goes to when this responder does not handle it; nil ends the chain.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { _FirstResponder.current === self }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var undoManager: UndoManager? { next?.undoManager }
    open var textInputMode: UITextInputMode? { nil }
    /// Buttons beside the keyboard's suggestions; they are kept but not shown.
    open var inputAssistantItem: UITextInputAssistantItem { _assistantItem }
    private lazy var _assistantItem = UITextInputAssistantItem()
    open var keyCommands: [UIKeyCommand]? { nil }
    open var userActivity: NSUserActivity?

    /// Makes this the object that key events go to; false where it or the present one refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        if let current = _FirstResponder.current, !current.resignFirstResponder() { return false }
        _FirstResponder.current = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        _FirstResponder.current = nil
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Whether the responder has the method that the selector carries.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action._canInvoke(on: self) }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func buildMenu(with builder: any UIMenuBuilder) {}

    open func validate(_ command: UICommand) {}
    open func reloadInputViews() {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Editing, for subclasses that can

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
}

/// The one responder that has the keyboard.
@MainActor
enum _FirstResponder {
    static weak var current: UIResponder?
}
