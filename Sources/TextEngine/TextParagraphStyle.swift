/// How the lines of one paragraph are broken, placed and spaced; lengths are points.
public struct TextParagraphStyle: Hashable, Codable, Sendable {
    public var alignment: TextRequest.Alignment
    /// How the last line that fits is cut when more text follows.
    public var lineBreak: TextRequest.LineBreak
    public var isRightToLeft: Bool
    /// Between lines; a larger leading of the font wins.
    public var lineSpacing: Double
    /// Of the line's own height, then its limits; 0: none.
    public var lineHeightMultiple: Double
    public var minimumLineHeight: Double
    public var maximumLineHeight: Double
    /// Below the paragraph where another follows.
    public var paragraphSpacing: Double
    /// Above the paragraph unless it is the first.
    public var paragraphSpacingBefore: Double
    public var firstLineHeadIndent: Double
    public var headIndent: Double
    /// Where lines end: above 0 from the leading edge, otherwise from the trailing one.
    public var tailIndent: Double
    /// Whether a paragraph of two lines gives its second line a second word where that evens out the widths.
    public var avoidsLoneLastWord: Bool

    public init(
        alignment: TextRequest.Alignment = .natural, lineBreak: TextRequest.LineBreak = .byTruncatingTail,
        isRightToLeft: Bool = false, lineSpacing: Double = 0, lineHeightMultiple: Double = 0,
        minimumLineHeight: Double = 0, maximumLineHeight: Double = 0, paragraphSpacing: Double = 0,
        paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0,
        tailIndent: Double = 0, avoidsLoneLastWord: Bool = false
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.isRightToLeft = isRightToLeft
        self.lineSpacing = lineSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.avoidsLoneLastWord = avoidsLoneLastWord
    }

    /// Where lines end in a container, from its leading edge; infinite where lines are not broken.
    func lineEnd(in width: Double) -> Double {
        if tailIndent > 0 { return min(width, tailIndent) }
        return max(0, width + tailIndent)
    }
}
