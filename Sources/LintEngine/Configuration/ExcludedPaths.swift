import Foundation

/// Paths that a configuration takes out, from the folder that it lies in.
///
/// 1. A pattern without a slash is the name of a file or folder anywhere below.
/// 2. Any other is a path from the folder, of a file or of all that lies in a folder.
/// 3. `*` stands for any part of a name, `**` for any number of folders.
public struct ExcludedPaths: Sendable {
    private let folder: String
    private let patterns: [[Substring]]

    public init(_ patterns: [String], in folder: String) {
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
        self.patterns = patterns.map { pattern in
            let parts = pattern.split(separator: "/").filter { $0 != "." }
            return parts.count == 1 && !pattern.hasPrefix("/") && !pattern.hasPrefix("./") ? ["**"] + parts : parts
        }
    }

    public var isEmpty: Bool { patterns.isEmpty }

    /// - Parameter path: absolute, without links.
    public func contains(_ path: String) -> Bool {
        guard path.hasPrefix(folder) else { return false }
        let parts = path.dropFirst(folder.count).split(separator: "/")
        return patterns.contains { Self.matches($0[...], parts[...]) }
    }

    /// The pattern is the path, or a folder above it.
    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first, isName(first[...], name[...]) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// `*` matches as little as it can and more when the rest asks for it.
    private static func isName(_ pattern: Substring, _ name: Substring) -> Bool {
        let pattern = Array(pattern)
        let name = Array(name)
        var (p, n) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                p = last.pattern + 1
                n = last.name + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
