/// A target as it is built for its tests.
struct TestModule: Sendable {
    /// The name that code imports it by.
    var name: String
    /// For messages: the package that it belongs to.
    var package: String
    /// Absolute.
    var root: String
    /// Swift files, by their absolute paths.
    var files: [InputModule.File] = []
    /// Files in C and the folder of the headers that others see; such a target has no Swift files.
    var otherSources: [String] = []
    var headers: String?
    /// Modules that it imports, built before it.
    var dependencies: [String] = []
    var languageMode = "5"
    var swiftFlags: [String] = []
    var otherFlags: [String] = []
    var resources: [PackageManifest.Resource] = []
    var isTest = false
    /// It is a folder of a project, where frameworks bring UIKit with them by their headers.
    var isProject = false
    /// It belongs to what is tested, not to a package that it needs.
    var isOwn = true
    /// It is read as code for an iPhone and compiled against Kumiko's modules; otherwise as code for Linux.
    var isForApple = true

    var isSwift: Bool { !files.isEmpty }

    /// Modules of Apple's that make a file one for an iPhone.
    private static let appleModules: Set<String> = ["UIKit", "SwiftUI"]

    static func importsApple(_ files: [InputModule.File]) -> Bool {
        files.contains { !ImportScan.modules($0.source).isDisjoint(with: appleModules) }
    }
}

/// Finds what a file imports without parsing it.
enum ImportScan {
    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// The modules of all lines that are imports, whatever `#if` they stand in.
    static func modules(_ source: String) -> Set<String> {
        var result: Set<String> = []
        for line in source.utf8.split(separator: UInt8(ascii: "\n")) where contains(line) {
            var words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)[...]
            while let first = words.first, isBeforeImport(first) { words.removeFirst() }
            guard words.popFirst() == "import" else { continue }
            if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
            guard let name = words.first?.prefix(while: { $0 != "." && $0 != ";" }), !name.isEmpty else { continue }
            result.insert(String(name))
        }
        return result
    }

    private static func isBeforeImport(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(word)
    }

    private static let word = Array("import ".utf8)

    /// Lines of code are many and imports few, so that bytes are looked at first.
    private static func contains(_ line: Substring.UTF8View.SubSequence) -> Bool {
        guard let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
            return false
        }
        guard [UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f")].contains(first) else {
            return false
        }
        return line.firstRange(of: word) != nil
    }
}
