import FindingModel
import Foundation
import LayoutTree

extension LayoutDocument {
    /// The document with the user's own paths where the compiler saw copies.
    ///
    /// - Parameter files: the user's files by the names of their copies.
    func naming(_ files: [String: String]) -> LayoutDocument {
        var result = self
        result.preview.file = Self.own(preview.file, files)
        for index in result.findings.indices {
            if let file = result.findings[index].file { result.findings[index].file = Self.own(file, files) }
            if let details = result.findings[index].details {
                result.findings[index].details = Self.naming(details, files)
            }
        }
        return result
    }

    private static func own(_ path: String, _ files: [String: String]) -> String {
        files[(path as NSString).lastPathComponent] ?? path
    }

    /// Renames the `file` entries of details at any depth.
    private static func naming(_ value: JSONValue, _ files: [String: String]) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map { naming($0, files) })
        case .object(let entries):
            return .object(
                Dictionary(
                    uniqueKeysWithValues: entries.map { key, value in
                        if key == "file", case .string(let path) = value { return (key, .string(own(path, files))) }
                        return (key, naming(value, files))
                    }))
        default: return value
        }
    }
}
