import Foundation
import RenderProtocol

/// The names under which a run's program and its results are kept: hashes of everything that they depend on.
struct RenderKeys {
    let program: String
    let result: String

    /// Raised whenever the generated code or the written files change their form.
    private static let form = "1"

    init(_ modules: [InputModule], options: RenderOptions, runtime: RuntimeLocation) {
        var hash = ContentHash()
        hash.add(Self.form)
        hash.add(runtime.stamp)
        hash.add(options.swiftVersion)
        hash.add(options.expression ?? "")
        for module in modules {
            hash.add(module.name)
            for dependency in module.dependencies { hash.add(dependency) }
            for file in module.files {
                hash.add(file.path)
                hash.add(file.source)
            }
        }
        program = hash.digest()

        for module in modules { Self.addResources(module.resourceFolders, to: &hash) }
        for configuration in ConfigurationMatrix.configurations(options) { hash.add("\(configuration)") }
        for format in options.formats { hash.add(format.rawValue) }
        hash.add(options.only ?? "")
        hash.add(options.shard.map { "\($0.index)/\($0.count)" } ?? "")
        result = hash.digest()
    }

    private static let resourceTypes: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "svg", "ttf", "otf", "ttc", "json", "plist", "strings", "xcstrings", "txt",
    ]

    /// Adds the size and time of every file that the code may load.
    private static func addResources(_ folders: [String], to hash: inout ContentHash) {
        for folder in folders {
            hash.add(URL(fileURLWithPath: folder).standardizedFileURL.path)
            for file in resources(in: folder, depth: 0) {
                var status = stat()
                guard stat(file, &status) == 0 else { continue }
                hash.add("\(file):\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
            }
        }
    }

    /// Loose files are looked for four folders deep, so that a file in a home folder does not list all of it.
    private static func resources(in folder: String, depth: Int) -> [String] {
        guard depth < 4 else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // An output folder beside the code changes with every run.
        if OutputFolder.isOutput(folder) { return [] }
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = folder + "/" + name
            let type = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
            if resourceTypes.contains(type) { return [path] }
            return name.contains(".") && type != "xcassets" && type != "imageset" && type != "colorset"
                ? [] : resources(in: path, depth: depth + 1)
        }
    }
}
