import CommandLineKit
import Foundation

/// Reads which targets of a package can be compiled here: those that need nothing but each other.
struct PackageReader {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
            var path: String?
            var sources: [String]?
            var exclude: [String]?
            var dependencies: [Dependency]
        }

        /// One of `byName`, `target`, `product`; the first element of its list is the name.
        struct Dependency: Decodable {
            var name: String?
            var isProduct: Bool

            private enum Keys: String, CodingKey { case byName, target, product }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                isProduct = container.contains(.product)
                for key in [Keys.byName, .target, .product] where container.contains(key) {
                    var list = try container.nestedUnkeyedContainer(forKey: key)
                    name = try list.decode(String.self)
                    return
                }
            }
        }

        var targets: [Target]
    }

    let cache: CacheFolder
    private static let codeTypes: Set<String> = ["regular", "executable"]

    /// The package's own targets, each after those it imports.
    ///
    /// - Throws: ``CommandFailure`` where the manifest cannot be read or no target is left.
    func modules(folder: String) throws -> [InputModule] {
        let manifest = try manifest(folder)
        let targets = manifest.targets.filter { Self.codeTypes.contains($0.type) }
        let names = Set(targets.map(\.name))
        // A target that needs something else takes those that need it with it.
        var usable = targets
        while true {
            let left = Set(usable.map(\.name))
            let next = usable.filter { target in
                target.dependencies.allSatisfy { !$0.isProduct && left.contains($0.name ?? "") }
            }
            if next.count == usable.count { break }
            usable = next
        }
        let dropped = names.subtracting(usable.map(\.name)).sorted()
        guard !usable.isEmpty else {
            throw CommandFailure(
                .failed, "nothing to render: every target of '\(folder)' needs other packages or no target has code")
        }
        if !dropped.isEmpty {
            Console.printError("kumiko: left out (they need other packages): \(dropped.joined(separator: ", "))")
        }
        return try sorted(usable).map { try module($0, folder) }.filter { !$0.files.isEmpty }
    }

    private func sorted(_ targets: [Manifest.Target]) -> [Manifest.Target] {
        var result: [Manifest.Target] = []
        var rest = targets
        while !rest.isEmpty {
            let done = Set(result.map(\.name))
            let ready = rest.filter { target in target.dependencies.allSatisfy { done.contains($0.name ?? "") } }
            // The manifest of a package has no cycles; whatever is left in one is compiled last.
            result += ready.isEmpty ? rest : ready
            let names = Set(result.map(\.name))
            rest.removeAll { names.contains($0.name) }
        }
        return result
    }

    private func module(_ target: Manifest.Target, _ folder: String) throws -> InputModule {
        let candidates = [target.path, "Sources/" + target.name, "Source/" + target.name, "src/" + target.name]
        let root = candidates.compactMap { $0 }.map { InputCollector.join(folder, $0) }
            .first(where: InputCollector.isFolder)
        guard let root else {
            throw CommandFailure.usage("target '\(target.name)' of '\(folder)' has no folder with sources")
        }
        let excluded = (target.exclude ?? []).map { root + "/" + $0 }
        let included = (target.sources ?? []).map { root + "/" + $0 }
        let files = InputCollector.swiftFiles(in: root).filter { file in
            func isBelow(_ path: String) -> Bool { file == path || file.hasPrefix(path + "/") }
            return !excluded.contains(where: isBelow) && (included.isEmpty || included.contains(where: isBelow))
        }
        return InputModule(
            name: target.name, files: try InputCollector.read(files), resourceFolders: [root],
            dependencies: target.dependencies.compactMap(\.name))
    }

    /// The manifest as the package manager reads it, kept by the manifest's content.
    private func manifest(_ folder: String) throws -> Manifest {
        let path = folder + "/Package.swift"
        guard let content = FileManager.default.contents(atPath: path) else {
            throw CommandFailure.usage("cannot read '\(path)'")
        }
        var hash = ContentHash()
        hash.add([UInt8](content))
        hash.add(URL(fileURLWithPath: folder).standardizedFileURL.path)
        let kept = cache.file("manifests", hash.digest() + ".json")
        if let data = FileManager.default.contents(atPath: kept),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        {
            return manifest
        }
        let scratch = cache.file("manifests", "scratch")
        let result = try CompilerCall.run(
            ["package", "--package-path", folder, "--scratch-path", scratch, "--disable-sandbox", "dump-package"],
            executable: "swift")
        guard result.ending == .exited(0), let start = result.output.firstIndex(of: "{") else {
            throw CommandFailure(.doesNotCompile, "'\(path)' cannot be read:\n" + result.output)
        }
        let json = Data(result.output[start...].utf8)
        let manifest = try JSONDecoder().decode(Manifest.self, from: json)
        try cache.write(json, to: kept)
        return manifest
    }
}
