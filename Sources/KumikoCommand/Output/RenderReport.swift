import Foundation
import FindingModel
import LayoutTree

/// What `report.json` says: all previews, configurations, findings and failures of a run in one object.
struct RenderReport: Codable, Sendable {
    struct Configuration: Codable, Sendable {
        var name: String
        /// Paths of the written files by format, relative to the report; `other` is the picture of a second layout that
        /// an ambiguous one allows.
        var files: [String: String]
        var document: LayoutDocument
    }

    struct Preview: Codable, Sendable {
        /// Module and name, as its folder is called.
        var id: String
        var module: String
        var name: String
        var file: String
        var line: Int
        var kind: String
        var configurations: [Configuration]
        /// Lines that it printed, each once; nil for none.
        var printed: [String]?
    }

    var version = 1
    var previews: [Preview]
    var findings: [Finding]
    var failures: [RenderFailure]

    /// The first bytes of every report: its keys are sorted.
    static let beginning = "{\"failures\":["

    var pictureCount: Int { previews.reduce(0) { $0 + $1.configurations.count } }

    func jsonData() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// The reports of several runs as one: same previews are joined, same configurations appear once.
    static func merged(_ reports: [RenderReport]) -> RenderReport {
        var result = RenderReport(previews: [], findings: [], failures: [])
        for report in reports {
            for preview in report.previews {
                guard let index = result.previews.firstIndex(where: { $0.id == preview.id }) else {
                    result.previews.append(preview)
                    continue
                }
                let known = Set(result.previews[index].configurations.map(\.name))
                result.previews[index].configurations += preview.configurations.filter { !known.contains($0.name) }
            }
            result.findings += report.findings.filter { !result.findings.contains($0) }
            result.failures += report.failures.filter { !result.failures.contains($0) }
        }
        return result
    }
}
