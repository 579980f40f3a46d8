import CommandLineKit
import Foundation

/// Reads manifests as the package manager does, kept by their content.
struct ManifestReader: Sendable {
    let cache: CacheFolder

    static func hasManifest(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Package.swift")
    }

    /// - Throws: ``CommandFailure`` where the manifest cannot be read.
    func manifest(_ folder: String) throws -> PackageManifest {
        let path = folder + "/Package.swift"
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandFailure.usage("cannot read '\(path)'")
        }
        let kept = cache.file("manifests", key(folder) + ".json")
        if let data = FileManager.default.contents(atPath: kept), let manifest = try? PackageManifest(json: data) {
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
        let manifest = try PackageManifest(json: json)
        try cache.write(json, to: kept)
        return manifest
    }

    /// A package may have manifests for several versions of the tools, and ask the environment.
    private func key(_ folder: String) -> String {
        var hash = ContentHash()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            hash.add(name)
            hash.add([UInt8](FileManager.default.contents(atPath: folder + "/" + name) ?? Data()))
        }
        hash.add(URL(fileURLWithPath: folder).standardizedFileURL.path)
        return hash.digest()
    }
}
