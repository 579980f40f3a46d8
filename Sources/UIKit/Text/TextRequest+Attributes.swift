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

    /// Apple's defaults for plain drawing, with the system font in place of Helvetica.
    public init(
        font: UIFont = .systemFont(ofSize: 12), color: UIColor = .black, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, isRightToLeft: Bool = false
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.isRightToLeft = isRightToLeft
    }
}

extension NSAttributedString {
    /// What a text engine is asked for this string.
    ///
    /// 1. One run for each stretch of equal attributes; colours are resolved for the traits.
    /// 2. Paragraph values come from the first character, as lines are broken for the string as a whole; alignment
    ///    and line breaking fall back to the defaults where no paragraph style is set.
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
        var request = TextRequest(
            runs: _textRuns(defaults: defaults, traits: traits ?? .current), width: width.map(Double.init),
            height: height.map(Double.init), maximumLines: maximumLines,
            alignment: defaults.alignment.engineValue, lineBreak: defaults.lineBreakMode.engineValue,
            isRightToLeft: defaults.isRightToLeft)
        if length > 0, let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            request.apply(style)
        }
        return request
    }

    private func _textRuns(defaults: _TextDefaults, traits: UITraitCollection) -> [TextRun] {
        var runs: [TextRun] = []
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let text = attributedSubstring(from: range).string
            runs.append(RunReader(attributes: attributes, defaults: defaults, traits: traits).run(text))
        }
        return runs
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

extension TextRequest {
    /// Takes over the values of a paragraph style; truncating modes end the last line.
    mutating func apply(_ style: NSParagraphStyle) {
        alignment = style.alignment.engineValue
        lineBreak = style.lineBreakMode.engineValue
        lineSpacing = Double(style.lineSpacing)
        lineHeightMultiple = Double(style.lineHeightMultiple)
        minimumLineHeight = Double(style.minimumLineHeight)
        maximumLineHeight = Double(style.maximumLineHeight)
        paragraphSpacing = Double(style.paragraphSpacing)
        firstLineHeadIndent = Double(style.firstLineHeadIndent)
        headIndent = Double(style.headIndent)
        avoidsLoneLastWord = style.lineBreakStrategy.contains(.pushOut)
        if style.baseWritingDirection != .natural { isRightToLeft = style.baseWritingDirection == .rightToLeft }
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
