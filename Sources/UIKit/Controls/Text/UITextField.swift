@preconcurrency import Foundation
import AutoLayout
import CoreGraphics

/// A control for one line of text.
///
/// Layout algorithm:
/// 1. The intrinsic width is that of the text, or of the placeholder where there is none, with the insets of the border
///    style and the side views.
/// 2. A rounded field is 34 tall; without a border the height is the font's line height and 1.5, rounded up to the
///    pixel.
/// 3. Text stands vertically centred in `textRect(forBounds:)`.
///
/// Origin: text fields recorded on the iOS Simulator 26.0; other border styles are assumed.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    private var storedText = NSAttributedString(string: "")
    private var storedFont: UIFont?
    private var storedColor: UIColor?
    private var storedPlaceholder: NSAttributedString?
    var inputSelection = NSRange(location: 0, length: 0)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Text

    /// Never nil when read; nil counts as empty.
    open var text: String? {
        get { storedText.string }
        set {
            storedText = NSAttributedString(string: newValue ?? "")
            inputSelection = NSRange(location: storedText.length, length: 0)
            contentChanged()
        }
    }

    open var attributedText: NSAttributedString? {
        get { storedText }
        set {
            storedText = newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
            inputSelection = NSRange(location: storedText.length, length: 0)
            contentChanged()
        }
    }

    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set {
            storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
            contentChanged()
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set {
            storedPlaceholder = newValue
            contentChanged()
        }
    }

    /// nil resets it to the system font of 17 points.
    open var font: UIFont? {
        get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            storedFont = newValue
            contentChanged()
        }
    }

    open var textColor: UIColor? {
        get { storedColor ?? .label }
        set {
            storedColor = newValue
            setNeedsDisplay()
        }
    }

    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { adoptDefaultAttributes() } }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// Points; 0 sets no limit.
    open var minimumFontSize: CGFloat = 0
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open private(set) var isEditing = false

    // MARK: Looks

    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentChanged() } } }
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { contentChanged() } }

    // MARK: Entering text

    open weak var delegate: (any UITextFieldDelegate)?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentChanged() } } }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    private var storedInputView: UIView?
    private var storedAccessoryView: UIView?

    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }

    // MARK: Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { insetTextRect(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(leftView, atLeft: true, bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(rightView, atLeft: false, bounds) }

    open func drawText(in rect: CGRect) { paint(shownText, color: shownTextColor, in: rect) }
    open func drawPlaceholder(in rect: CGRect) {
        if let storedPlaceholder { paint(storedPlaceholder, color: .placeholderText, in: rect) }
    }

    open override func draw(_ rect: CGRect) { paintField() }

    /// What stands behind the text.
    func paintFrame(in rect: CGRect) { paintBorder(in: rect) }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize { fieldSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    open override var _textFacts: _TextFacts? { shownFacts }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        contentChanged()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        contentChanged()
        return true
    }

    /// The clear button takes the touches that begin on it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) else {
            return true
        }
        clearByButton()
        return false
    }

    override func didReceiveTap(with event: UIEvent?) { becomeFirstResponder() }

    // MARK: UITextInput

    open var hasText: Bool { storedText.length > 0 }
    open func insertText(_ text: String) { enter(text) }
    open func deleteBackward() { deleteBeforeCaret() }
    open func text(in range: UITextRange) -> String? { inputText(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { change(range.nsRange, to: text) }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(inputSelection.location, inputSelection.location + inputSelection.length) }
        set { if let newValue { inputSelection = newValue.nsRange } }
    }
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(inputLength) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition.index, toPosition.index)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        inputPosition(from: position, offset: offset)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
    open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(position) }
    open func firstRect(for range: UITextRange) -> CGRect { caretPlace(range.start) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

    // MARK: Changes

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        contentChanged()
    }

    private func adoptDefaultAttributes() {
        if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
        if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
    }

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory, let adjusted = font?._adjusted(to: traitCollection) else { return }
        font = adjusted
    }
}
