import Foundation

/// Decides by a file's bytes whether any rule can have something to say about it; parsing takes most of the time.
enum FileScreen {
    /// Modules that bring no views. A file that imports only these, and at least one, shows none; whatever else it
    /// imports may hand on a framework with views.
    private static let plain: Set<String> = [
        "Foundation", "Combine", "Dispatch", "os", "OSLog", "Observation", "CoreData", "CloudKit", "Security",
        "CryptoKit", "CommonCrypto", "Network", "UserNotifications", "StoreKit", "CoreLocation", "Darwin", "Swift",
        "XCTest", "Testing", "Compression", "SwiftData", "CoreMedia", "MediaPlayer", "FoundationEssentials", "GRDB",
        "SQLite3", "UniformTypeIdentifiers", "CoreGraphics", "ImageIO", "NaturalLanguage", "WatchConnectivity",
        "AuthenticationServices", "BackgroundTasks", "CoreSpotlight", "LocalAuthentication", "Collections",
    ]

    /// Words that rules ask a module's symbols for, wherever they are declared.
    private static let words: [[UInt8]] = ["CaseIterable", "Identifiable", "kumiko:"].map { Array($0.utf8) }

    static func isWorthReading(_ source: SourceBytes, _ settings: RuleSettings) -> Bool {
        let imports = Self.imports(source.bytes)
        let isTest = !imports.isDisjoint(with: ["XCTest", "Testing"]) || TestPath.isOne(source.path)
        if isTest, !settings.includesTests { return source.bytes.holds(words[2]) }
        guard !imports.isEmpty, imports.isDisjoint(with: shown) else { return true }
        if words.contains(where: { source.bytes.holds($0) }) { return true }
        // What another module may hand on is used under one of these names.
        return !imports.isSubset(of: plain) && views.contains { source.bytes.holds($0) }
    }

    private static let shown: Set<String> = ["SwiftUI", "UIKit", "AppKit"]
    private static let views: [[UInt8]] = ["View", "UI", "Layout", "Anchor"].map { Array($0.utf8) }

    /// The modules of lines that begin with `import`, attributes before it allowed.
    private static func imports(_ bytes: [UInt8]) -> Set<String> {
        var result: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: SourceBytes.newline) ?? bytes.count
                if end - start < 200, let module = module(bytes[start..<end]) { result.insert(module) }
                start = end + 1
            }
        }
        return result
    }

    private static let keyword = Array("import ".utf8)

    private static func module(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard let first = line.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "i") || first == UInt8(ascii: "@")
                || first == UInt8(ascii: "p") || first == 0xEF
        else { return nil }
        guard let place = line.indices.first(where: { line[$0...].starts(with: keyword) }) else { return nil }
        var words = line[(place + keyword.count)...].split { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
        let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "var", "typealias", "let"]
        if words.count > 1, kinds.contains(String(decoding: words[0], as: UTF8.self)) { words.removeFirst() }
        guard let name = words.first?.split(separator: UInt8(ascii: ".")).first else { return nil }
        return String(decoding: name, as: UTF8.self)
    }
}

extension [UInt8] {
    /// A word stands somewhere in them.
    func holds(_ word: [UInt8]) -> Bool {
        withUnsafeBufferPointer { all in
            guard let last = word.last, all.count >= word.count else { return false }
            var index = word.count - 1
            while index < all.count {
                if all[index] == last, all[(index - word.count + 1)...index].elementsEqual(word) { return true }
                index += 1
            }
            return false
        }
    }
}

/// Files that a tool writes: their authors cannot change them.
enum GeneratedFile {
    static func isOne(_ source: SourceBytes) -> Bool {
        let name = source.path.split(separator: "/").last.map(String.init) ?? ""
        if name.hasSuffix(".generated.swift") || name.hasSuffix(".pb.swift") { return true }
        let head = source.text(0..<min(source.bytes.count, 1_000))
        guard let start = head.range(of: "//") ?? head.range(of: "/*") else { return false }
        let comments = head[start.lowerBound...].split(separator: "\n").prefix {
            $0.hasPrefix("//") || $0.hasPrefix(" *") || $0.hasPrefix("/*")
        }
        let text = comments.joined(separator: "\n").lowercased()
        return text.contains("do not edit") || text.contains("@generated") || text.contains("generated using swiftgen")
    }
}

/// Folders of tests and of recorded pictures.
enum TestPath {
    static func isOne(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Snapshots" }
    }
}
