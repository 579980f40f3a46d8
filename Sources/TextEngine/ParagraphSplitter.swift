/// A stretch of runs between two line ends.
struct TextParagraph {
    /// Without line ends; empty where the paragraph is.
    var runs: [TextRun]
    /// Gives an empty paragraph its height.
    var font: FontDescriptor
    /// Of the paragraph's very first run, its line end included.
    var style: TextParagraphStyle
    /// Whether it has the first line's indent; what follows a line separator (U+2028) continues a paragraph.
    var beginsParagraph: Bool
    /// Whether `paragraphSpacing` follows.
    var endsParagraph: Bool
}

/// Cuts runs at line ends.
///
/// Contract: CR LF counts once; a line end as the very last character adds no empty line (assumed: labels that are to
/// have one are written with a space after it).
struct ParagraphSplitter {
    private let style: TextParagraphStyle
    private var paragraphs: [TextParagraph] = []
    private var current: [TextRun] = []
    /// Of the paragraph that is being read; nil until its first run is there.
    private var currentStyle: TextParagraphStyle?
    private var beginsParagraph = true

    static func split(_ request: TextRequest) -> [TextParagraph] {
        var splitter = ParagraphSplitter(style: request.style)
        for run in request.runs where !run.string.isEmpty { splitter.read(run) }
        if let font = splitter.current.last?.font { splitter.close(font: font, endsParagraph: true) }
        return splitter.paragraphs
    }

    private init(style: TextParagraphStyle) {
        self.style = style
    }

    private mutating func read(_ run: TextRun) {
        let text = run.string
        var start = text.startIndex
        for lineEnd in Self.lineEnds(in: text) {
            append(text[start..<lineEnd.range.lowerBound], of: run)
            begin(run)
            close(font: run.font, endsParagraph: !lineEnd.isSeparator)
            start = lineEnd.range.upperBound
        }
        append(text[start...], of: run)
    }

    private mutating func begin(_ run: TextRun) {
        if currentStyle == nil { currentStyle = run.paragraphStyle ?? style }
    }

    private mutating func close(font: FontDescriptor, endsParagraph: Bool) {
        paragraphs.append(
            TextParagraph(
                runs: current, font: font, style: currentStyle ?? style, beginsParagraph: beginsParagraph,
                endsParagraph: endsParagraph))
        current = []
        beginsParagraph = endsParagraph
        if endsParagraph { currentStyle = nil }
    }

    private mutating func append(_ text: Substring, of run: TextRun) {
        guard !text.isEmpty else { return }
        begin(run)
        var part = run
        part.string = String(text)
        // Runs of one look are shaped and drawn together, whatever paragraph they were cut from.
        part.paragraphStyle = nil
        current.append(part)
    }

    private static func lineEnds(in text: String) -> [(range: Range<String.Index>, isSeparator: Bool)] {
        let bytes = text.utf8
        var ends: [(range: Range<String.Index>, isSeparator: Bool)] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let length = lineEndLength(bytes[index...])
            guard length > 0 else {
                index = bytes.index(after: index)
                continue
            }
            let end = bytes.index(index, offsetBy: length)
            let isSeparator = length == 3 && bytes[bytes.index(before: end)] == 0xA8
            ends.append((index..<end, isSeparator))
            index = end
        }
        return ends
    }

    /// Bytes of the line end that the text begins with, 0 where it begins with none.
    private static func lineEndLength(_ bytes: Substring.UTF8View) -> Int {
        guard let first = bytes.first else { return 0 }
        switch first {
        case 0x0D: return bytes.dropFirst().first == 0x0A ? 2 : 1
        case 0x0A...0x0C: return 1
        case 0xC2: return bytes.dropFirst().first == 0x85 ? 2 : 0
        case 0xE2:
            let rest = bytes.dropFirst().prefix(2)
            return rest.first == 0x80 && (rest.last == 0xA8 || rest.last == 0xA9) ? 3 : 0
        default: return 0
        }
    }
}
