/// Turns a request into lines, over any shaper.
///
/// Layout algorithm:
/// 1. The runs are cut into paragraphs at line ends, each with the style of its first run; a paragraph is shaped
///    once, when it is reached.
/// 2. Lines are broken greedily (see ``LineBreaker``); clipping never breaks inside a paragraph.
/// 3. A line is the last one when the number of lines is used up or the next line would not fit in the height; the
///    first line always stays. If text remains, the last line is cut as the line break mode says.
/// 4. Each line has the height and baseline of its tallest run; the font's leading or the larger line spacing comes
///    between lines, the spacing after and before paragraphs between those.
/// 5. Lines are aligned in the width asked for, or in the widest line where none was.
///
/// Contract: a width that is nil, not a number or infinite never breaks; a negative one counts as 0.
package struct TextComposer {
    let shaper: any TextShaper
    let request: TextRequest
    /// Infinite where lines are not broken.
    let width: Double
    let height: Double
    private let paragraphs: [TextParagraph]
    private var shaped: [Int: ComposedParagraph] = [:]

    package init(_ request: TextRequest, shaper: any TextShaper) {
        self.shaper = shaper
        self.request = request
        width = Self.limit(request.width)
        height = Self.limit(request.height)
        paragraphs = ParagraphSplitter.split(request)
    }

    private static func limit(_ value: Double?) -> Double {
        guard let value, !value.isNaN else { return .infinity }
        return max(0, value)
    }

    package mutating func compose() -> TextLayout {
        var lines: [ComposedLine] = []
        var top = 0.0
        var isTruncated = false
        var current = draft(paragraph: 0, start: 0)
        while let line = current {
            let next = draftAfter(line)
            let nextTop = top + line.metrics.height + spacing(after: line)
            let isFull = request.maximumLines > 0 && lines.count + 1 >= request.maximumLines
            if let next, isFull || nextTop + next.metrics.height > height + LineBreaker.tolerance {
                lines.append(lastLine(line, top: top))
                isTruncated = true
                break
            }
            let whole = self.line(line, top: top)
            isTruncated = isTruncated || whole.line.isTruncated
            lines.append(whole)
            top = nextTop
            current = next
        }
        return finish(lines, isTruncated: isTruncated)
    }

    // MARK: - Drafts

    private mutating func composed(_ index: Int) -> ComposedParagraph {
        if let known = shaped[index] { return known }
        let paragraph = ComposedParagraph(paragraphs[index], shaper: shaper)
        shaped[index] = paragraph
        return paragraph
    }

    private mutating func draft(paragraph index: Int, start: Int) -> LineDraft? {
        guard paragraphs.indices.contains(index) else { return nil }
        let paragraph = composed(index)
        let count = paragraph.text.clusters.count
        let style = paragraph.style
        let isFirst = start == 0 && paragraphs[index].beginsParagraph
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        let available = max(0, style.lineEnd(in: width) - indent)
        var end = paragraph.breaker.lineEnd(from: start, width: available, mode: Self.breakMode(style.lineBreak))
        if style.avoidsLoneLastWord, start == 0, end < count, request.maximumLines != 1 {
            end = paragraph.breaker.endAvoidingLoneWord(firstEnd: end, start: start, width: available)
        }
        let metrics = paragraph.metrics(of: start..<end)
        return LineDraft(
            paragraph: index, range: start..<end, isParagraphEnd: end >= count, indent: indent,
            available: available, metrics: metrics)
    }

    private static func breakMode(_ lineBreak: TextRequest.LineBreak) -> LineBreaker.Mode {
        switch lineBreak {
        case .byClipping: return .never
        case .byCharWrapping: return .character
        case .byWordWrapping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return .word
        }
    }

    private mutating func draftAfter(_ line: LineDraft) -> LineDraft? {
        if line.isParagraphEnd { return draft(paragraph: line.paragraph + 1, start: 0) }
        return draft(paragraph: line.paragraph, start: line.range.upperBound)
    }

    private func spacing(after line: LineDraft) -> Double {
        guard line.isParagraphEnd, paragraphs[line.paragraph].endsParagraph else { return line.metrics.leading }
        let style = paragraphs[line.paragraph].style
        let next = line.paragraph + 1 < paragraphs.count ? paragraphs[line.paragraph + 1].style : style
        return line.metrics.leading + style.paragraphSpacing + next.paragraphSpacingBefore
    }

    // MARK: - Lines

    private mutating func line(_ draft: LineDraft, top: Double) -> ComposedLine {
        let paragraph = composed(draft.paragraph)
        if paragraph.style.lineBreak == .byClipping,
            paragraph.breaker.visibleWidth(draft.range) > draft.available + LineBreaker.tolerance
        {
            return clipped(draft, top: top)
        }
        let spread = paragraph.style.alignment == .justified && !draft.isParagraphEnd ? draft.available : nil
        let content = paragraph.content(of: draft.range, justifiedTo: spread, shaper: shaper)
        return place(content, draft: draft, top: top, isTruncated: false)
    }

    private mutating func clipped(_ draft: LineDraft, top: Double) -> ComposedLine {
        let paragraph = composed(draft.paragraph)
        var end = draft.range.lowerBound
        var x = 0.0
        while end < draft.range.upperBound, x < draft.available {
            x += paragraph.breaker.advance(of: paragraph.text.clusters[end], at: x)
            end += 1
        }
        var content = paragraph.content(of: draft.range.lowerBound..<end, justifiedTo: nil, shaper: shaper)
        content.width = min(content.width, draft.available)
        return place(content, draft: draft, top: top, isTruncated: true)
    }

    /// The last line when more text follows.
    private mutating func lastLine(_ draft: LineDraft, top: Double) -> ComposedLine {
        let lineBreak = paragraphs[draft.paragraph].style.lineBreak
        switch lineBreak {
        case .byWordWrapping, .byCharWrapping, .byClipping:
            var whole = line(draft, top: top)
            whole.line.isTruncated = true
            return whole
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let paragraph = composed(draft.paragraph)
            let content = LineTruncator(paragraph: paragraph, shaper: shaper, mode: lineBreak)
                .content(from: draft.range.lowerBound, width: draft.available)
            return place(content, draft: draft, top: top, isTruncated: true)
        }
    }

    private mutating func place(
        _ content: LineContent, draft: LineDraft, top: Double, isTruncated: Bool
    ) -> ComposedLine {
        let line = TextLine(
            runs: content.runs, x: 0, top: top, baseline: top + draft.metrics.baseline, width: content.width,
            height: draft.metrics.height, isTruncated: isTruncated, trailingSpace: content.trailingSpace,
            isRightToLeft: composed(draft.paragraph).text.isRightToLeft)
        return ComposedLine(line: line, indent: draft.indent, style: paragraphs[draft.paragraph].style)
    }

    private func finish(_ lines: [ComposedLine], isTruncated: Bool) -> TextLayout {
        let widest = lines.map { $0.line.width + $0.indent }.max() ?? 0
        let container = width.isFinite ? width : widest
        let aligned = lines.map { $0.aligned(in: container) }
        let bottom = aligned.last.map { $0.top + $0.height } ?? 0
        return TextLayout(lines: aligned, width: min(widest, width), height: bottom, isTruncated: isTruncated)
    }
}

/// A line before it is filled.
struct LineDraft {
    var paragraph: Int
    var range: Range<Int>
    var isParagraphEnd: Bool
    var indent: Double
    var available: Double
    var metrics: LineMetrics
}

/// A filled line before it is aligned.
struct ComposedLine {
    var line: TextLine
    var indent: Double
    var style: TextParagraphStyle

    func aligned(in container: Double) -> TextLine {
        let end = style.lineEnd(in: container)
        let left = style.isRightToLeft ? container - end : indent
        let room = end - indent - line.width
        var aligned = line
        switch style.alignment {
        case .left: aligned.x = left
        case .right: aligned.x = left + room
        case .center: aligned.x = left + max(0, room / 2)
        case .justified, .natural: aligned.x = style.isRightToLeft ? left + room : left
        }
        return aligned
    }
}
