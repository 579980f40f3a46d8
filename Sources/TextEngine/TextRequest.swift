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
    /// The style of the paragraph that begins in this run; nil for the request's.
    public var paragraphStyle: TextParagraphStyle?

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
        attachmentSize: SizeValue? = nil, paragraphStyle: TextParagraphStyle? = nil
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
        self.paragraphStyle = paragraphStyle
    }
}

/// What a text engine is asked to lay out; the members of ``style`` are its own too.
@dynamicMemberLookup
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
    /// Of every paragraph whose first run has none of its own.
    public var style: TextParagraphStyle

    public init(
        runs: [TextRun], width: Double? = nil, height: Double? = nil, maximumLines: Int = 0,
        style: TextParagraphStyle = TextParagraphStyle()
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.style = style
    }

    public subscript<Value>(dynamicMember member: WritableKeyPath<TextParagraphStyle, Value>) -> Value {
        get { style[keyPath: member] }
        set { style[keyPath: member] = newValue }
    }

    /// Gives every paragraph the value, whatever its own style says.
    public mutating func setForAllParagraphs<Value>(
        _ member: WritableKeyPath<TextParagraphStyle, Value>, to value: Value
    ) {
        style[keyPath: member] = value
        for index in runs.indices { runs[index].paragraphStyle?[keyPath: member] = value }
    }
}
