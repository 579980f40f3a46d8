import FindingModel
import Foundation
import LintEngine

extension CheckReport {
    /// The report as a log of SARIF 2.1.0.
    ///
    /// - Parameters:
    ///   - fingerprints: what a finding is known by, in the order of the findings.
    ///   - sources: the files, to count columns in characters as the format does.
    func sarif(fingerprints: [String], sources: [String: SourceBytes]) throws -> String {
        let codes = unique(findings.map(\.rule)).sorted()
        let index = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
        let results = findings.enumerated().map { position, finding in
            SARIF.Result(
                ruleId: finding.rule, ruleIndex: index[finding.rule] ?? 0, level: Self.level(finding.severity),
                message: .init(text: ([finding.message] + finding.fixes.prefix(1)).joined(separator: ". ")),
                locations: Self.locations(finding, sources),
                partialFingerprints: fingerprints.indices.contains(position)
                    ? ["kumikoFinding/v1": fingerprints[position]] : nil)
        }
        let driver = SARIF.Driver(rules: codes.map(Self.descriptor))
        let notices = failures.map {
            SARIF.Notification(level: "error", message: .init(text: "\($0.preview): \($0.reason)"))
        }
        let run = SARIF.Run(
            tool: .init(driver: driver), results: results,
            invocations: [.init(executionSuccessful: failures.isEmpty, toolExecutionNotifications: notices)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(SARIF.Log(runs: [run])), as: UTF8.self)
    }

    private static func level(_ severity: Finding.Severity) -> String {
        severity == .info ? "note" : severity.rawValue
    }

    private static func descriptor(_ code: String) -> SARIF.Descriptor {
        if let rule = Rule.named(code) {
            let level = rule.tier == .off || rule.tier == .info ? "note" : rule.tier.rawValue
            return SARIF.Descriptor(
                id: code, name: rule.id, shortDescription: .init(text: rule.summary),
                fullDescription: .init(text: rule.discussion), defaultConfiguration: .init(level: level))
        }
        let rule = AuditRule.all.first { $0.code == code }
        return SARIF.Descriptor(
            id: code, name: rule?.id ?? code, shortDescription: .init(text: rule?.summary ?? code),
            fullDescription: nil,
            defaultConfiguration: .init(level: level(rule?.severity ?? .warning)))
    }

    private static func locations(_ finding: Finding, _ sources: [String: SourceBytes]) -> [SARIF.Location] {
        guard let file = finding.file else { return [] }
        let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let uri =
            (path.hasPrefix("/") ? "file://" : "")
            + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
        let region = finding.line.map { line in
            SARIF.Region(startLine: line, startColumn: finding.column.map { column(line, $0, sources[file]) })
        }
        return [.init(physicalLocation: .init(artifactLocation: .init(uri: uri), region: region))]
    }

    /// Findings count bytes, the format counts characters.
    private static func column(_ line: Int, _ column: Int, _ source: SourceBytes?) -> Int {
        guard let source, let start = source.start(of: line) else { return column }
        let end = min(start + column - 1, source.bytes.count)
        return String(decoding: source.bytes[start..<max(start, end)], as: UTF8.self).unicodeScalars.count + 1
    }
}

/// The part of the format that is written.
private enum SARIF {
    struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }
    struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
        var invocations: [Invocation]

        init(tool: Tool, results: [Result], invocations: [Invocation]) {
            self.tool = tool
            self.results = results
            self.invocations = invocations
        }
    }
    struct Tool: Encodable { var driver: Driver }
    struct Driver: Encodable {
        var name = "kumiko"
        var semanticVersion = CommandTable.version
        var rules: [Descriptor]

        init(rules: [Descriptor]) { self.rules = rules }
    }
    struct Message: Encodable { var text: String }
    struct Descriptor: Encodable {
        struct Configuration: Encodable { var level: String }

        var id: String
        var name: String
        var shortDescription: Message
        var fullDescription: Message?
        var defaultConfiguration: Configuration
    }
    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]?
    }
    struct Location: Encodable { var physicalLocation: PhysicalLocation }
    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }
    struct ArtifactLocation: Encodable { var uri: String }
    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
    }
    struct Invocation: Encodable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
    }
    struct Notification: Encodable {
        var level: String
        var message: Message
    }
}
