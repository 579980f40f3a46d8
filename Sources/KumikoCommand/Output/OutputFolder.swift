import CommandLineKit
import Foundation

/// The folder that `--output` names.
struct OutputFolder {
    let path: String
    static let reportName = "report.json"
    static let galleryName = "index.html"

    /// Whether a run wrote its report there.
    static func isOutput(_ folder: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: folder + "/" + reportName) else { return false }
        defer { try? file.close() }
        // Reports begin with their first key in the order of the alphabet, which no other file is likely to share.
        let start = try? file.read(upToCount: RenderReport.beginning.utf8.count)
        return start == Data(RenderReport.beginning.utf8)
    }

    /// Makes the folder what `source` is, but for files that no earlier run wrote.
    ///
    /// - Throws: ``CommandFailure`` where it cannot be written.
    func replaceContent(with source: String) throws {
        let old = writtenFiles()
        let new = Self.files(below: source)
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for file in new { try copy(source + "/" + file, to: path + "/" + file) }
        } catch {
            throw CommandFailure(.machineLacks, "cannot write '\(path)'; name another folder: --output DIR")
        }
        for file in old.subtracting(new) { remove(file) }
    }

    private func copy(_ source: String, to target: String) throws {
        let folder = (target as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard let data = FileManager.default.contents(atPath: source) else { throw CocoaError(.fileReadUnknown) }
        try data.write(to: URL(fileURLWithPath: target), options: .atomic)
    }

    private func remove(_ file: String) {
        try? FileManager.default.removeItem(atPath: path + "/" + file)
        // Only a folder that is empty now goes too.
        rmdir(path + "/" + (file as NSString).deletingLastPathComponent)
    }

    /// What the last run wrote, by its own report.
    private func writtenFiles() -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path + "/" + Self.reportName),
            let report = try? RenderReport(json: data)
        else { return [] }
        let files = report.previews.flatMap { $0.configurations.flatMap { Array($0.files.values) } }
        return Set(files.filter { !$0.hasPrefix("/") && !$0.contains("..") }).union([Self.galleryName])
    }

    static func files(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { !InputCollector.isFolder(folder + "/" + $0) }.sorted()
    }

    /// Characters that a file name cannot have on some system, or that stores of build results refuse.
    private static let refused = Set("\"<>:|*?\\/".unicodeScalars)

    /// A preview's folder name: what a file name cannot have becomes a hyphen, and a name that is taken, in whatever
    /// case, gets a number.
    static func folderName(module: String, preview: String, taken: inout Set<String>) -> String {
        var name = ""
        for scalar in preview.unicodeScalars.prefix(80) {
            let isFit = !refused.contains(scalar) && scalar.value >= 32 && scalar.value != 127
            name.unicodeScalars.append(isFit ? scalar : "-")
        }
        // Some systems drop spaces and full stops at the end of a name.
        while let last = name.last, last == " " || last == "." { name.removeLast() }
        let base = module + "." + (name.isEmpty ? "-" : name)
        var candidate = base
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(base) \(number)"
            number += 1
        }
        return candidate
    }
}
