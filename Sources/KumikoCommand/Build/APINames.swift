import Foundation

/// The public names of the modules that user code can import, read from the built modules when a name is missing.
struct APINames: Codable, Sendable {
    var modules: [String]
    /// Types, functions and variables that stand in no type.
    var globals: [String]
    /// Members by type, with its extensions; what a type inherits counts as its own.
    var members: [String: [String]]
    /// The module to import for a global.
    var owners: [String: String] = [:]

    /// Modules that user code imports by Apple's names.
    static let importable = [
        "UIKit", "SwiftUI", "Combine", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "OSLog",
        "UniformTypeIdentifiers",
    ]
    /// Modules whose names come with one of those.
    private static let reexported = ["AutoLayout": "UIKit", "SwiftUICore": "SwiftUI"]

    var allMembers: [String] { unique(members.sorted { $0.key < $1.key }.flatMap(\.value)) }

    /// The global that has the most words of the name, such as `UITableView` for `UITableViewDataSourcePrefetching`.
    func sharingWords(with name: String) -> String? {
        let wanted = Self.words(name)
        var best: (count: Int, name: String)?
        for global in globals where global.first?.isUppercase == true {
            let words = Self.words(global)
            let shared = zip(words, wanted).prefix { $0 == $1 }.count
            guard shared >= 2,
                shared > best?.count ?? 0 || (shared == best?.count && global.count < best?.name.count ?? 0)
            else { continue }
            best = (shared, global)
        }
        return best?.name
    }

    /// `UITableView` is `UI`, `Table`, `View`.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase
                && (index == 0 || !letters[index - 1].isUppercase
                    || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if startsWord || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    /// Reads the modules; slow, so the result is kept in the cache for the build that it was read from.
    static func read(_ runtime: RuntimeLocation, cache: CacheFolder) throws -> APINames {
        var hash = ContentHash()
        hash.add(runtime.stamp)
        let kept = cache.file("names", hash.digest() + ".json")
        if let data = FileManager.default.contents(atPath: kept),
            let names = try? JSONDecoder().decode(APINames.self, from: data)
        {
            return names
        }
        var names = APINames(modules: ["Foundation"], globals: [], members: [:])
        let folder = try cache.workFolder("names")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for module in importable + reexported.keys.sorted()
        where FileManager.default.fileExists(atPath: "\(runtime.modules)/\(module).swiftmodule") {
            if importable.contains(module) { names.modules.append(module) }
            try names.add(module, runtime, folder)
        }
        try cache.write(JSONEncoder().encode(names), to: kept)
        return names
    }

    private mutating func add(_ module: String, _ runtime: RuntimeLocation, _ folder: String) throws {
        let arguments = [
            "-module-name", module, "-I", runtime.modules, "-target", CompilerCall.target, "-output-dir", folder,
            "-minimum-access-level", "public", "-skip-synthesized-members",
        ]
        _ = try CompilerCall.run(arguments, executable: "swift-symbolgraph-extract")
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where file == module + ".symbols.json" || file.hasPrefix(module + "@") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + file),
                let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
            else { continue }
            add(graph, of: Self.reexported[module] ?? module)
        }
    }

    private mutating func add(_ graph: SymbolGraph, of module: String) {
        for symbol in graph.symbols {
            let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
            guard let last = path.last, !last.hasPrefix("_") else { continue }
            if path.count == 1 {
                globals.append(last)
                if owners[last] == nil { owners[last] = module }
            } else {
                members[path.dropLast().joined(separator: "."), default: []].append(last)
            }
        }
    }
}

/// The part of a symbol graph file that names come from.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        var pathComponents: [String]
    }

    var symbols: [Symbol]
}
