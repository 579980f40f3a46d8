import TestSupport
import Testing
import TextEngine

/// Every character is 5 wide and a line is 11.93 high at 10 points.
private let font = FontDescriptor(size: 10)
private let engine = FixedMetricsTextEngine()

private func layout(_ text: String, width: Double? = nil, _ change: (inout TextRequest) -> Void = { _ in })
    -> TextLayout
{
    var request = TextRequest(runs: [TextRun(text, font: font)], width: width)
    change(&request)
    return engine.layout(request)
}

@Suite struct LineBreakingTests {
    @Test func emptyTextHasNoLines() {
        #expect(layout("") == TextLayout(lines: [], width: 0, height: 0, isTruncated: false))
    }

    @Test func breaksGreedilyAndLetsSpacesHang() {
        let result = layout("aaa bbb ccc", width: 35)
        #expect(result.lineStrings == ["aaa bbb", "ccc"])
        #expect(result.lines[0].width == 35)
        #expect(result.lines[0].trailingSpace == 5)
        #expect(result.width == 35)
    }

    @Test func roundedWidthsStillFit() {
        #expect(layout("aaa bbb", width: 34.9995).lines.count == 1)
        #expect(layout("aaa bbb", width: 34.9).lines.count == 2)
    }

    @Test func longWordsBreakByCharacter() {
        #expect(layout("aaaaaaa b", width: 15).lineStrings == ["aaa", "aaa", "a b"])
    }

    @Test func characterWrappingFillsLines() {
        let result = layout("aa bbbb", width: 20) { $0.lineBreak = .byCharWrapping }
        #expect(result.lineStrings == ["aa b", "bbb"])
    }

    @Test func zeroWidthGivesOneCharacterALine() {
        let result = layout("abc", width: 0)
        #expect(result.lineStrings == ["a", "b", "c"])
        #expect(result.width == 0)
    }

    @Test(arguments: [nil, Double.infinity, Double.nan]) func unboundedWidthNeverBreaks(width: Double?) {
        #expect(layout("aaa bbb ccc", width: width).lineStrings == ["aaa bbb ccc"])
    }

    @Test func negativeWidthCountsAsZero() {
        #expect(layout("abc", width: -5).lines.count == 3)
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b"])
    func lineEndsBreak(text: String) {
        #expect(layout(text).lineStrings == ["a", "b"])
    }

    @Test func emptyParagraphsTakeALine() {
        #expect(layout("a\n\nb").lineStrings == ["a", "", "b"])
        #expect(layout("a\n").lines.count == 1)
        #expect(layout("\n").lines.count == 1)
    }

    @Test func ideographsBreakAnywhere() {
        #expect(layout("漢字漢字漢", width: 10).lineStrings == ["漢字", "漢字", "漢"])
    }

    @Test func loneLastWordTakesAnother() {
        #expect(layout("aaaa bbb cccc d", width: 65).lineStrings == ["aaaa bbb cccc", "d"])
        let evened = layout("aaaa bbb cccc d", width: 65) { $0.avoidsLoneLastWord = true }
        #expect(evened.lineStrings == ["aaaa bbb", "cccc d"])
        let three = layout("aaaa bbb cccc d", width: 40) { $0.avoidsLoneLastWord = true }
        #expect(three.lineStrings == ["aaaa bbb", "cccc d"])
    }

    @Test func tabsReachTheNextStop() {
        let result = layout("ab\tc")
        #expect(result.lines[0].runs.last?.x == 28)
        #expect(result.width == 33)
    }
}

@Suite struct TruncationTests {
    @Test func tailCutsByCharacterAndDropsTheSpace() {
        let result = layout("aaa bbb", width: 26) { $0.maximumLines = 1 }
        #expect(result.lineStrings == ["aaa…"])
        #expect(result.isTruncated && result.lines[0].isTruncated)
        #expect(layout("aaa bbb", width: 30) { $0.maximumLines = 1 }.lineStrings == ["aaa b…"])
    }

    @Test func headKeepsTheEnd() {
        let result = layout("abcdefgh", width: 20) { request in
            request.maximumLines = 1
            request.lineBreak = .byTruncatingHead
        }
        #expect(result.lineStrings == ["…fgh"])
    }

    @Test func middleKeepsBothEnds() {
        let result = layout("abcdefgh", width: 25) { request in
            request.maximumLines = 1
            request.lineBreak = .byTruncatingMiddle
        }
        #expect(result.lineStrings == ["ab…gh"])
    }

    @Test func wordWrappingShowsNoEllipsis() {
        let result = layout("aaa bbb", width: 20) { request in
            request.maximumLines = 1
            request.lineBreak = .byWordWrapping
        }
        #expect(result.lineStrings == ["aaa"])
        #expect(result.isTruncated)
    }

    @Test func clippingCutsAtTheWidth() {
        let result = layout("aaa bbb", width: 12) { $0.lineBreak = .byClipping }
        #expect(result.lineStrings == ["aaa"])
        #expect(result.width == 12 && result.isTruncated && result.lines.count == 1)
    }

    @Test func laterLinesAreCutOnlyAtTheEnd() {
        let result = layout("aaa bbb ccc ddd", width: 20) { $0.maximumLines = 2 }
        #expect(result.lineStrings == ["aaa", "bbb…"])
    }

    @Test func anotherParagraphCountsAsMoreText() {
        #expect(layout("ab\ncd", width: 100) { $0.maximumLines = 1 }.lineStrings == ["ab…"])
    }

    @Test func ellipsisStaysWhereNothingFits() {
        #expect(layout("abc def", width: 3) { $0.maximumLines = 1 }.lineStrings == ["…"])
    }

    /// Recorded on macOS 26.2: five 16-point lines keep 1, 1, 2, 2, 3 and 4 lines.
    @Test(arguments: [(8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)])
    func heightKeepsWholeLinesAndAtLeastOne(height: Double, lines: Int) {
        let result = layout("a b c d e", width: 5) { request in
            request.height = height
            request.minimumLineHeight = 16
            request.maximumLineHeight = 16
        }
        #expect(result.lines.count == lines)
        #expect(result.isTruncated)
    }
}

@Suite struct ParagraphStyleTests {
    private let lineHeight = FontMetrics.systemFont(size: 10).lineHeight

    @Test func heightIsLinesAndLeadingBetween() {
        var styled = font
        styled.leading = 2
        let result = engine.layout(TextRequest(runs: [TextRun("a b c", font: styled)], width: 5))
        #expect(abs(result.height - (3 * lineHeight + 4)) < 1e-9)
        #expect(abs(result.firstBaseline - FontMetrics.systemFont(size: 10).ascender) < 1e-9)
    }

    @Test func lineAndParagraphSpacing() {
        let result = layout("a b\nc", width: 5) { request in
            request.lineSpacing = 3
            request.paragraphSpacing = 7
        }
        #expect(abs(result.height - (3 * lineHeight + 3 + 10)) < 1e-9)
    }

    @Test func lineHeightLimits() {
        #expect(abs(layout("a") { $0.lineHeightMultiple = 2 }.height - 2 * lineHeight) < 1e-9)
        #expect(layout("a") { $0.minimumLineHeight = 20 }.height == 20)
        #expect(layout("a") { $0.maximumLineHeight = 6 }.height == 6)
        let raised = layout("a") { $0.minimumLineHeight = 20 }
        #expect(abs(raised.firstBaseline - (20 + FontMetrics.systemFont(size: 10).descender)) < 1e-9)
    }

    @Test func indents() {
        let result = layout("aa bb cc", width: 20) { request in
            request.firstLineHeadIndent = 10
            request.headIndent = 5
        }
        #expect(result.lineStrings == ["aa", "bb", "cc"])
        #expect(result.lines.map(\.x) == [10, 5, 5])
        #expect(result.width == 20)
    }

    @Test(arguments: [
        (TextRequest.Alignment.left, false, 0.0), (.right, false, 20), (.center, false, 10), (.natural, false, 0),
        (.natural, true, 20), (.left, true, 0),
    ])
    func alignment(alignment: TextRequest.Alignment, isRightToLeft: Bool, x: Double) {
        let result = layout("aa", width: 30) { request in
            request.alignment = alignment
            request.isRightToLeft = isRightToLeft
        }
        #expect(result.lines[0].x == x)
    }

    @Test func justifiedLinesFillTheWidthButNotTheLast() {
        let result = layout("a b c d", width: 28) { $0.alignment = .justified }
        #expect(result.lines[0].width == 28)
        #expect(result.lines[0].runs.map(\.x) == [0, 11.5, 23])
        #expect(result.lines[1].width == 5)
    }

    @Test func tallestRunWins() {
        let big = FontDescriptor(size: 20)
        let result = engine.layout(
            TextRequest(runs: [TextRun("a", font: font), TextRun("b", font: big), TextRun("c", font: font)]))
        let metrics = FontMetrics.systemFont(size: 20)
        #expect(result.height == metrics.lineHeight)
        #expect(result.firstBaseline == metrics.ascender)
        #expect(result.lines[0].runs.map(\.x) == [0, 5, 15])
    }

    @Test func attachmentsTakeTheirRoom() {
        let image = TextRun(
            "\u{FFFC}", font: font, attachmentSize: TextRun.SizeValue(width: 30, height: 40))
        let result = engine.layout(TextRequest(runs: [TextRun("a", font: font), image, TextRun("b", font: font)]))
        #expect(result.width == 40)
        #expect(result.firstBaseline == 40)
        #expect(result.lines[0].runs[1].x == 5)
    }

    @Test func kernFollowsEachCharacter() {
        #expect(engine.layout(TextRequest(runs: [TextRun("abc", font: font, kern: 2)])).width == 21)
    }
}

@Suite struct RecordedMetricsTests {
    @Test func everyRecordedWidthRoundsUpToItself() {
        let engine = RecordedMetricsTextEngine()
        for label in RecordedWidths.shared.labels {
            let font = FontDescriptor(size: label.size, weight: label.weight)
            let width = engine.layout(TextRequest(runs: [TextRun(label.text, font: font)])).width
            let rounded = (width * label.scale - 1e-6).rounded(.up) / label.scale
            #expect(abs(rounded - label.width) < 0.01, "\(label.text) \(label.size) \(label.source)")
        }
        #expect(RecordedWidths.shared.labels.count > 300)
    }

    @Test func unknownTextIsTheFallbacks() {
        let run = TextRun("not recorded", font: font)
        #expect(RecordedMetricsTextEngine().layout(TextRequest(runs: [run])) == engine.layout(TextRequest(runs: [run])))
    }
}

@Suite struct ParagraphsOfSeveralStylesTests {
    private func layout(_ parts: [(String, TextParagraphStyle?)], width: Double? = 100) -> TextLayout {
        engine.layout(
            TextRequest(runs: parts.map { TextRun($0.0, font: font, paragraphStyle: $0.1) }, width: width))
    }

    @Test func eachParagraphIsAlignedByItself() {
        let right = TextParagraphStyle(alignment: .right)
        #expect(layout([("aa\n", nil), ("bb", right)]).lines.map(\.x) == [0, 90])
        #expect(layout([("aa", nil), ("\nbb", right)]).lines.map(\.x) == [0, 90])
        #expect(layout([("aa\n", right), ("bb", TextParagraphStyle(isRightToLeft: true))]).lines.map(\.x) == [90, 90])
    }

    @Test func theFirstRunOfAParagraphDecides() {
        let right = TextParagraphStyle(alignment: .right)
        let result = layout([("aa ", right), ("bb\n", nil), ("cc", nil)])
        #expect(result.lines.map(\.x) == [75, 0])
        #expect(layout([("aa", nil), ("bb\n", right), ("cc", right)]).lines.map(\.x) == [0, 90])
    }

    @Test func spacingsAndLineHeightsAreEachParagraphsOwn() {
        let tall = TextParagraphStyle(
            lineSpacing: 4, minimumLineHeight: 20, paragraphSpacing: 7, paragraphSpacingBefore: 3)
        let lines = layout([("a\n", nil), ("b\n", tall), ("c", nil)]).lines
        #expect(lines.map(\.height) == [lines[0].height, 20, lines[0].height])
        #expect(abs(lines[1].top - lines[0].height - 3) < 1e-9)
        #expect(abs(lines[2].top - lines[1].top - 20 - 4 - 7) < 1e-9)
    }

    @Test func lineSpacingSeparatesWrappedLines() {
        let lines = layout([("aaa bbb", TextParagraphStyle(lineSpacing: 9))], width: 20).lines
        #expect(lines.count == 2)
        #expect(abs(lines[1].top - lines[0].height - 9) < 1e-9)
    }

    @Test func indentsAreEachParagraphsOwn() {
        let list = TextParagraphStyle(firstLineHeadIndent: 5, headIndent: 15)
        let lines = layout([("aaa\n", nil), ("bbb ccc ddd eee fff ggg", list)]).lines
        #expect(lines.map(\.x) == [0, 5, 15])
        // What follows a line separator goes on with the paragraph.
        #expect(layout([("bbb\u{2028}ccc\n", list), ("ddd", nil)]).lines.map(\.x) == [5, 15, 0])
    }

    @Test func tailIndentsEndLines() {
        let fromEnd = TextParagraphStyle(alignment: .right, tailIndent: -30)
        #expect(layout([("aa", fromEnd)]).lines.map(\.x) == [60])
        let fromStart = TextParagraphStyle(tailIndent: 20)
        #expect(layout([("aaa bbb", fromStart)]).lineStrings == ["aaa", "bbb"])
        let mirrored = TextParagraphStyle(isRightToLeft: true, headIndent: 10, tailIndent: -20)
        #expect(layout([("aa\u{2028}bb", mirrored)]).lines.map(\.x) == [90, 80])
    }

    @Test func oneValueForAllParagraphsReplacesTheirs() {
        var request = TextRequest(
            runs: [
                TextRun("aa\n", font: font),
                TextRun("bb", font: font, paragraphStyle: TextParagraphStyle(alignment: .right)),
            ], width: 100)
        request.setForAllParagraphs(\.alignment, to: .center)
        #expect(engine.layout(request).lines.map(\.x) == [45, 45])
    }
}
