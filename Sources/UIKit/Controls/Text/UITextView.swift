@preconcurrency import Foundation
import AutoLayout
import CoreGraphics
import TextEngine

/// A scroll view that shows text of many lines and lets the user edit it.
///
/// Layout algorithm:
/// 1. Lines are broken at the width less the container insets and the line fragment padding (8 above and below, 5 at
///    the sides, by default).
/// 2. Without scrolling, the intrinsic size is that of the text with these; with scrolling there is none.
/// 3. The content is as wide as the view and as tall as the text with its insets.
///
/// Origin: Apple's reference of textContainerInset and lineFragmentPadding.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    private let storage = NSTextStorage(string: "")
    private let container: NSTextContainer
    private let manager = NSLayoutManager()
    private var storedFont: UIFont?
    private var storedColor: UIColor?
    var solvedWidth: CGFloat?
    var inputSelection = NSRange(location: 0, length: 0)

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
    }

    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    private func setUp() {
        container.textView = self
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.didChange = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
        backgroundColor = .systemBackground
        contentMode = .redraw
    }

    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

    // MARK: Text

    /// Never nil when read; setting it drops attributes.
    open var text: String! {
        get { storage.string }
        set { replaceAll(NSAttributedString(string: newValue ?? "")) }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage) }
        set { replaceAll(newValue ?? NSAttributedString(string: "")) }
    }

    private func replaceAll(_ text: NSAttributedString) {
        storage.setAttributedString(text)
        inputSelection = NSRange(location: storage.length, length: 0)
        textDidChange()
    }

    /// nil means the system font of 12 points.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            textDidChange()
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
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var usesStandardTextScaling = false
    open var borderStyle = BorderStyle.none

    public enum BorderStyle: Int, Sendable {
        case none, roundedRect
    }

    // MARK: Editing

    open var isEditable = true
    open var isSelectable = true
    open var clearsOnInsertion = false
    open var isFindInteractionEnabled = false

    /// UTF-16 units.
    open var selectedRange: NSRange {
        get { inputSelection }
        set {
            inputSelection = newValue
            delegate?.textViewDidChangeSelection(self)
        }
    }

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
    open var isSecureTextEntry = false
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

    // MARK: Layout

    open var textContainer: NSTextContainer { container }
    open var layoutManager: NSLayoutManager { manager }
    open var textStorage: NSTextStorage { storage }

    open var textContainerInset = UIEdgeInsets(
        top: ControlMetric.textViewInsetVertical.value, left: 0, bottom: ControlMetric.textViewInsetVertical.value,
        right: 0)
    {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }

    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textDidChange() } } }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(forWidth: solvedWidth)
    }

    /// The text's size with its insets, broken at the offered width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(forWidth: size.width > 0 ? size.width : nil)
    }

    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(lineRect(at: range.location), animated: false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: textSize(forWidth: bounds.width).height)
    }

    open override func draw(_ rect: CGRect) { paintText() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    open override var _textFacts: _TextFacts? { shownFacts }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory, let adjusted = font?._adjusted(to: traitCollection) else { return }
        font = adjusted
    }

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: UITextInput

    open var hasText: Bool { storage.length > 0 }
    open func insertText(_ text: String) { change(inputSelection, to: text) }
    open func deleteBackward() { deleteBeforeCaret() }
    open func text(in range: UITextRange) -> String? { inputText(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { change(range.nsRange, to: text) }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(inputSelection.location, inputSelection.location + inputSelection.length) }
        set { if let newValue { selectedRange = newValue.nsRange } }
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
    open func caretRect(for position: UITextPosition) -> CGRect { lineRect(at: position.index) }
    open func firstRect(for range: UITextRange) -> CGRect { lineRect(at: range.start.index) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}
