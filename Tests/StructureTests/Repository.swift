import Foundation

/// The project's own files, as its structure tests see them.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    static let swiftFiles: [SwiftFile] = ["Sources", "Tests", "Examples", "Benchmarks", "Fuzzing"].flatMap { folder in
        let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { name in
            SwiftFile(path: folder + "/" + name)
        }
    }

    static func text(_ path: String) -> String {
        (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
    }
}

/// One Swift file with what can be read off its lines.
struct SwiftFile {
    let path: String
    let lines: [Substring]

    init(path: String) {
        self.path = path
        lines = Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that its import lines name.
    var imports: [String] {
        lines.compactMap { line in
            var words = line.split(separator: " ")
            let marks = ["@testable", "@_exported", "@preconcurrency", "public", "internal", "package", "private"]
            words.removeAll { marks.contains(String($0)) || $0.hasPrefix("@_spi(") }
            guard words.first == "import", words.count > 1, !line.hasPrefix(" ") else { return nil }
            let kinds = ["struct", "class", "enum", "func", "protocol", "var", "typealias"]
            let name = kinds.contains(String(words[1])) && words.count > 2 ? words[2] : words[1]
            return name.split(separator: ".").first.map(String.init)
        }
    }

    /// The lengths of its functions and initialisers in lines, with the line where each begins.
    ///
    /// The format of the project puts the closing brace under the first letter of the declaration.
    var functions: [(line: Int, length: Int)] {
        var result: [(line: Int, length: Int)] = []
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ").map { $0.prefix { $0 != "(" && $0 != "<" && $0 != "?" } }
            let isFunction = words.contains("func") || words.contains("init")
            guard isFunction, line.firstIndex(of: "/") == nil, line.contains("(") else { continue }
            let indent = line.prefix { $0 == " " }
            let end = lines[index...].firstIndex {
                $0 == indent + "}" || ($0.hasPrefix(indent) && $0.hasSuffix(" }") && $0 == line)
            }
            guard let end, end > index else { continue }
            // A requirement of a protocol has no body: the next brace at its place is not its own.
            let body = lines[index...end].dropFirst().dropLast()
            guard
                body.allSatisfy({
                    $0.isEmpty || $0.hasPrefix(indent + " ") || $0.hasPrefix(indent + ")") || $0.hasPrefix(indent + "{")
                        || $0.hasPrefix(indent + "where") || $0.hasPrefix("#")
                })
            else { continue }
            result.append((index + 1, end - index + 1))
        }
        return result
    }
}
