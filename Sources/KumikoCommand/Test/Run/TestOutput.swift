import CommandLineKit
import Foundation

/// Hands on what tests print, line by line, but for the stack of a crash, of which the command says what matters.
struct TestOutput {
    private var pending: [UInt8] = []
    private var isCrash = false

    private static let crashMarks = ["💣 Program crashed", "*** Program crashed", "*** Signal "]

    mutating func receive(_ bytes: ArraySlice<UInt8>) {
        pending += bytes
        guard let end = pending.lastIndex(of: UInt8(ascii: "\n")) else { return }
        let text = String(decoding: pending[...end], as: UTF8.self)
        pending.removeFirst(end + 1)
        write(text)
    }

    /// What a program said of its end: the last lines before the stack, and the stack. Earlier lines may be about other
    /// faults.
    static func end(of output: String) -> String {
        let start = crashMarks.compactMap { output.ranges(of: $0).last?.lowerBound }.min() ?? output.endIndex
        let before = output[..<start].split(separator: "\n").suffix(messageLines)
        return (before + [output[start...]]).joined(separator: "\n")
    }

    private static let messageLines = 3

    mutating func finish() {
        if !pending.isEmpty { write(String(decoding: pending, as: UTF8.self) + "\n") }
        pending = []
    }

    private mutating func write(_ text: String) {
        guard !isCrash else { return }
        let marks = Self.crashMarks.compactMap { text.firstRange(of: $0)?.lowerBound }
        guard let start = marks.min() else { return Console.write(text, to: STDOUT_FILENO) }
        isCrash = true
        Console.write(String(text[..<start]), to: STDOUT_FILENO)
    }
}
