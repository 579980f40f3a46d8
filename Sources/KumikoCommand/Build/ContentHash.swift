import Foundation

/// SHA-256 (FIPS 180-4) over everything that is added, for the names of cache entries.
struct ContentHash {
    private static let constants: [UInt32] = firstPrimes(64).map { fraction(ofCubeRootOf: $0) }

    private var state: [UInt32] = firstPrimes(8).map { fraction(ofSquareRootOf: $0) }
    private var pending: [UInt8] = []
    private var length: UInt64 = 0
    private var schedule = [UInt32](repeating: 0, count: 64)

    /// Adds a text with its length, so that neighbours cannot be mistaken for one another.
    mutating func add(_ text: String) { add(Array(text.utf8)) }

    mutating func add(_ bytes: [UInt8]) {
        append(withUnsafeBytes(of: UInt64(bytes.count).bigEndian, Array.init))
        append(bytes)
    }

    /// Lower-case hexadecimal digits of everything added so far.
    func digest() -> String {
        var copy = self
        let bits = length * 8
        copy.append([0x80])
        while copy.pending.count != 56 { copy.append([0]) }
        copy.append(withUnsafeBytes(of: bits.bigEndian, Array.init))
        return copy.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Adds bytes alone.
    mutating func append(_ bytes: [UInt8]) {
        length += UInt64(bytes.count)
        pending += bytes
        var start = 0
        while pending.count - start >= 64 {
            pending.withUnsafeBufferPointer { block(UnsafeBufferPointer(rebasing: $0[start..<start + 64])) }
            start += 64
        }
        if start > 0 { pending.removeFirst(start) }
    }

    private mutating func block(_ bytes: UnsafeBufferPointer<UInt8>) {
        for index in 0..<16 {
            schedule[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[index * 4 + $1]) }
        }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let low = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
            let high = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let first = h &+ sum &+ choice &+ Self.constants[index] &+ schedule[index]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static func firstPrimes(_ count: Int) -> [Double] {
        var primes: [Int] = []
        var candidate = 2
        while primes.count < count {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map(Double.init)
    }

    private static func fraction(ofSquareRootOf prime: Double) -> UInt32 { firstBits(prime.squareRoot()) }

    private static func fraction(ofCubeRootOf prime: Double) -> UInt32 { firstBits(cbrt(prime)) }

    /// The first 32 bits behind the point.
    private static func firstBits(_ value: Double) -> UInt32 {
        UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
}
