import PangoText
import TestSupport
import Testing
import TextEngine

/// How far the stand-in fonts are from the recorded widths of Apple's.
@Suite struct RecordedWidthTests {
    private struct Deviation {
        var label: RecordedWidths.Label
        /// Signed part of the recorded width.
        var value: Double
    }

    private func deviations(where isUsed: (RecordedWidths.Label) -> Bool) -> [Deviation] {
        let engine = PangoTextEngine()
        return RecordedWidths.shared.labels.filter(isUsed).map { label in
            let font = FontDescriptor(size: label.size, weight: label.weight)
            let width = engine.layout(TextRequest(runs: [TextRun(label.text, font: font)])).width
            // Recorded widths are rounded up: half a pixel is their mean excess.
            let recorded = label.width - 0.5 / label.scale
            return Deviation(label: label, value: (width - recorded) / label.width)
        }
    }

    private func check(_ deviations: [Deviation], name: String, mean meanLimit: Double, max maxLimit: Double) {
        let sizes = deviations.map { abs($0.value) }
        let mean = sizes.reduce(0, +) / Double(sizes.count)
        guard let worst = deviations.max(by: { abs($0.value) < abs($1.value) }) else {
            Issue.record("recorded_widths.tsv: expected rows for \(name)")
            return
        }
        print(
            "\(name): \(sizes.count) labels, mean width error \(percent(mean)), "
                + "worst \(percent(worst.value)) (\(worst.label.text), \(worst.label.size) pt)")
        #expect(mean <= meanLimit)
        #expect(abs(worst.value) <= maxLimit)
    }

    private func percent(_ value: Double) -> String { "\((value * 100_000).rounded() / 1000) %" }

    @Test func labelsInSizedFonts() {
        let sized = deviations { !$0.source.contains("style:") }
        #expect(sized.count > 180)
        check(sized, name: "sized fonts", mean: 0.008, max: 0.033)
    }

    @Test func labelsInTextStyles() {
        let styled = deviations { $0.source.contains("style:") }
        #expect(styled.count > 200)
        check(styled, name: "text styles", mean: 0.008, max: 0.035)
    }

    @Test func theDocumentHasTheErrors() {
        let groups = [
            ("labels in fonts of a size", deviations { !$0.source.contains("style:") }),
            ("labels in text styles", deviations { $0.source.contains("style:") }),
        ]
        var lines = ["| labels | number | mean error | largest | of |", "|---|---:|---:|---:|---|"]
        for (name, found) in groups {
            let mean = found.map { abs($0.value) }.reduce(0, +) / Double(max(1, found.count))
            guard let worst = found.max(by: { abs($0.value) < abs($1.value) }) else { continue }
            lines.append(
                "| \(name) | \(found.count) | \(rounded(mean)) | \(rounded(abs(worst.value))) "
                    + "| “\(worst.label.text)”, \(worst.label.size) pt |")
        }
        let section = MarkedSection("text", of: "Documentation/Fidelity.md")
        #expect(
            section.holds(lines.joined(separator: "\n")),
            "Documentation/Fidelity.md is out of date: run scripts/fidelity")
    }

    private func rounded(_ share: Double) -> String { "\((share * 10_000).rounded() / 100) %" }

    @Test func tabularDigitsAreOneWidth() {
        let engine = PangoTextEngine()
        let tabular = FontDescriptor(size: 17, hasTabularDigits: true)
        func width(_ text: String, _ font: FontDescriptor) -> Double {
            engine.layout(TextRequest(runs: [TextRun(text, font: font)])).width
        }
        #expect(width("1111", tabular) == width("0000", tabular))
        #expect(width("1111", FontDescriptor(size: 17)) < width("1111", tabular))
        // Recorded: 41.5, rounded up to half points.
        #expect(abs(width("1111", tabular) - 41.25) / 41.25 < 0.033)
    }

    @Test func monospacedAdvanceIsRecorded() {
        let font = FontDescriptor(family: .monospaced, size: 12)
        for text in ["iiii", "MMMM", "->!="] {
            let width = PangoTextEngine().layout(TextRequest(runs: [TextRun(text, font: font)])).width
            #expect(abs(width - 4 * 7.41796875) < 0.01)
        }
    }
}
