import CommandLineKit
import Foundation

/// `kumiko merge`: joins the outputs of several `render --shard` runs.
struct MergeCommand: Subcommand {
    let name = "merge"
    let operands = "DIR…"
    let summary = "joins the outputs of 'render --shard' runs into one folder"
    let options = [
        OptionDescription("--output", value: "DIR", help: "where to write", default: "kumiko-output")
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw CommandFailure.usage("expected the output folders of 'kumiko render', such as: kumiko merge one two")
        }
        let output = try RenderOptions.folder(arguments.last("--output") ?? "kumiko-output")
        var reports: [RenderReport] = []
        for folder in arguments.operands { reports.append(try Self.report(folder)) }
        let merged = try RenderReport.merged(reports)
        let work = try CacheFolder().workFolder("merge")
        defer { try? FileManager.default.removeItem(atPath: work) }
        for (folder, report) in zip(arguments.operands, reports) { try Self.copy(report, from: folder, to: work) }
        try merged.jsonData().write(to: URL(fileURLWithPath: work + "/" + OutputFolder.reportName))
        try Data(Gallery(report: merged).html().utf8)
            .write(to: URL(fileURLWithPath: work + "/" + OutputFolder.galleryName))
        try OutputFolder(path: output).replaceContent(with: work)
        RenderSummary(report: merged, output: output, hasGallery: true).print()
        let missing = RenderReport.missingShards(reports)
        for shard in missing {
            Console.printError(
                "error: shard \(shard.index)/\(shard.count) is in none of these folders, and its pictures are missing; "
                    + "render it with --shard \(shard.index)/\(shard.count) and name its folder too")
        }
        return merged.failures.isEmpty && missing.isEmpty ? .done : .failed
    }

    private static func report(_ folder: String) throws -> RenderReport {
        let path = folder + "/" + OutputFolder.reportName
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure.usage(
                "'\(folder)' is no output of 'kumiko render': it has no \(OutputFolder.reportName)")
        }
        do {
            return try RenderReport(json: data)
        } catch {
            throw CommandFailure.usage("'\(path)' is no report of 'kumiko render'")
        }
    }

    private static func copy(_ report: RenderReport, from folder: String, to work: String) throws {
        for preview in report.previews {
            for file in preview.configurations.flatMap({ $0.files.values }) where !file.contains("..") {
                let target = URL(fileURLWithPath: work + "/" + file)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                guard let data = FileManager.default.contents(atPath: folder + "/" + file) else {
                    throw CommandFailure(.failed, "'\(folder)/\(file)' is missing; render that shard again")
                }
                try data.write(to: target)
            }
        }
    }
}
