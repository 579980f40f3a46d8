import CommandLineKit
import Foundation
import LintEngine

/// The files that source rules look at, by module.
struct CheckFiles {
    let modules: [LintModule]

    /// All files by their paths.
    var sources: [String: SourceBytes] {
        Dictionary(modules.flatMap { $0.files + $0.lists }.map { ($0.path, $0) }) { first, _ in first }
    }

    /// - Throws: ``CommandFailure`` for a path that is missing, that cannot be read or that is no source.
    init(_ paths: [String]) throws {
        guard !paths.isEmpty else {
            throw CommandFailure.usage("expected a Swift file or a folder, such as: kumiko check Sources")
        }
        var files: [String] = []
        var lists: [String] = []
        for path in paths {
            guard FileManager.default.fileExists(atPath: path) else {
                throw CommandFailure.usage("no such file or folder: '\(path)'")
            }
            if InputCollector.isFolder(path) {
                for file in try InputCollector.files(in: path, where: Self.isLookedAt) {
                    if file.hasSuffix(".swift") { files.append(file) } else { lists.append(file) }
                }
            } else if path.hasSuffix(".swift") {
                files.append(path)
            } else if Self.isLookedAt(path) {
                lists.append(path)
            } else {
                throw CommandFailure.usage(
                    "'\(path)' is neither a Swift file nor a property list; expected one of these or a folder")
            }
        }
        modules = try Self.grouped(unique(files), unique(lists))
    }

    private static func isLookedAt(_ name: String) -> Bool {
        name.hasSuffix(".swift") && name != "Package.swift" || name.hasSuffix("Info.plist")
            || name.hasSuffix("project.pbxproj")
    }

    /// Targets of packages are modules; everything else is one.
    private static func grouped(_ files: [String], _ lists: [String]) throws -> [LintModule] {
        var modules: [String: LintModule] = [:]
        var order: [String] = []
        for path in files {
            let name = moduleName(path)
            if modules[name] == nil {
                modules[name] = LintModule(name: name, files: [])
                order.append(name)
            }
            modules[name]?.files.append(try read(path))
        }
        if !lists.isEmpty {
            // A scene delegate and its property list belong together, wherever they lie.
            let name = order.first { !$0.contains("/") } ?? order.first ?? ""
            if modules[name] == nil {
                modules[name] = LintModule(name: name, files: [])
                order.append(name)
            }
            modules[name]?.lists = try lists.map(read)
        }
        return order.compactMap { modules[$0] }
    }

    /// The path up to the folder of a target in `Sources`.
    private static func moduleName(_ path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = parts.lastIndex(of: "Sources"), index + 2 < parts.count else { return "main" }
        return parts[...(index + 1)].joined(separator: "/")
    }

    private static func read(_ path: String) throws -> SourceBytes {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure.usage("cannot read '\(path)'")
        }
        return SourceBytes(path: path, bytes: Array(data))
    }
}
