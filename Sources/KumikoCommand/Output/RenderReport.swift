import FindingModel
import Foundation

/// What `report.json` says: all previews, configurations, findings and failures of a run in one object.
struct RenderReport: Sendable {
    struct Configuration: Sendable {
        var name: String
        /// Paths of the written files by format, relative to the report; `other` is the picture of a second layout that
        /// an ambiguous one allows.
        var files: [String: String]
        var document: DocumentText
    }

    struct Preview: Sendable {
        /// Module and name, as its folder is called.
        var id: String
        var module: String
        var name: String
        var file: String
        var line: Int
        var kind: String
        var configurations: [Configuration]
        /// Lines that it printed, each as often as one configuration did; nil for none.
        var printed: [String]?
    }

    /// The places of everything in the whole of which a shard has a part.
    struct Order: Hashable, Codable, Sendable {
        /// The ids of all previews.
        var previews: [String]
        /// The names of all configurations.
        var configurations: [String]
        /// Which part it is; nil in reports of earlier versions.
        var shard: Shard?
    }

    var version = 1
    var previews: [Preview]
    var findings: [Finding]
    var failures: [RenderFailure]
    /// Nil where the report is the whole.
    var order: Order?

    var pictureCount: Int { previews.reduce(0) { $0 + $1.configurations.count } }

    /// The findings of all documents, each with its preview and its configuration.
    static func findings(of previews: [Preview]) throws -> [Finding] {
        try previews.flatMap { preview in
            try preview.configurations.flatMap { configuration in
                try configuration.document.findings().map { finding in
                    var finding = finding
                    finding.preview = finding.preview ?? preview.name
                    finding.configuration = finding.configuration ?? configuration.name
                    return finding
                }
            }
        }
    }
}
