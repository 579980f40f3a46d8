import Foundation

/// Says in one line why a program that rendered a preview ended.
enum FailureReason {
    /// - Parameters:
    ///   - timeout: the limit in seconds that was set.
    ///   - files: the user's files by the name of the copy that was compiled.
    static func of(_ result: ChildProcess.Result, timeout: Double, files: [String: String] = [:]) -> String {
        switch result.ending {
        case .overdue:
            let limit = timeout == timeout.rounded() ? String(Int(timeout)) : String(timeout)
            return "not done after \(limit) s (--timeout)" + printed(result)
        case .exited(let status):
            return trap(result.output, files) ?? "the program ended by itself with status \(status)"
        case .killed(let signal):
            return trap(result.output, files) ?? "the program crashed: " + name(of: signal)
        }
    }

    /// The trap's message, with the user's line where the stack shows one.
    static func trap(_ output: String, _ files: [String: String]) -> String? {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: true)
        guard let line = lines.first(where: { $0.contains("Fatal error") || $0.contains("Precondition failed") })
        else { return stackPosition(lines, files).map { "the program crashed at \($0)" } }
        guard let start = line.range(of: "Fatal error") ?? line.range(of: "Precondition failed") else { return nil }
        let message = String(line[start.lowerBound...].prefix(400))
        // A message that a file of the user raised names it before its text.
        let place = line[..<start.lowerBound].split(separator: "/").last.map { $0.prefix { $0 != " " } }
        if let place, let position = position(place, files) { return "trapped at \(position): \(message)" }
        if let position = stackPosition(lines, files) { return "trapped at \(position): \(message)" }
        return "trapped: \(message)"
    }

    /// The innermost frame in one of the user's files; frames look like `1 f() in program at /path/File.swift:3:5`.
    private static func stackPosition(_ lines: [Substring], _ files: [String: String]) -> String? {
        for line in lines {
            guard let at = line.range(of: " at ", options: .backwards) else { continue }
            guard let last = line[at.upperBound...].split(separator: "/").last else { continue }
            if let position = position(last, files) { return position }
        }
        return nil
    }

    /// Turns `Copy.swift:3:5` into the user's file and line.
    private static func position(_ text: Substring, _ files: [String: String]) -> String? {
        let parts = text.split(separator: ":")
        guard parts.count >= 2, let file = files[String(parts[0])], let line = Int(parts[1]) else { return nil }
        return "\(file):\(line)"
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
