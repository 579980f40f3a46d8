import CommandLineKit
import Foundation
import LintEngine

/// The configuration that a path falls under, and the folder it lies in.
struct ProjectSettings {
    var configuration = LintConfiguration()
    /// Where its relative paths begin; nil without a configuration.
    var folder: String?

    /// - Parameter file: read instead of the nearest one.
    /// - Throws: ``CommandFailure`` with the line and the nearest name.
    init(for path: String, file: String? = nil) throws(CommandFailure) {
        guard let file = file ?? Self.nearest(path) else { return }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .usage("cannot read the configuration '\(file)'")
        }
        do {
            configuration = try LintConfiguration(yaml: Array(data))
        } catch {
            let near = error.unknown.flatMap { NearestNames.of($0, in: error.known, limit: 1).first }
            let list =
                error.known.count <= 8 && !error.known.isEmpty
                ? "; expected \(error.known.joined(separator: ", "))" : ""
            let hint = near.map { "; did you mean '\($0)'?" } ?? list
            throw .usage("\(file):\(error.line): \(error.message)\(hint)")
        }
        folder = (Self.real(file) as NSString).deletingLastPathComponent
    }

    /// What it takes out of a walk that begins at a path; a path that is asked for by name is never taken out.
    func excludes(below path: String) -> @Sendable (String) -> Bool {
        guard let folder, !configuration.excluded.isEmpty else { return { _ in false } }
        let start = Self.real(path)
        let patterns = configuration.excluded.filter { !ExcludedPaths([$0], in: folder).contains(start) }
        let excluded = ExcludedPaths(patterns, in: folder)
        return { excluded.contains(Self.real($0)) }
    }

    /// The configuration in the folder of a path or in one above it, up to that of the repository.
    private static func nearest(_ path: String) -> String? {
        var folder = real(path)
        if !InputCollector.isFolder(folder) { folder = (folder as NSString).deletingLastPathComponent }
        while !folder.isEmpty {
            let file = (folder == "/" ? "" : folder) + "/" + LintConfiguration.fileName
            if FileManager.default.fileExists(atPath: file) { return file }
            if folder == "/" || FileManager.default.fileExists(atPath: folder + "/.git") { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
