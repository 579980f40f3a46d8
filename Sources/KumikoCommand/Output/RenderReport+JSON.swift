import FindingModel
import Foundation

extension RenderReport {
    /// The first bytes of every report: its keys are sorted.
    static let beginning = "{\"failures\":["

    /// Where documents stand.
    private static let documents: [JSONScanner.Step] = [
        .key("previews"), .element, .key("configurations"), .element, .key("document"),
    ]

    /// 1. The report is encoded with a number in place of each document.
    /// 2. The documents' own bytes are put there.
    func jsonData() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let outline = Array(try encoder.encode(Outline(self)))
        let texts = previews.flatMap { $0.configurations.map(\.document.bytes) }
        let places = JSONScanner.values(at: Self.documents, in: outline) ?? []
        var data = Data()
        var position = 0
        for (place, text) in zip(places, texts) {
            data += outline[position..<place.lowerBound]
            data += text
            position = place.upperBound
        }
        return data + outline[position...]
    }

    /// Reads a report: the way of ``jsonData()`` back.
    ///
    /// - Throws: an error of the decoder for text that is no report.
    init(json: Data) throws {
        let bytes = Array(json)
        let places = JSONScanner.values(at: Self.documents, in: bytes) ?? []
        var outline: [UInt8] = []
        var texts: [DocumentText] = []
        var position = 0
        for place in places {
            guard let text = DocumentText(Data(bytes[place])) else { continue }
            outline += bytes[position..<place.lowerBound]
            outline += String(texts.count).utf8
            texts.append(text)
            position = place.upperBound
        }
        outline += bytes[position...]
        self = try JSONDecoder().decode(Outline.self, from: Data(outline)).report(texts)
    }
}

/// A report with the numbers of documents in their places.
private struct Outline: Codable {
    struct Configuration: Codable {
        var name: String
        var files: [String: String]
        var document: Int
    }

    struct Preview: Codable {
        var id: String
        var module: String
        var name: String
        var file: String
        var line: Int
        var kind: String
        var configurations: [Configuration]
        var printed: [String]?
    }

    var version: Int
    var previews: [Preview]
    var findings: [Finding]
    var failures: [RenderFailure]
    var order: RenderReport.Order?

    init(_ report: RenderReport) {
        version = report.version
        findings = report.findings
        failures = report.failures
        order = report.order
        previews = report.previews.map { preview in
            Preview(
                id: preview.id, module: preview.module, name: preview.name, file: preview.file, line: preview.line,
                kind: preview.kind,
                configurations: preview.configurations.map {
                    Configuration(name: $0.name, files: $0.files, document: 0)
                }, printed: preview.printed)
        }
    }

    func report(_ documents: [DocumentText]) throws -> RenderReport {
        let previews = try previews.map { preview in
            RenderReport.Preview(
                id: preview.id, module: preview.module, name: preview.name, file: preview.file, line: preview.line,
                kind: preview.kind,
                configurations: try preview.configurations.map { configuration in
                    guard documents.indices.contains(configuration.document) else {
                        throw CocoaError(.coderReadCorrupt)
                    }
                    return RenderReport.Configuration(
                        name: configuration.name, files: configuration.files,
                        document: documents[configuration.document])
                }, printed: preview.printed)
        }
        return RenderReport(
            version: version, previews: previews, findings: findings, failures: failures, order: order)
    }
}
