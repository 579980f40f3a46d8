import Foundation

/// Finds where the user's files declare a property, for views that no constraint of the program leads to.
struct Declarations {
    struct Place {
        var file: String
        var line: Int
    }

    private let paths: [String]
    private var lines: [String: [Substring]] = [:]

    /// - Parameter files: the user's files by the names of their copies.
    init(files: [String: String]) {
        paths = files.values.sorted()
    }

    /// The line of `let property` or `var property` behind the line that begins or extends the type; nil where no file
    /// has both.
    ///
    /// - Parameter name: `Type.property`, as views are named; an index behind it does not count.
    mutating func place(of name: String) -> Place? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, let property = parts[1].split(separator: "[").first else { return nil }
        for path in paths {
            guard let line = line(of: String(property), in: String(parts[0]), path) else { continue }
            return Place(file: path, line: line)
        }
        return nil
    }

    private mutating func line(of property: String, in type: String, _ path: String) -> Int? {
        let lines = lines(of: path)
        var isInside = false
        for (index, line) in lines.enumerated() {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if Self.follows(type[...], ["class", "struct", "extension", "actor", "enum"], in: words) {
                isInside = true
            }
            if isInside, Self.follows(property[...], ["let", "var"], in: words) { return index + 1 }
        }
        return nil
    }

    private static func follows(_ name: Substring, _ keywords: Set<Substring>, in words: [Substring]) -> Bool {
        zip(words, words.dropFirst()).contains { keywords.contains($0) && $1 == name }
    }

    private mutating func lines(of path: String) -> [Substring] {
        if let known = lines[path] { return known }
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let found = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines[path] = found
        return found
    }
}
