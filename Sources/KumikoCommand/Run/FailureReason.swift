import Foundation

/// Says in one line why a program that rendered a preview ended.
enum FailureReason {
    /// Characters of a reason that are kept.
    static let limit = 300

    /// Why a program ended, and at which of the user's lines as far as its stack shows one.
    struct Cause: Hashable, Sendable {
        /// Such as `trapped`.
        var event: String
        /// `file:line`
        var place: String?
        var detail: String?

        /// - Parameter namesPlace: false where the place stands elsewhere.
        func text(namesPlace: Bool = true) -> String {
            let place = namesPlace ? place.map { " at \($0)" } ?? "" : ""
            return event + place + (detail.map { ": " + $0 } ?? "")
        }
    }

    /// - Parameters:
    ///   - timeout: the limit in seconds that was set.
    ///   - files: the user's files by the name of the copy that was compiled.
    static func of(_ result: ChildProcess.Result, timeout: Double, files: [String: String] = [:]) -> String {
        let cause = cause(of: result, timeout: timeout, files: files)
        return cause.event == trapped ? oneLine(cause.text()) : cause.text()
    }

    static func cause(of result: ChildProcess.Result, timeout: Double, files: [String: String]) -> Cause {
        switch result.ending {
        case .overdue:
            let limit = timeout == timeout.rounded() ? String(Int(timeout)) : String(timeout)
            return Cause(event: "not done after \(limit) s (--timeout)" + printed(result))
        case .exited(let status):
            return trapCause(result.output, files)
                ?? Cause(event: "the program ended by itself with status \(status)")
        case .killed(let signal):
            if let cause = trapCause(result.output, files) { return cause }
            let trace = CrashTrace(result.output, files: files)
            let detail = trace.isRecursion ? "endless recursion" : name(of: signal)
            return Cause(event: "the program crashed", place: trace.position, detail: detail)
        }
    }

    private static let trapped = "trapped"

    /// What the runtime said before it ended the program, with the user's line where the stack shows one; nil where it
    /// said nothing.
    static func trap(_ output: String, _ files: [String: String]) -> String? {
        trapCause(output, files).map { oneLine($0.text()) }
    }

    private static func trapCause(_ output: String, _ files: [String: String]) -> Cause? {
        for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
            guard let (place, message) = message(line) else { continue }
            // A message that a file of the user raised names it before its text.
            let own = place.split(separator: "/").last.map { $0.prefix { $0 != " " } }
            let position =
                own.flatMap { CrashTrace.position($0, files) } ?? CrashTrace(output, files: files).position
            return Cause(event: trapped, place: position, detail: withoutAddresses(message))
        }
        return nil
    }

    /// One line, cut where it is longer than a reader would read.
    static func oneLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= limit ? line : line.prefix(limit - 1) + "…"
    }

    /// Beginnings of what the runtime and the backtracer say.
    private static let beginnings = [
        "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value", "Simultaneous accesses to",
    ]

    private static func message(_ line: Substring) -> (place: Substring, message: Substring)? {
        for beginning in beginnings {
            if let start = line.firstRange(of: beginning) {
                return (line[..<start.lowerBound], line[start.lowerBound...])
            }
        }
        // Written where a trap of optimised or unchecked code has no message of its own.
        let failure = "*** Swift runtime failure: "
        guard line.hasPrefix(failure) else { return nil }
        return ("", line.dropFirst(failure.count).prefix { $0 != "*" }.trimmingSuffix(while: { $0 == " " }))
    }

    /// Addresses, and the entries of an error's dictionary, differ from run to run.
    private static func withoutAddresses(_ message: Substring) -> String {
        let named = message.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
        let text = named.replacing(#/ ?\(0x[0-9a-f]+\)/#, with: "").replacing(#/ 0x[0-9a-f]+/#, with: "")
        return String(text.replacing(#/ ?UserInfo=\{.*/#, with: ""))
    }

    private static func printed(_ result: ChildProcess.Result) -> String {
        guard result.outputBytes > BoundedOutput.limit else { return "" }
        return "; it printed \(result.outputBytes / 1024) KiB"
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "bad memory access or endless recursion"
        case SIGILL, SIGTRAP: "trap without a message"
        case SIGABRT: "aborted"
        case SIGKILL: "killed, perhaps for want of memory"
        default: "signal \(signal)"
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, matches(last) { text.removeLast() }
        return text
    }
}
