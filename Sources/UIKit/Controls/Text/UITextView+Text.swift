import CoreGraphics
import DisplayList
@preconcurrency import Foundation
import TextEngine

extension UITextView {
    private var defaultFont: UIFont { font ?? ._withoutAttribute }

    private func request(width: CGFloat?) -> TextRequest? {
        guard textStorage.length > 0 else { return nil }
        let defaults = _TextDefaults(
            font: defaultFont, color: textColor ?? .label, alignment: textAlignment,
            lineBreakMode: textContainer.lineBreakMode,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return attributedText._textRequest(
            width: width, maximumLines: textContainer.maximumNumberOfLines, defaults: defaults, traits: traitCollection)
    }

    private var sideInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private func layout(forWidth width: CGFloat?) -> TextLayout? {
        request(width: width.flatMap(\.asLimit).map { max(0, $0 - sideInsets) }).map(_TextEnvironment.engine.layout)
    }

    /// The text's size with all insets; an empty text is a line tall.
    func textSize(forWidth width: CGFloat?) -> CGSize {
        let layout = layout(forWidth: width)
        let height = layout?.height ?? Double(defaultFont.lineHeight)
        let insets = textContainerInset
        return roundedUpToPixels(
            width: (layout?.width ?? 0) + Double(sideInsets), height: height + Double(insets.top + insets.bottom))
    }

    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    func paintText() {
        guard let context = UIGraphicsGetCurrentContext(), let layout = layout(forWidth: bounds.width) else { return }
        context._drawText(layout, at: textOrigin)
        context._draw(attributedText._attachmentItems(in: layout, at: textOrigin))
    }

    /// The line that a character stands in, in content coordinates.
    func lineRect(at index: Int) -> CGRect {
        let origin = textOrigin
        let width = max(0, bounds.width - sideInsets)
        guard let layout = layout(forWidth: bounds.width) else {
            return CGRect(x: origin.x, y: origin.y, width: 2, height: defaultFont.lineHeight)
        }
        var passed = 0
        for line in layout.lines {
            passed += line.runs.reduce(0) { $0 + $1.run.string.utf16.count }
            if passed >= index {
                return CGRect(
                    x: origin.x, y: origin.y + CGFloat(line.top), width: width, height: CGFloat(line.height))
            }
        }
        let last = layout.lines.last
        return CGRect(
            x: origin.x, y: origin.y + CGFloat(last?.top ?? 0), width: width, height: CGFloat(last?.height ?? 0))
    }

    var shownFacts: _TextFacts? {
        guard textStorage.length > 0 else { return nil }
        let layout = layout(forWidth: bounds.width)
        return _TextFacts(
            string: text, lines: layout?.lines.count ?? 0, isTruncated: layout?.isTruncated ?? false,
            styleName: defaultFont._textStyleName, pointSize: defaultFont.pointSize)
    }

    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
}

extension UITextView: PlainTextInput {
    var inputString: String { textStorage.string }

    @discardableResult
    func change(_ range: NSRange, to text: String) -> Bool {
        guard range.location >= 0, range.location + range.length <= inputLength,
            delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
        else { return false }
        textStorage.replaceCharacters(in: range, with: text)
        inputSelection = NSRange(location: range.location + (text as NSString).length, length: 0)
        textDidChange()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        return true
    }
}

extension UITextView: WidthDependentContent {
    var contentHeightDependsOnWidth: Bool { !isScrollEnabled && textStorage.length > 0 }

    func contentSize(forWidth width: CGFloat) -> CGSize {
        let previous = solvedWidth
        solvedWidth = width
        defer { solvedWidth = previous }
        return intrinsicContentSize
    }
}

extension UITextView: BaselineProviding {
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let layout = layout(forWidth: nil) else { return (0, 0) }
        let insets = textContainerInset
        let height = roundedUpToPixels(width: 0, height: layout.height).height
        return (insets.top + CGFloat(layout.firstBaseline), insets.bottom + height - CGFloat(layout.lastBaseline))
    }
}

/// What is turned into links in a text view.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How a link or an attachment was touched.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

/// Hears of editing in a text view and has a say in it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
