import Foundation
import QuartzCore
import Testing
import TextEngine

@testable import UIKit

/// Text layers get fonts and attributes of UIKit, which they cannot know themselves.
@MainActor
@Suite(.serialized)
struct TextLayerTests {
    init() {
        _TextEnvironment.engine = FixedMetricsTextEngine()
    }

    private func runs(_ change: (CATextLayer) -> Void) -> [TextRun] {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
        change(layer)
        return _CATextLayerEngine.makeRuns?(layer) ?? []
    }

    @Test func plainTextTakesTheSizeOfTheLayer() {
        let found = runs {
            $0.string = "12:30"
            $0.font = UIFont.boldSystemFont(ofSize: 99)
            $0.fontSize = 15
            $0.foregroundColor = UIColor.red.cgColor
        }
        #expect(found.map(\.string) == ["12:30"])
        #expect(found.first?.font.size == 15)
        #expect(found.first?.font == UIFont.boldSystemFont(ofSize: 15).attributes.engineDescriptor)
    }

    @Test func fontsMayBeNamed() {
        let byName = runs {
            $0.string = "a"
            $0.font = "Menlo-Bold"
            $0.fontSize = 20
        }
        let byFont = runs {
            $0.string = "a"
            $0.font = CGFont("Menlo-Bold" as CFString)
            $0.fontSize = 20
        }
        #expect(byName.first?.font == UIFont(name: "Menlo-Bold", size: 20)?.attributes.engineDescriptor)
        #expect(byFont.first?.font == byName.first?.font)
    }

    @Test func attributedTextKeepsItsOwn() {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
        let found = runs { $0.string = text }
        #expect(found.map(\.string) == ["a", "b"])
        #expect(found.last?.font.size == 30)
    }

    @Test func preferredSizeIsThatOfTheText() {
        let layer = CATextLayer()
        layer.string = "word"
        layer.fontSize = 10
        #expect(layer.preferredFrameSize().width > 0)
        #expect(layer.preferredFrameSize().height >= 10)
    }
}
