import Foundation

/// Findings that are known already: a run tells only what is new.
///
/// An entry is a rule, the declaration it was found in and what stands there, without lines and without numbers, so that
/// edits elsewhere leave it valid.
public struct Baseline: Codable, Sendable, Equatable {
    public struct Entry: Codable, Hashable, Sendable {
        public var rule: String
        public var declaration: String
        public var snippet: String

        public init(rule: String, declaration: String, snippet: String) {
            self.rule = rule
            self.declaration = declaration
            self.snippet = snippet
        }
    }

    private struct Counted: Codable, Equatable {
        var rule: String
        var declaration: String
        var snippet: String
        var count: Int
    }

    public static let currentVersion = 1

    public let version: Int
    private var entries: [Counted]

    public init(_ entries: [Entry]) {
        version = Self.currentVersion
        let counts = entries.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        self.entries = counts.map { entry, count in
            Counted(rule: entry.rule, declaration: entry.declaration, snippet: entry.snippet, count: count)
        }.sorted { ($0.rule, $0.declaration, $0.snippet) < ($1.rule, $1.declaration, $1.snippet) }
    }

    private struct Version: Decodable { var version: Int? }

    /// - Throws: a text that says what is wrong with the file.
    public init(json data: Data) throws(BaselineProblem) {
        guard let head = try? JSONDecoder().decode(Version.self, from: data) else {
            throw BaselineProblem(message: "no baseline: expected a JSON object with 'version' and 'entries'")
        }
        guard head.version == Self.currentVersion else {
            let found = head.version.map { "version \($0)" } ?? "no version"
            throw BaselineProblem(
                message: "a baseline of \(found), expected \(Self.currentVersion): write it anew with --write-baseline")
        }
        guard let read = try? JSONDecoder().decode(Baseline.self, from: data) else {
            throw BaselineProblem(message: "its entries cannot be read: write it anew with --write-baseline")
        }
        self = read
    }

    public func jsonData() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    public var count: Int { entries.reduce(0) { $0 + $1.count } }

    /// What is not in it, and how many of its findings are gone.
    public func new(_ entries: [Entry]) -> (indices: [Int], gone: Int) {
        var left = Dictionary(
            self.entries.map { (Entry(rule: $0.rule, declaration: $0.declaration, snippet: $0.snippet), $0.count) },
            uniquingKeysWith: +)
        let new = entries.indices.filter { index in
            guard let count = left[entries[index]], count > 0 else { return true }
            left[entries[index]] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }
}

/// Why a baseline cannot be used.
public struct BaselineProblem: Error, Hashable, Sendable {
    public var message: String
}
