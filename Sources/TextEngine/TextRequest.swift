import Foundation

/// A colour as components, 0 to 1, in sRGB.
public struct TextColor: Hashable, Codable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let black = TextColor(red: 0, green: 0, blue: 0)
}

/// A stretch of text with one set of attributes.
public struct TextRun: Hashable, Codable, Sendable {
    public var string: String
    public var font: FontDescriptor
    public var color: TextColor
    public var backgroundColor: TextColor?
    /// Extra points after each character, on top of the font's own tracking.
    public var kern: Double
    public var baselineOffset: Double
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// Where the run stands for an image: the room it takes, in points, from the baseline upwards; `string` is then
    /// one object replacement character.
    public var attachmentSize: SizeValue?

    public struct SizeValue: Hashable, Codable, Sendable {
        public var width: Double
        public var height: Double
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    public init(
        _ string: String, font: FontDescriptor, color: TextColor = .black, backgroundColor: TextColor? = nil,
        kern: Double = 0, baselineOffset: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        attachmentSize: SizeValue? = nil
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.attachmentSize = attachmentSize
    }
}

/// What a text engine is asked to lay out.
public struct TextRequest: Hashable, Codable, Sendable {
    public enum Alignment: String, Hashable, Codable, Sendable {
        case left, center, right, justified, natural
    }

    public enum LineBreak: String, Hashable, Codable, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    public var runs: [TextRun]
    /// The width lines are broken at, in points; nil means never broken.
    public var width: Double?
    /// The most height lines may take, in points; nil means any. At least one line is kept.
    public var height: Double?
    /// The most lines; 0 means any number.
    public var maximumLines: Int
    public var alignment: Alignment
    /// How the last line that fits is cut when more text follows.
    public var lineBreak: LineBreak
    public var isRightToLeft: Bool
    /// Paragraph style: points between lines (a larger leading of the font wins), and limits of the line height (0: none).
    public var lineSpacing: Double
    public var lineHeightMultiple: Double
    public var minimumLineHeight: Double
    public var maximumLineHeight: Double
    public var paragraphSpacing: Double
    public var firstLineHeadIndent: Double
    public var headIndent: Double
    /// Whether a paragraph of two lines gives its second line a second word where that evens out the widths.
    public var avoidsLoneLastWord: Bool

    public init(
        runs: [TextRun], width: Double? = nil, height: Double? = nil, maximumLines: Int = 0,
        alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail, isRightToLeft: Bool = false,
        lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
        maximumLineHeight: Double = 0, paragraphSpacing: Double = 0, firstLineHeadIndent: Double = 0,
        headIndent: Double = 0, avoidsLoneLastWord: Bool = false
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.isRightToLeft = isRightToLeft
        self.lineSpacing = lineSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.paragraphSpacing = paragraphSpacing
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.avoidsLoneLastWord = avoidsLoneLastWord
    }
}
