import CommandLineKit
import Foundation

/// Finds the packages that a package needs on this machine.
///
/// 1. Where `--package NAME=DIR` says.
/// 2. Where the manifest says, if that is a folder.
/// 3. Among the checkouts that the package manager made for the package that is tested.
/// 4. Beside the package that is tested, in a folder of its name.
/// 5. As the package manager fetches it now, into the cache.
final class PackageLocator {
    /// By identity.
    private let given: [String: String]
    private let root: String
    private let cache: CacheFolder
    private var fetched: [String: String]?

    init(given: [String: String], root: String, cache: CacheFolder) {
        self.given = given
        self.root = root
        self.cache = cache
    }

    /// Packages given on the command line, whatever the manifest says.
    var givenFolders: [String] { given.sorted { $0.key < $1.key }.map(\.value) }

    /// - Throws: ``CommandFailure`` where it is nowhere.
    func folder(of dependency: PackageManifest.Dependency) throws -> String {
        if let folder = given[dependency.identity] { return folder }
        if case .folder(let path) = dependency.place, ManifestReader.hasManifest(path) { return path }
        let checkouts = root + "/.build/checkouts"
        if let folder = Self.entry(dependency.identity, in: checkouts) { return folder }
        if let folder = Self.entry(dependency.identity, in: (root as NSString).deletingLastPathComponent) {
            Console.printError("kumiko: package '\(dependency.identity)' is taken from \(folder)")
            return folder
        }
        let folders = try fetched ?? fetch(dependency)
        fetched = folders
        if let folder = folders[dependency.identity] { return folder }
        throw missing(dependency, "")
    }

    /// A folder of that name, in any case, with a manifest.
    private static func entry(_ identity: String, in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { $0.lowercased() == identity }.map { folder + "/" + $0 }
            .flatMap { ManifestReader.hasManifest($0) ? $0 : nil }
    }

    /// Lets the package manager fetch all that the package needs, and leaves the package as it was.
    private func fetch(_ dependency: PackageManifest.Dependency) throws -> [String: String] {
        var hash = ContentHash()
        hash.add(root)
        let scratch = cache.file("packages", hash.digest())
        try cache.makeFolder(scratch)
        let pins = root + "/Package.resolved"
        let before = FileManager.default.contents(atPath: pins)
        defer { Self.restore(before, at: pins) }
        Console.printError("kumiko: fetching the packages that '\(root)' needs")
        let run = try CompilerCall.run(
            ["package", "--package-path", root, "--scratch-path", scratch, "--disable-sandbox", "resolve"],
            executable: "swift")
        guard run.ending == .exited(0) else {
            let reason = run.output.split(separator: "\n").first { $0.contains("error:") || $0.contains("fatal:") }
            throw missing(dependency, reason.map { " (\($0))" } ?? "")
        }
        let checkouts = scratch + "/checkouts"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
        return Dictionary(names.map { ($0.lowercased(), checkouts + "/" + $0) }) { first, _ in first }
    }

    private static func restore(_ content: Data?, at file: String) {
        guard FileManager.default.contents(atPath: file) != content else { return }
        if let content {
            try? content.write(to: URL(fileURLWithPath: file))
        } else {
            try? FileManager.default.removeItem(atPath: file)
        }
    }

    private func missing(_ dependency: PackageManifest.Dependency, _ reason: String) -> CommandFailure {
        let place =
            switch dependency.place {
            case .folder(let path): path
            case .repository(let url): url
            }
        return CommandFailure(
            .machineLacks,
            "package '\(dependency.identity)' (\(place)) is not on this machine and cannot be fetched\(reason); "
                + "name a checkout of it: --package \(dependency.identity)=DIR")
    }
}
