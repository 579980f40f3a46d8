/// A stretch of runs between two line ends.
struct TextParagraph {
    /// Without line ends; empty where the paragraph is.
    var runs: [TextRun]
    /// Gives an empty paragraph its height.
    var font: FontDescriptor
    /// Whether `paragraphSpacing` follows; a line separator (U+2028) does not end a paragraph.
    var endsParagraph: Bool
}

/// Cuts runs at line ends.
///
/// Contract: CR LF counts once; a line end as the very last character adds no empty line (assumed: labels that are to
/// have one are written with a space after it).
enum ParagraphSplitter {
    static func split(_ runs: [TextRun]) -> [TextParagraph] {
        var paragraphs: [TextParagraph] = []
        var current: [TextRun] = []
        var isOpen = false
        for run in runs where !run.string.isEmpty {
            let text = run.string
            var start = text.startIndex
            for lineEnd in lineEnds(in: text) {
                append(text[start..<lineEnd.range.lowerBound], of: run, to: &current)
                paragraphs.append(
                    TextParagraph(runs: current, font: run.font, endsParagraph: !lineEnd.isSeparator))
                current = []
                start = lineEnd.range.upperBound
            }
            append(text[start...], of: run, to: &current)
            isOpen = !current.isEmpty
        }
        if isOpen, let font = current.last?.font {
            paragraphs.append(TextParagraph(runs: current, font: font, endsParagraph: true))
        }
        return paragraphs
    }

    private static func append(_ text: Substring, of run: TextRun, to runs: inout [TextRun]) {
        guard !text.isEmpty else { return }
        var part = run
        part.string = String(text)
        runs.append(part)
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
