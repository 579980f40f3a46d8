import FindingModel
import Foundation
import LayoutTree

/// A layout document as its bytes, without spaces between its parts.
///
/// Reports carry documents from the files of programs to their own without reading them: their trees may be nested more
/// deeply than decoders go.
struct DocumentText: Hashable, Sendable {
    let bytes: [UInt8]

    /// - Returns: nil for text that is not whole, such as that of a program that died while it wrote.
    init?(_ text: Data) {
        let bytes = JSONScanner.compact(text)
        guard bytes.first == UInt8(ascii: "{"), JSONScanner.values(at: [], in: bytes) != nil else { return nil }
        self.bytes = bytes
    }

    init(_ document: LayoutDocument) throws {
        bytes = JSONScanner.compact(try document.jsonData())
    }

    /// For trees that are not nested too deeply.
    func decoded() throws -> LayoutDocument {
        try JSONDecoder().decode(LayoutDocument.self, from: Data(bytes))
    }

    func findings() throws -> [Finding] {
        guard let place = JSONScanner.values(at: [.key("findings")], in: bytes)?.first else { return [] }
        return try JSONDecoder().decode([Finding].self, from: Data(bytes[place]))
    }
}
