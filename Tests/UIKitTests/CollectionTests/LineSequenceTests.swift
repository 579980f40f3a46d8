import Foundation
import Testing

@testable import UIKit

struct LineSequenceTests {
    /// Random lines against arrays that list every one.
    @Test(arguments: [UInt64(2), 71, 909, 40_404])
    func agreesWithListedLines(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...300, using: &generator)
        var sequence = LineSequence(itemCount: count, spacing: CGFloat(Int.random(in: 0...9, using: &generator)))
        let perLine = Int.random(in: 1...7, using: &generator)
        sequence.setRest(perLine: perLine, extent: 20)
        while sequence.nextItem < count / 2 {
            sequence.append(
                count: Int.random(in: 1...5, using: &generator),
                extent: CGFloat(Int.random(in: 1...40, using: &generator)))
        }
        var lines: [LineSequence.Line] = []
        var item = 0
        var offset: CGFloat = 0
        while item < count {
            let listed = lines.count < sequence.listed.count ? sequence.listed[lines.count] : nil
            let number = listed?.count ?? min(perLine, count - item)
            lines.append(.init(first: item, count: number, offset: offset, extent: listed?.extent ?? 20))
            item += number
            offset += (listed?.extent ?? 20) + sequence.spacing
        }
        #expect(sequence.count == lines.count, "seed \(seed)")
        #expect(lines.indices.allSatisfy { sequence[$0] == lines[$0] }, "seed \(seed)")
        #expect(sequence.total == lines.last?.end, "seed \(seed)")
        for item in 0..<count {
            let expected = lines.firstIndex { $0.first <= item && item < $0.first + $0.count }
            #expect(sequence.line(of: item) == expected, "seed \(seed)")
        }
        for step in 0..<50 {
            let y = CGFloat(step) * offset / 40
            #expect(sequence.firstLine(endingBehind: y) == lines.firstIndex { $0.end > y }, "seed \(seed)")
        }
    }

    @Test func cuttingForgetsTheLineBeforeToo() {
        var sequence = LineSequence(itemCount: 20, spacing: 1)
        for _ in 0..<6 { sequence.append(count: 3, extent: 10) }
        sequence.cut(at: 10)
        #expect(sequence.listed.count == 2)
        #expect(sequence.nextItem == 6)
        sequence.cut(at: 19)
        #expect(sequence.listed.count == 2)
    }
}
