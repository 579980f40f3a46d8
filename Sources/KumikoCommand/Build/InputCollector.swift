import CommandLineKit
import Foundation

/// Turns the paths of a command line into modules.
struct InputCollector {
    /// Folders that hold no code of the input itself.
    private static let skippedFolders: Set<String> = [
        ".build", ".git", ".swiftpm", "DerivedData", "Pods", "Carthage", "kumiko-output",
    ]
    /// Names that would hide a module the code imports.
    private static let takenNames: Set<String> = [
        "UIKit", "SwiftUI", "CoreGraphics", "QuartzCore", "Combine", "Foundation", "Swift", "ObjectiveC", "AutoLayout",
        "Observation", "OSLog", "os", "Dispatch", "Glibc", "Testing", "XCTest", "UniformTypeIdentifiers",
    ]

    let packages: PackageReader

    /// - Throws: ``CommandFailure`` for a path that is missing or no Swift code.
    func modules(_ paths: [String]) throws -> [InputModule] {
        guard !paths.isEmpty else {
            throw CommandFailure.usage("expected a Swift file or a folder, such as: kumiko render Profile.swift")
        }
        for path in paths where !FileManager.default.fileExists(atPath: path) {
            throw CommandFailure.usage("no such file or folder: '\(path)'")
        }
        let folders = paths.filter(Self.isFolder)
        if folders.count == paths.count, let package = folders.first(where: { Self.isPackage($0) }) {
            guard folders.count == 1 else {
                throw CommandFailure.usage("'\(package)' has a Package.swift; expected it as the only path")
            }
            return try packages.modules(folder: package)
        }
        let progress = ProgressReporter(title: "reading", total: paths.count)
        defer { progress.finish() }
        let files = try paths.flatMap { path in
            progress.began(path)
            defer { progress.ended(path) }
            try Self.checkRoot(path)
            return Self.isFolder(path)
                ? try Self.files(in: path, where: Self.isSource) { progress.tick() } : [try Self.checked(path)]
        }
        let module = InputModule(
            name: Self.moduleName(paths), files: try Self.read(files),
            resourceFolders: unique(paths.map { Self.isFolder($0) ? $0 : Self.parent($0) }))
        return [module]
    }

    /// The files, each once whatever it is called: links lead to files that may be named themselves.
    static func read(_ paths: [String]) throws -> [InputModule.File] {
        var seen: Set<String> = []
        let files = paths.filter { seen.insert(realPath($0)).inserted }
        return try files.map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw CommandFailure.usage("cannot read '\(path)'")
            }
            return InputModule.File(path: path, source: String(decoding: data, as: UTF8.self))
        }
    }

    private static func realPath(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Below these lies the machine, not a project.
    private static let systemFolders: Set<String> = [
        "/", "/bin", "/boot", "/dev", "/etc", "/home", "/lib", "/proc", "/run", "/sbin", "/sys", "/usr", "/var",
    ]

    private static func checkRoot(_ path: String) throws(CommandFailure) {
        let real = realPath(path)
        guard systemFolders.contains(real), isFolder(real) else { return }
        throw .usage("'\(path)' is a folder of the system; expected a project's folder or a Swift file")
    }

    /// All Swift files below a folder but its package manifest and its tests, in the order of their paths. A folder that
    /// a link leads back into is read once.
    static func swiftFiles(in folder: String) -> [String] {
        var walk = FolderWalk { _ in false }
        walk.collect(folder, isSource, {})
        return walk.files
    }

    static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") && name != "Package.swift" }

    /// All files below a folder whose names are wanted, but those that the nearest `.kumiko.yml` takes out.
    ///
    /// - Parameter tick: called again and again meanwhile.
    /// - Throws: ``CommandFailure`` for a `.kumiko.yml` that is wrong.
    static func files(in folder: String, where isWanted: (String) -> Bool, tick: () -> Void = {}) throws -> [String] {
        var walk = FolderWalk(isExcluded: try ProjectSettings(for: folder).excludes(below: folder))
        walk.collect(folder, isWanted, tick)
        return walk.files
    }

    private struct FolderWalk {
        let isExcluded: (String) -> Bool
        var files: [String] = []
        private var seen: Set<String> = []

        init(isExcluded: @escaping (String) -> Bool) { self.isExcluded = isExcluded }

        mutating func collect(_ folder: String, _ isWanted: (String) -> Bool, _ tick: () -> Void) {
            guard seen.insert(realPath(folder)).inserted else { return }
            tick()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = join(folder, name)
                if isFolder(path) {
                    if !skippedFolders.contains(name), !isExcluded(path) { collect(path, isWanted, tick) }
                } else if isWanted(name), !isExcluded(path) {
                    files.append(path)
                }
            }
        }
    }

    /// A path in a folder as a user would write it: without `./` before it.
    static func join(_ folder: String, _ name: String) -> String {
        if folder == "." || folder == "./" { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// An identifier for the folder or file, or for the folder that several files share.
    static func moduleName(_ paths: [String]) -> String {
        let first = URL(fileURLWithPath: paths[0]).standardizedFileURL
        let url = paths.count > 1 && !isFolder(paths[0]) ? first.deletingLastPathComponent() : first
        return identifier(isFolder(url.path) ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent)
    }

    static func identifier(_ name: String) -> String {
        var result = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
        if result.first?.isNumber != false { result = "_" + result }
        return takenNames.contains(result) ? result + "_" : result
    }

    private static func checked(_ path: String) throws(CommandFailure) -> String {
        guard path.hasSuffix(".swift") else {
            throw .usage("'\(path)' is no Swift file; expected a .swift file or a folder")
        }
        return path
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isPackage(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/Package.swift")
    }

    private static func parent(_ path: String) -> String {
        let parent = (path as NSString).deletingLastPathComponent
        return parent.isEmpty ? "." : parent
    }
}

/// The elements without repetitions, in their order.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
}
