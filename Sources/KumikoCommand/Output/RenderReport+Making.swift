import Foundation
import RenderProtocol

extension RenderReport {
    /// Reads what the programs wrote: a configuration without a tree was not rendered.
    static func make(
        units: [PreviewUnit], outcome: PreviewRunner.Outcome, folder: String, formats: [RenderFormat], order: Order
    ) throws -> RenderReport {
        let failed = Set(outcome.failures.map { $0.id + "\n" + ($0.configuration ?? "") })
        var previews: [Preview] = []
        var report = RenderReport(previews: [], findings: [], failures: outcome.failures)
        for unit in units {
            let id = unit.folderName
            var configurations: [Configuration] = []
            for configuration in unit.configurations where !failed.contains(id + "\n" + configuration.name) {
                let stem = unit.folderName + "/" + configuration.name
                guard let data = FileManager.default.contents(atPath: folder + "/" + stem + ".json"),
                    let document = DocumentText(data)
                else { continue }
                var files: [String: String] = [:]
                for format in formats {
                    guard let suffix = format.fileSuffix else { continue }
                    let path = stem + suffix
                    if FileManager.default.fileExists(atPath: folder + "/" + path) { files[format.rawValue] = path }
                }
                let other = stem + ".other.png"
                if files[RenderFormat.png.rawValue] != nil, FileManager.default.fileExists(atPath: folder + "/" + other)
                {
                    files["other"] = other
                }
                configurations.append(
                    Configuration(name: configuration.name, files: files, document: document))
            }
            previews.append(
                Preview(
                    id: id, module: unit.module, name: unit.preview.name, file: unit.preview.file,
                    line: unit.preview.line, kind: unit.preview.kind.rawValue, configurations: configurations,
                    printed: outcome.printed[id]?.reported))
        }
        report.previews = previews
        report.sort(by: order)
        report.findings = try findings(of: report.previews)
        return report
    }
}

extension RenderFormat {
    /// How the files of the format end; nil for what is one file for all pictures.
    var fileSuffix: String? {
        switch self {
        case .png: ".png"
        case .json: ".json"
        case .svg: ".svg"
        case .text: ".txt"
        case .html: nil
        }
    }
}
