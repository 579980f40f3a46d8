/// The backtrace that the Swift runtime prints of a program that crashed.
struct CrashTrace {
    /// The user's file and line of the innermost frame that is in one of the user's files.
    private(set) var position: String?
    /// The same place comes again and again, as it does when the stack overflows.
    private(set) var isRecursion = false

    /// Frames of one place that mean a recursion.
    private static let recursionCount = 8

    /// - Parameter files: the user's files by the name, or the path, of what was compiled.
    init(_ output: String, files: [String: String]) {
        var counts: [String: Int] = [:]
        // A frame looks like `1 f() in program at /path/File.swift:3:5`.
        for line in output.split(separator: "\n") {
            guard let at = line.ranges(of: " at ").last, let last = line[at.upperBound...].split(separator: "/").last
            else { continue }
            let place = String(last)
            if position == nil { position = Self.position(line[at.upperBound...], files) ?? Self.position(last, files) }
            guard place.contains(".swift:") else { continue }
            counts[place, default: 0] += 1
            if counts[place] == Self.recursionCount { isRecursion = true }
        }
    }

    /// Turns `Copy.swift:3:5` into the user's file and line.
    static func position(_ text: Substring, _ files: [String: String]) -> String? {
        let parts = text.split(separator: ":")
        guard parts.count >= 2, let file = files[String(parts[0])], let line = Int(parts[1]) else { return nil }
        return "\(file):\(line)"
    }
}
