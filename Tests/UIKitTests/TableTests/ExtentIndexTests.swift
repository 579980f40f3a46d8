import Foundation
import Testing

@testable import UIKit

struct ExtentIndexTests {
    /// Against plain arrays, with lengths set at random, zeros among them.
    @Test(arguments: [UInt64(1), 7, 42, 99])
    func agreesWithPlainSums(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...700, using: &generator)
        let standard = CGFloat(Int.random(in: 1...60, using: &generator))
        var index = ExtentIndex(count: count, defaultExtent: standard)
        var plain = [CGFloat](repeating: standard, count: count)
        for _ in 0..<300 {
            let item = Int.random(in: 0..<count, using: &generator)
            let value = CGFloat(Int.random(in: 0...100, using: &generator))
            index[item] = value
            plain[item] = value
            let asked = Int.random(in: 0...count, using: &generator)
            #expect(index.offset(of: asked) == plain.prefix(asked).reduce(0, +), "seed \(seed)")
        }
        let total = plain.reduce(0, +)
        #expect(index.total == total, "seed \(seed)")
        for _ in 0..<200 {
            let y = CGFloat(Int.random(in: 0...Int(total), using: &generator)) + 0.5
            var end: CGFloat = 0
            let expected = plain.firstIndex { length in
                end += length
                return end > y
            }
            #expect(index.index(at: y) == expected, "seed \(seed), offset \(y)")
        }
    }

    @Test func unmeasuredItemsTakeNoMemory() {
        var index = ExtentIndex(count: 10_000_000, defaultExtent: 44)
        index[5_000_000] = 100
        #expect(index.knownBlockCount == 1)
        #expect(index.offset(of: 5_000_001) == 220_000_100)
        #expect(index.index(at: 439_999_999) == 9_999_998)
        #expect(index.total == 440_000_056)
    }

    @Test func badLengthsCountAsNothing() {
        var index = ExtentIndex(count: 4, defaultExtent: 10)
        index[0] = .nan
        index[1] = -5
        index[2] = .infinity
        #expect(index.total == 10)
        #expect(index.index(at: 0) == 3)
        #expect(ExtentIndex(count: -3, defaultExtent: .nan).total == 0)
        #expect(ExtentIndex(count: Int.max, defaultExtent: 1).index(at: 100) == 100)
    }
}
