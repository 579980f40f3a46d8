import CommandLineKit
import Foundation

/// Where the files of a target lie, by the package manager's rules.
enum TargetFolder {
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// - Throws: ``CommandFailure`` where the target has no folder.
    static func find(_ target: PackageManifest.Target, in package: String) throws(CommandFailure) -> String {
        if let path = target.path {
            let folder = InputCollector.join(package, path)
            guard InputCollector.isFolder(folder) else {
                throw .usage("target '\(target.name)' of '\(package)': there is no folder '\(folder)'")
            }
            return folder
        }
        let parents = (target.type == "test" ? ["Tests"] : target.type == "plugin" ? ["Plugins"] : []) + sourceFolders
        // A package of one target may leave out the folder of its name.
        let candidates = parents.map { $0 + "/" + target.name } + parents
        let found = candidates.map { InputCollector.join(package, $0) }.first(where: InputCollector.isFolder)
        guard let found else {
            throw .usage("target '\(target.name)' of '\(package)' has no folder with sources")
        }
        return found
    }

    static func swiftFiles(of target: PackageManifest.Target, root: String) -> [String] {
        InputCollector.swiftFiles(in: root).filter { isPart($0, of: target, root: root) }
    }

    /// Files of C and its kin, and of the assembler.
    static func otherSources(of target: PackageManifest.Target, root: String) -> [String] {
        let types: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { types.contains(($0 as NSString).pathExtension) }.map { root + "/" + $0 }
            .filter { isPart($0, of: target, root: root) }.sorted()
    }

    private static func isPart(_ file: String, of target: PackageManifest.Target, root: String) -> Bool {
        func isBelow(_ path: String) -> Bool {
            let path = InputCollector.join(root, path).trimmingSlash
            return file == path || file.hasPrefix(path + "/")
        }
        return !target.exclude.contains(where: isBelow) && (target.sources?.contains(where: isBelow) ?? true)
    }
}

extension String {
    fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
