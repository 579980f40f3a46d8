import Foundation
import PangoText
import TestSupport
import Testing
import TextEngine

private let body = FontDescriptor(size: 17)
private let engine = PangoTextEngine()

private func layout(_ text: String, width: Double? = nil, _ change: (inout TextRequest) -> Void = { _ in })
    -> TextLayout
{
    var request = TextRequest(runs: [TextRun(text, font: body)], width: width)
    change(&request)
    return engine.layout(request)
}

@Suite struct PangoLayoutTests {
    @Test(arguments: [FontDescriptor.Family.system, .rounded, .serif, .monospaced])
    func lineHeightIsTheRecordedRule(family: FontDescriptor.Family) {
        for size in stride(from: 6.0, through: 72, by: 1) {
            let font = FontDescriptor(family: family, size: size, weight: 600)
            let height = engine.layout(TextRequest(runs: [TextRun("Hg", font: font)])).height
            #expect(abs(height - size * (1950 + 494) / 2048) < 1e-9)
        }
    }

    /// Recorded by the tests of LayoutKit: sizes of lines in Helvetica of 17 points, rounded up to thirds of a point.
    @Test(arguments: [("Hi", 49.0), ("Nick", 100), ("Nick Snyder", 275)])
    func helveticaIsAsWideAsRecorded(text: String, thirds: Double) throws {
        let font = try #require(engine.font(named: "Helvetica", size: 17))
        let result = engine.layout(TextRequest(runs: [TextRun(text, font: font)]))
        #expect((result.width * 3).rounded(.up) == thirds)
        #expect((result.height * 3).rounded(.up) == 59)
    }

    @Test func textStylesLeadingComesBetweenLines() {
        var font = body
        font.leading = 1.712890625
        let result = engine.layout(TextRequest(runs: [TextRun("a\nb", font: font)]))
        #expect(abs(result.height - (2 * 20.287109375 + 1.712890625)) < 1e-9)
    }

    @Test func ownWidthDoesNotBreak() {
        for text in ["Hello, world", "A long label that needs room", "AVAVAV To. We", "office 12:34"] {
            let width = layout(text).width
            #expect(layout(text, width: width).lines.count == 1)
            #expect(layout(text, width: (width * 3).rounded(.up) / 3).width == width)
        }
    }

    @Test func linesNeverExceedTheWidth() {
        let text = "The quick brown fox jumps over the lazy dog, naïve façade — 漢字かな交じり文 and 👩‍👩‍👧‍👦 families."
        for width in stride(from: 30.0, through: 400, by: 7) {
            for line in layout(text, width: width).lines { #expect(line.width <= width + 0.001) }
        }
    }

    @Test func truncatedLinesFit() {
        let text = "The quick brown fox jumps over the lazy dog"
        for mode in [TextRequest.LineBreak.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            for width in stride(from: 40.0, through: 330, by: 11) {
                let result = layout(text, width: width) { request in
                    request.maximumLines = 1
                    request.lineBreak = mode
                }
                #expect(result.isTruncated && result.lines.count == 1)
                #expect(result.lineStrings[0].contains("…"))
                #expect(result.lines[0].width <= width + 0.001)
            }
        }
    }

    @Test func ideographsWrapWithoutLeadingPunctuation() {
        let lines = layout("日本語の文章は、どこでも改行できる。", width: 17 * 8 + 1).lineStrings
        #expect(lines.count > 1)
        #expect(lines.joined() == "日本語の文章は、どこでも改行できる。")
        for line in lines { #expect(!line.hasPrefix("、") && !line.hasPrefix("。")) }
    }

    @Test func emojiSequencesAreOneCluster() {
        let one = layout("😀").width
        #expect(one > 15 && one < 25)
        for sequence in ["👩‍👩‍👧‍👦", "🇯🇵", "👍🏽", "❤️"] {
            #expect(abs(layout(sequence).width - one) < 1, "\(sequence)")
        }
        #expect(layout("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", width: one + 1).lineStrings == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
    }

    @Test func hebrewAndArabicRunFromTheRight() {
        for text in ["שלום עולם", "مرحبا بالعالم"] {
            let result = layout(text, width: 300) { $0.isRightToLeft = true }
            let line = result.lines[0]
            #expect(line.isRightToLeft)
            #expect(abs(line.x + line.width - 300) < 1e-9)
        }
    }

    @Test func mixedDirectionsAreOrderedByLine() {
        let blue = TextColor(red: 0, green: 0, blue: 1)
        let result = engine.layout(
            TextRequest(
                runs: [
                    TextRun("שלום ", font: body), TextRun("abc", font: body, color: blue), TextRun(" עולם", font: body),
                ],
                style: TextParagraphStyle(isRightToLeft: true)))
        #expect(result.lines[0].runs.map(\.run.string) == [" עולם", "abc", "שלום "])
        let total = result.lines[0].runs.reduce(0) { $0 + $1.width }
        #expect(abs(total - result.width) < 1e-9)
    }

    @Test func unknownFamiliesAreDrawnByTheSystemFont() {
        let font = FontDescriptor(family: .named("No Such Family"), size: 17)
        #expect(engine.metrics(of: font) == .systemFont(size: 17))
        let unknown = engine.layout(TextRequest(runs: [TextRun("Hello", font: font)])).width
        #expect(abs(unknown - layout("Hello").width) < 3)
    }

    @Test func installedFamiliesHaveTheirOwnMeasures() {
        let named = engine.metrics(of: FontDescriptor(family: .named("DejaVu Sans"), size: 100))
        #expect(abs(named.ascender - 92.8) < 0.2 && abs(named.capHeight - 72.9) < 0.5)
        #expect(abs(named.xHeight - 54.7) < 1.5)
    }

    @Test(arguments: [
        ("DejaVuSans-Bold", FontDescriptor.Family.named("DejaVu Sans"), 700, false),
        ("DejaVu Sans", .named("DejaVu Sans"), 400, false),
        ("HelveticaNeue-UltraLight", .named("Helvetica Neue"), 100, false),
        ("Helvetica Neue", .named("Helvetica Neue"), 400, false),
        ("AvenirNext-DemiBoldItalic", .named("Avenir Next"), 600, true),
        ("TimesNewRomanPS-BoldMT", .named("Times New Roman"), 700, false),
        ("TimesNewRomanPSMT", .named("Times New Roman"), 400, false),
        ("Georgia", .named("Georgia"), 400, false),
    ])
    func fontsAreFoundByName(name: String, family: FontDescriptor.Family, weight: Int, isItalic: Bool) throws {
        let font = try #require(engine.font(named: name, size: 12))
        #expect(font == FontDescriptor(family: family, size: 12, weight: weight, isItalic: isItalic))
    }

    @Test(arguments: ["", "-", "NoSuchFont-Bold", "Helveticaish", "A,B"]) func otherNamesAreNotFound(name: String) {
        #expect(engine.font(named: name, size: 12) == nil)
    }

    @Test func appleFamiliesAreDrawnByTheirStandIn() {
        let menlo = FontDescriptor(family: .named("Menlo"), size: 12)
        func width(_ text: String) -> Double { engine.layout(TextRequest(runs: [TextRun(text, font: menlo)])).width }
        #expect(width("iiii") == width("MMMM"))
    }

    @Test func allStandInsAreInstalled() {
        for missing in PangoTextEngine.missingFonts {
            Issue.record("expected the family \(missing.family); install \(missing.package)")
        }
    }

    @Test func runsOfOneFontMeasureLikeOne() {
        let whole = layout("Hello world").width
        let red = TextColor(red: 1, green: 0, blue: 0)
        let parts = engine.layout(
            TextRequest(runs: [TextRun("Hello ", font: body), TextRun("world", font: body, color: red)]))
        #expect(abs(parts.width - whole) < 0.01)
        #expect(parts.lines[0].runs.count == 2)
    }
}

@Suite struct PangoCacheTests {
    @Test func nothingIsShapedTwice() {
        let engine = PangoTextEngine()
        let run = TextRun("The quick brown fox jumps over the lazy dog", font: FontDescriptor(size: 17))
        for width in stride(from: 50.0, through: 400, by: 10) {
            _ = engine.layout(TextRequest(runs: [run], width: width))
        }
        #expect(engine.statistics.shapeMisses == 1)
        #expect(engine.statistics.shapeHits == 35)
        _ = engine.layout(TextRequest(runs: [run], width: 50))
        #expect(engine.statistics.layoutHits == 1 && engine.statistics.layoutMisses == 36)
        var red = run
        red.color = TextColor(red: 1, green: 0, blue: 0)
        red.font.leading = 2
        _ = engine.layout(TextRequest(runs: [red], width: 50))
        #expect(engine.statistics.shapeMisses == 1)
    }

    @Test func answersAreTheSameOnEveryThread() async {
        let engine = PangoTextEngine()
        let requests = (0..<200).map { index in
            TextRequest(
                runs: [TextRun("Row \(index) שלום 漢字 😀", font: FontDescriptor(size: Double(10 + index % 20)))],
                width: Double(40 + index))
        }
        let expected = requests.map { PangoTextEngine().layout($0) }
        await withTaskGroup(of: [TextLayout].self) { group in
            for _ in 0..<4 { group.addTask { requests.map { engine.layout($0) } } }
            for await answers in group { #expect(answers == expected) }
        }
    }

    @Test func hugeTextEnds() {
        let words = String(repeating: "word ", count: 200_000)
        let lines = layout(words, width: 300).lines
        #expect(lines.count > 20_000)
        #expect(layout(words, width: 300) { $0.maximumLines = 2 }.lines.count == 2)
        let solid = String(repeating: "x", count: 1_000_000)
        #expect(layout(solid, width: 300) { $0.maximumLines = 1 }.lines.count == 1)
        #expect(layout(String(repeating: "\n", count: 100_000), width: 10).lines.count == 100_000)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
    func strangeNumbersAreHarmless(value: Double) {
        for text in ["", "a", "Hello world\nagain", "\0\u{1}\u{7F}", "\u{FFFC}\u{200D}\u{202E}abc"] {
            let sized = engine.layout(TextRequest(runs: [TextRun(text, font: FontDescriptor(size: value))], width: 50))
            #expect(!sized.width.isNaN)
            for mode in [TextRequest.LineBreak.byClipping, .byTruncatingMiddle, .byWordWrapping] {
                let result = layout(text, width: value) { request in
                    request.height = value
                    request.lineBreak = mode
                }
                #expect(!result.width.isNaN && !result.height.isNaN)
            }
        }
    }
}
