import FindingModel
import Foundation

extension LayoutDocument {
    /// The bytes of the `.json` file: keys sorted, numbers rounded to four decimals, the same on every run.
    ///
    /// Trees may be nested more deeply than `JSONEncoder` goes, so it writes only what stands beside the tree.
    public func jsonData() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        func encoded(_ value: some Encodable) throws -> Data {
            // Line breaks in strings are escaped: those that are there stand between the parts of the value.
            let lines = try encoder.encode(value).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return Data(lines.map { $0.isEmpty ? $0 : Data("  ".utf8) + $0 }.joined(separator: Data("\n".utf8)))
                .dropFirst(2)
        }
        var writer = LayoutTreeWriter()
        writer.write(root, level: 1)
        var data = Data("{\n  \"configuration\" : ".utf8)
        data += try encoded(configuration.rounded())
        data += Data(",\n  \"findings\" : ".utf8)
        data += try encoded(findings.map { $0.rounded() })
        data += Data(",\n  \"preview\" : ".utf8)
        data += try encoded(preview)
        data += Data(",\n  \"root\" : ".utf8)
        data += writer.bytes
        data += Data(",\n  \"version\" : \(version)\n}".utf8)
        return data
    }
}

extension LayoutDocument.Configuration {
    fileprivate func rounded() -> Self {
        var result = self
        result.window = window.map(\.roundedToFour)
        result.safeArea = safeArea.map(\.roundedToFour)
        return result
    }
}

extension Finding {
    fileprivate func rounded() -> Finding {
        var result = self
        result.frame = frame?.map(\.roundedToFour)
        return result
    }
}

extension Double {
    /// Four decimals, without a negative zero. What is not finite, which JSON cannot say, becomes 0.
    var roundedToFour: Double {
        guard isFinite else { return 0 }
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == 0 ? 0 : rounded
    }
}
