@preconcurrency import Foundation
import AutoLayout
import CoreGraphics
import TextEngine

/// A view that shows text of one or more lines.
///
/// Layout algorithm:
/// 1. The text is measured without a width, or with `preferredMaxLayoutWidth` where that is set and lines may wrap.
/// 2. The intrinsic width is the widest line, rounded up to the pixel; the height is n line heights and n − 1 leadings,
///    rounded up to the pixel.
/// 3. Where lines may wrap, the height is asked for again with the width that layout found; text of several lines is
///    then a point taller than its fit.
/// 4. The first baseline is the first line's, rounded to the nearest pixel; the last one the last line's.
///
/// Contract: no text gives the size 0 × 0; in taller bounds the text is centred vertically.
/// Origin: labels recorded on the iOS Simulator 26.0 and on 26 devices (Tinder/Layout).
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private(set) var plainText: String?
    private(set) var styledText: NSAttributedString?
    private var storedFont: UIFont?
    private var storedTextColor: UIColor?
    /// Paragraph values that were set after an attributed text and win over its own.
    var alignmentOverride: NSTextAlignment?
    var lineBreakOverride: NSLineBreakMode?
    /// The width that layout found, while it asks for the height.
    var solvedWidth: CGFloat?
    var measured = LabelMeasureCache()
    /// The control whose size depends on this label.
    weak var host: UIView?
    /// The colour a button gives its title, which a tint or a state decides.
    var hostTextColor: UIColor? { didSet { if hostTextColor != oldValue { setNeedsDisplay() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Text

    /// Setting it drops an attributed text.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            guard newValue != plainText || styledText != nil else { return }
            plainText = newValue
            styledText = nil
            contentChanged()
        }
    }

    /// A plain text comes back with the label's font, colour and paragraph values.
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
        set {
            styledText = newValue.map { NSAttributedString(attributedString: $0) }
            plainText = nil
            alignmentOverride = nil
            lineBreakOverride = nil
            contentChanged()
        }
    }

    /// Whether there is a text that is not empty.
    var hasContent: Bool { styledText.map { $0.length > 0 } ?? !(plainText ?? "").isEmpty }

    /// nil resets it to the system font of 17 points; with an attributed text, all of it takes the font.
    open var font: UIFont! {
        get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            guard newValue != storedFont else { return }
            storedFont = newValue
            restyle(.font, newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize))
            contentChanged()
        }
    }

    /// nil resets it to the label colour; with an attributed text, all of it takes the colour.
    open var textColor: UIColor! {
        get { storedTextColor ?? .label }
        set {
            storedTextColor = newValue
            restyle(.foregroundColor, newValue ?? UIColor.label)
            setNeedsDisplay()
        }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet {
            if styledText != nil { alignmentOverride = textAlignment }
            if textAlignment != oldValue { contentChanged() }
        }
    }

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            if styledText != nil { lineBreakOverride = lineBreakMode }
            if lineBreakMode != oldValue { contentChanged() }
        }
    }

    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { contentChanged() } }
    }

    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points, y downwards.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    // MARK: Lines

    /// 0 means any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

    /// Points; 0 leaves the width to layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
    }

    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

    /// The least part of the font's size that fitting may go down to; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// Kept, without effect: letters are not moved closer together.
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
    open var showsExpansionTextWhenTruncated = false

    /// Whether a text style's or scaled font follows the reader's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

    // MARK: Measuring

    /// Where the text stands in bounds, for up to so many lines (0: any number); the size is rounded up to the pixel.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measureTextRect(bounds, lines: numberOfLines)
    }

    open override var intrinsicContentSize: CGSize { measureIntrinsicSize() }

    /// For one line the text's own width, whatever is offered; for more, lines are broken at the offered width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: Drawing

    open func drawText(in rect: CGRect) { paintText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: UIView

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
        measured.removeAll()
    }

    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    open override var _textFacts: _TextFacts? { shownTextFacts }

    // MARK: Changes

    func contentChanged() {
        measured.removeAll()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        (host as? any LabelHost)?.labelDidChange(self)
    }

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory, let adjusted = font._adjusted(to: traitCollection), adjusted != font
        else { return }
        storedFont = adjusted
        restyle(.font, adjusted)
        contentChanged()
    }

    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard let old = styledText, old.length > 0 else { return }
        let new = NSMutableAttributedString(attributedString: old)
        new.addAttributes([key: value], range: NSRange(location: 0, length: new.length))
        styledText = new
        measured.removeAll()
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        return [
            .font: storedFont ?? .systemFont(ofSize: UIFont.labelFontSize),
            .foregroundColor: storedTextColor ?? .label, .paragraphStyle: style,
        ]
    }
}

/// A view whose size depends on a label inside it.
@MainActor
protocol LabelHost: UIView {
    func labelDidChange(_ label: UILabel)
}

/// Where text stands that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
