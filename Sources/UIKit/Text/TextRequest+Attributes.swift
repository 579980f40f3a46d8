import CoreGraphics
import Foundation
import TextEngine

/// What text looks like where an attributed string says nothing.
public struct _TextDefaults: Sendable {
    public var font: UIFont
    public var color: UIColor
    public var alignment: NSTextAlignment
    public var lineBreakMode: NSLineBreakMode
    public var isRightToLeft: Bool

    /// Apple's defaults for plain drawing.
    public init(
        font: UIFont = ._withoutAttribute, color: UIColor = .black, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, isRightToLeft: Bool = false
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.isRightToLeft = isRightToLeft
    }
}

extension UIFont {
    /// The font of text that names none: Apple's reference of `NSAttributedString.Key.font`, and of text views the tests
    /// of LayoutKit, recorded on iOS.
    public static var _withoutAttribute: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}

extension NSAttributedString {
    /// What a text engine is asked for this string.
    ///
    /// 1. One run for each stretch of equal attributes; colours are resolved for the traits.
    /// 2. The first character's paragraph style is the request's; runs that have another one bring it along, for the
    ///    paragraphs that begin in them. Alignment and line breaking fall back to the defaults where none is set.
    /// 3. An empty string gives a request without runs.
    ///
    /// - Parameters:
    ///   - width: points; nil means lines are not broken.
    ///   - height: points; nil means any.
    ///   - maximumLines: 0 means any number.
    public func _textRequest(
        width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0, defaults: _TextDefaults = _TextDefaults(),
        traits: UITraitCollection? = nil
    ) -> TextRequest {
        let plain = TextParagraphStyle(
            alignment: defaults.alignment.engineValue, lineBreak: defaults.lineBreakMode.engineValue,
            isRightToLeft: defaults.isRightToLeft)
        let first = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        var request = TextRequest(
            runs: _textRuns(defaults: defaults, traits: traits ?? .current), width: width.map(Double.init),
            height: height.map(Double.init), maximumLines: maximumLines, style: plain.applying(first))
        if request.runs.count > 1 { addParagraphStyles(to: &request, plain: plain) }
        return request
    }

    /// The runs stand in the order of the attributes' stretches.
    private func addParagraphStyles(to request: inout TextRequest, plain: TextParagraphStyle) {
        var index = 0
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
            let style = plain.applying(attributes[.paragraphStyle] as? NSParagraphStyle)
            if style != request.style { request.runs[index].paragraphStyle = style }
            index += 1
        }
    }

    private func _textRuns(defaults: _TextDefaults, traits: UITraitCollection) -> [TextRun] {
        var runs: [TextRun] = []
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            // Foundation's attributed substrings never give back what they allocate on Linux.
            let text = (string as NSString).substring(with: range)
            runs.append(RunReader(attributes: attributes, defaults: defaults, traits: traits).run(text))
        }
        return runs
    }
}

extension TextRequest {
    /// What a text engine is asked for a text that has the defaults all over, as `_textRequest` of an attributed string
    /// without attributes gives it.
    ///
    /// Plain texts are measured often, and Foundation's attributed strings never give back what they allocate on Linux.
    init(
        plain text: String, width: CGFloat?, height: CGFloat?, maximumLines: Int, defaults: _TextDefaults,
        traits: UITraitCollection
    ) {
        let style = TextParagraphStyle(
            alignment: defaults.alignment.engineValue, lineBreak: defaults.lineBreakMode.engineValue,
            isRightToLeft: defaults.isRightToLeft)
        self.init(
            runs: [RunReader(attributes: [:], defaults: defaults, traits: traits).run(text)],
            width: width.map(Double.init), height: height.map(Double.init), maximumLines: maximumLines,
            style: style.applying(nil))
    }
}

/// Turns the attributes of one stretch into a run.
private struct RunReader {
    let attributes: [NSAttributedString.Key: Any]
    let defaults: _TextDefaults
    let traits: UITraitCollection

    func run(_ text: String) -> TextRun {
        var run = TextRun(text, font: font._descriptor, color: color(.foregroundColor) ?? linkColor ?? defaultColor)
        run.backgroundColor = color(.backgroundColor)
        run.kern = Double(number(.tracking) ?? number(.kern) ?? 0)
        run.baselineOffset = Double(number(.baselineOffset) ?? 0)
        run.isUnderlined = (number(.underlineStyle) ?? 0) != 0
        run.isStruckThrough = (number(.strikethroughStyle) ?? 0) != 0
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            let place = attachment.placement
            run.attachmentSize = .init(width: Double(place.width), height: Double(place.height))
            run.baselineOffset += Double(place.minY)
        }
        return run
    }

    private var font: UIFont { attributes[.font] as? UIFont ?? defaults.font }

    private var defaultColor: TextColor { defaults.color._textColor(for: traits) }

    private var linkColor: TextColor? {
        attributes[.link] == nil ? nil : UIColor.link._textColor(for: traits)
    }

    private func color(_ key: NSAttributedString.Key) -> TextColor? {
        (attributes[key] as? UIColor)?._textColor(for: traits)
    }

    private func number(_ key: NSAttributedString.Key) -> CGFloat? { FontAttributes.number(attributes[key]) }
}

extension TextParagraphStyle {
    /// With the values of a paragraph style, if there is one; truncating modes end the last line.
    func applying(_ style: NSParagraphStyle?) -> TextParagraphStyle {
        guard let style else { return self }
        let isRightToLeft =
            style.baseWritingDirection == .natural ? isRightToLeft : style.baseWritingDirection == .rightToLeft
        return TextParagraphStyle(
            alignment: style.alignment.engineValue, lineBreak: style.lineBreakMode.engineValue,
            isRightToLeft: isRightToLeft, lineSpacing: Double(style.lineSpacing),
            lineHeightMultiple: Double(style.lineHeightMultiple), minimumLineHeight: Double(style.minimumLineHeight),
            maximumLineHeight: Double(style.maximumLineHeight), paragraphSpacing: Double(style.paragraphSpacing),
            paragraphSpacingBefore: Double(style.paragraphSpacingBefore),
            firstLineHeadIndent: Double(style.firstLineHeadIndent), headIndent: Double(style.headIndent),
            tailIndent: Double(style.tailIndent), avoidsLoneLastWord: style.lineBreakStrategy.contains(.pushOut))
    }
}

extension NSTextAlignment {
    public var _engineValue: TextRequest.Alignment { engineValue }

    var engineValue: TextRequest.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    public var _engineValue: TextRequest.LineBreak { engineValue }

    var engineValue: TextRequest.LineBreak {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}
