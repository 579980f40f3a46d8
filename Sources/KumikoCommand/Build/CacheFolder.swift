import CommandLineKit
import Foundation

/// The folder that keeps compiled programs and finished pictures between runs.
struct CacheFolder: Sendable {
    let path: String
    /// Entries of one kind that are kept; the ones used longest ago go first.
    private static let entryLimit = 120

    /// `KUMIKO_CACHE`, or else `kumiko` in `XDG_CACHE_HOME` or in `~/.cache`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let own = value("KUMIKO_CACHE") {
            path = own
        } else if let shared = value("XDG_CACHE_HOME") {
            path = shared + "/kumiko"
        } else {
            path = (value("HOME") ?? NSTemporaryDirectory()) + "/.cache/kumiko"
        }
    }

    /// The path of an entry of a kind, whether it exists or not.
    func file(_ kind: String, _ name: String) -> String { path + "/" + kind + "/" + name }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// - Throws: ``CommandFailure`` where the cache cannot be written.
    func write(_ data: Data, to file: String) throws {
        try makeFolder((file as NSString).deletingLastPathComponent)
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw unwritable(file)
        }
    }

    func makeFolder(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw unwritable(folder)
        }
    }

    /// A new empty folder beside the entries of a kind, to be moved to its place when it is complete.
    func workFolder(_ kind: String) throws -> String {
        let folder = file(kind, ".work-\(getpid())-\(UInt32.random(in: 0 ... .max))")
        try makeFolder(folder)
        return folder
    }

    /// Puts a complete folder in its place; what another run put there meanwhile stays.
    func commit(_ folder: String, as entry: String) throws {
        if rename(folder, entry) != 0 {
            try? FileManager.default.removeItem(atPath: folder)
            guard exists(entry) else { throw unwritable(entry) }
        }
        trim((entry as NSString).deletingLastPathComponent)
    }

    /// Marks an entry as used now.
    func touch(_ entry: String) { utimes(entry, nil) }

    private func trim(_ folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.entryLimit else { return }
        let dated = names.map { name -> (String, Date) in
            let entry = folder + "/" + name
            let values = try? FileManager.default.attributesOfItem(atPath: entry)
            return (entry, values?[.modificationDate] as? Date ?? .distantPast)
        }
        for (entry, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(names.count - Self.entryLimit) {
            try? FileManager.default.removeItem(atPath: entry)
        }
    }

    private func unwritable(_ path: String) -> CommandFailure {
        CommandFailure(.machineLacks, "cannot write '\(path)'; name another cache folder: export KUMIKO_CACHE=DIR")
    }
}
