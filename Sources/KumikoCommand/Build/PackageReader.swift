import CommandLineKit
import Foundation

/// Reads which targets of a package can be compiled here: those that need nothing but each other.
struct PackageReader {
    let cache: CacheFolder
    private static let codeTypes: Set<String> = ["regular", "executable"]

    /// The package's own targets, each after those it imports.
    ///
    /// - Throws: ``CommandFailure`` where the manifest cannot be read or no target is left.
    func modules(folder: String) throws -> [InputModule] {
        let manifest = try ManifestReader(cache: cache).manifest(folder)
        let targets = manifest.targets.filter { Self.codeTypes.contains($0.type) }
        let names = Set(targets.map(\.name))
        // A target that needs something else takes those that need it with it.
        var usable = targets
        while true {
            let left = Set(usable.map(\.name))
            let next = usable.filter { target in
                target.needs.allSatisfy { !$0.isProduct && left.contains($0.name) }
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

    private func sorted(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
        var result: [PackageManifest.Target] = []
        var rest = targets
        while !rest.isEmpty {
            let done = Set(result.map(\.name))
            let ready = rest.filter { target in target.needs.allSatisfy { done.contains($0.name) } }
            // The manifest of a package has no cycles; whatever is left in one is compiled last.
            result += ready.isEmpty ? rest : ready
            let names = Set(result.map(\.name))
            rest.removeAll { names.contains($0.name) }
        }
        return result
    }

    private func module(_ target: PackageManifest.Target, _ folder: String) throws -> InputModule {
        let root = try TargetFolder.find(target, in: folder)
        return InputModule(
            name: target.name, files: try InputCollector.read(TargetFolder.swiftFiles(of: target, root: root)),
            resourceFolders: [root], dependencies: target.needs.map(\.name))
    }
}
