import TestSupport
import Testing

/// Random bytes as operations; `scripts/fuzz` runs the same with libFuzzer, which looks for bytes that reach new code.
@Suite struct FuzzTests {
    @Test(arguments: 0..<8) func randomBytesTrapNothingAndKeepTheLaws(batch: Int) {
        for number in 0..<100 {
            let seed = UInt64(40_000_000 + batch * 100_000 + number)
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...200, using: &generator)
            var sequence = OperationSequence((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
            if let problem = sequence.run() { Issue.record("seed \(seed): \(problem)") }
        }
    }
}
