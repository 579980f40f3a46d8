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
        var declarations = Declarations(files: files)
        for index in result.findings.indices {
            var finding = result.findings[index]
            if let file = finding.file { finding.file = Self.own(file, files) }
            finding.message = Self.namingPlaces(finding.message, files)
            finding.fixes = finding.fixes.map { Self.namingPlaces($0, files) }
            if let details = finding.details {
                finding.details = Self.naming(details, files).placing { declarations.place(of: $0) }
            }
            if finding.file == nil, case .object(let entries) = finding.details,
                case .string(let view)? = entries["view"], let place = declarations.place(of: view)
            {
                (finding.file, finding.line) = (place.file, place.line)
            }
            result.findings[index] = finding
        }
        return result
    }

    /// Gives places inside a sentence, such as `Screen.swift:41`, the names of the user's files.
    static func namingPlaces(_ text: String, _ files: [String: String]) -> String {
        guard text.contains(".swift:") else { return text }
        return files.reduce(text) { text, file in
            text.replacing(" at \(file.key):", with: " at \((file.value as NSString).lastPathComponent):")
        }
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

extension JSONValue {
    /// Gives constraints that nobody wrote the place where the view that brought them is declared.
    fileprivate func placing(_ place: (String) -> Declarations.Place?) -> JSONValue {
        switch self {
        case .array(let values): return .array(values.map { $0.placing(place) })
        case .object(var entries):
            if case .string(let owner)? = entries["owner"], entries["file"] == .null, let found = place(owner) {
                entries["file"] = .string(found.file)
                entries["line"] = .number(Double(found.line))
            }
            return .object(entries.mapValues { $0.placing(place) })
        default: return self
        }
    }
}
