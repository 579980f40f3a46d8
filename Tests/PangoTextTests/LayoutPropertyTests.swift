import PangoText
import TestSupport
import Testing
import TextEngine

/// A small generator whose sequence depends on the seed alone.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Random runs of mixed scripts, cut anywhere between code points, laid out at random widths.
@Suite struct LayoutPropertyTests {
    private let engine = PangoTextEngine()
    private let pieces = [
        "Hello", "the ", "fox ", " ", "e\u{301}", "\u{301}", "漢字", "かな、", "שלום ", "مرحبا ", "12.5 ", "😀", "👩‍👩‍👧‍👦", "-",
        "/",
        "(a) ", "“quoted” ", "\u{A0}", "한국어 ", "x",
    ]
    private let fonts = [
        FontDescriptor(size: 12), FontDescriptor(size: 17, weight: 600), FontDescriptor(family: .monospaced, size: 14),
        FontDescriptor(size: 28, isItalic: true),
    ]

    private func randomRuns(using generator: inout SeededGenerator) -> [TextRun] {
        let text = (0..<Int.random(in: 1...12, using: &generator))
            .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        var runs: [TextRun] = []
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(scalar)
            guard Int.random(in: 0..<8, using: &generator) == 0 else { continue }
            runs.append(TextRun(String(scalars), font: fonts.randomElement(using: &generator) ?? fonts[0]))
            scalars = String.UnicodeScalarView()
        }
        runs.append(TextRun(String(scalars), font: fonts.randomElement(using: &generator) ?? fonts[0]))
        return runs
    }

    @Test func linesHoldAllTextAndFit() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("LayoutPropertyTests seed \(seed)")
        var generator = SeededGenerator(state: seed)
        for _ in 0..<300 {
            let runs = randomRuns(using: &generator)
            let width = Double.random(in: 0...250, using: &generator)
            let isRightToLeft = Bool.random(using: &generator)
            let style = TextParagraphStyle(isRightToLeft: isRightToLeft)
            let layout = engine.layout(TextRequest(runs: runs, width: width, style: style))
            let wider = engine.layout(TextRequest(runs: runs, width: width + 40, style: style))
            #expect(wider.lines.count <= layout.lines.count, "seed \(seed): \(runs.map(\.string))")
            checkText(of: layout, is: runs, seed: seed)
            checkLines(of: layout, seed: seed)
            let again = PangoTextEngine().layout(TextRequest(runs: runs, width: width, style: style))
            #expect(again == layout, "seed \(seed)")
        }
    }

    /// No code point is lost or doubled but the white space that hangs over line ends.
    private func checkText(of layout: TextLayout, is runs: [TextRun], seed: UInt64) {
        func sorted(_ strings: [String]) -> [UInt32] {
            strings.flatMap(\.unicodeScalars).filter { !$0.properties.isWhitespace }.map(\.value).sorted()
        }
        let shown = layout.lines.flatMap { $0.runs.map(\.run.string) }
        #expect(sorted(shown) == sorted(runs.map(\.string)), "seed \(seed): \(runs.map(\.string))")
    }

    private func checkLines(of layout: TextLayout, seed: UInt64) {
        var bottom = 0.0
        for line in layout.lines {
            #expect(abs(line.top - bottom) < 1e-9, "seed \(seed): no leading was asked for")
            bottom = line.top + line.height
            #expect(line.baseline > line.top && line.baseline < bottom, "seed \(seed)")
            var x = 0.0
            for run in line.runs {
                #expect(abs(run.x - x) < 1e-9, "seed \(seed): runs touch")
                x += run.width
            }
            #expect(abs(x - line.width) < 1e-9, "seed \(seed)")
        }
        #expect(abs(layout.height - bottom) < 1e-9, "seed \(seed)")
    }
}
