import Foundation
import TextEngine
import Testing

@testable import UIKit

/// Labels recorded from Apple's frameworks (public repository iamcgn/swiftui-web, Fixtures/Goldens/uikit/label).
///
/// Left out, with the reason: labels in text styles (recorded with the line height of tall scripts), and the widths of
/// italic, monospaced and Abel texts (no width of theirs is recorded beside the frame itself).
@MainActor
@Suite("Recorded labels")
struct RecordedLabelTests {
    private func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        return label
    }

    @Test("Heights of sized fonts: label/fonts, iOS Simulator 26.0, scale 2")
    func heights() {
        _ = Stage()
        #expect(label("Italic 17", .italicSystemFont(ofSize: 17)).intrinsicContentSize.height == 20.5)
        let mono15 = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
        #expect(label("Mono 15", mono15).intrinsicContentSize.height == 18)
        let mono17 = UIFont.monospacedSystemFont(ofSize: 17, weight: .semibold)
        #expect(label("Mono 17 semibold", mono17).intrinsicContentSize.height == 20.5)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits)
        #expect(label("Scaled 16", scaled).intrinsicContentSize.height == 23)
    }

    /// The recording is a Catalyst one with whole-point line heights; the iPhone's line of 17 points is 20.287 tall.
    @Test("Numbers of lines: label/wrapping")
    func wrapping() {
        _ = Stage()
        let fox = "The quick brown fox jumps over the lazy dog"
        _TextEnvironment.engine = RecordedMetricsTextEngine()
        defer { _TextEnvironment.engine = FixedMetricsTextEngine() }
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        for lines in [0, 2] {
            let size = label(fox, .systemFont(ofSize: 17), lines: lines).sizeThatFits(room)
            #expect(size.height == 41 && size.width <= 200)
        }
    }
}
