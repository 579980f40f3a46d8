import Foundation

/// Asks the compiler what user code can name; only done when something did not compile.
struct CompilerProbe: Sendable {
    let call: CompilerCall
    /// Where the modules of the same input lie, and where a question is written.
    let folder: String

    /// Those of the modules that cannot be imported here.
    func absentModules(_ names: Set<String>) throws -> Set<String> {
        let tests = names.filter(Self.isIdentifier).sorted()
            .map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif" }
        return Set(try answers(tests).map(\.message))
    }

    /// The sentences that stand in place of types that Kumiko knows by name but does not have, by type.
    ///
    /// An extension is what all kinds of types can have, without their generic arguments.
    func unavailableTypes(_ names: Set<String>) throws -> [String: String] {
        let tests = names.filter(Self.isIdentifier).sorted().map { "extension \($0) {}" }
        guard !tests.isEmpty else { return [:] }
        let sentences = try answers(["import UIKit"] + tests).filter(\.namesLackingType)
        return Dictionary(
            sentences.map { (String($0.message.dropFirst().prefix { $0 != "'" }), $0.message) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Those of the names that are types of Foundation.
    func typesOfFoundation(_ names: Set<String>) throws -> Set<String> {
        let names = names.filter(Self.isIdentifier).sorted()
        guard !names.isEmpty else { return [] }
        let errors = try answers(["import Foundation"] + names.map { "extension \($0) {}" })
        let missing = Set(errors.map(\.line))
        return Set(names.enumerated().filter { !missing.contains($0.offset + 2) }.map(\.element))
    }

    private func answers(_ lines: [String]) throws -> [CompilerDiagnostic] {
        let file = folder + "/KumikoProbe.swift"
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let run = try CompilerCall.run(call.check(sources: [file], folder: folder))
        return run.output.split(separator: "\n").compactMap { CompilerDiagnostic($0) }
            .filter { $0.severity == .error }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    }
}

extension CompilerDiagnostic {
    /// Whether it is one of the sentences that stand in place of types Kumiko lacks.
    var namesLackingType: Bool {
        guard severity == .error, message.hasPrefix("'") else { return false }
        let name = message.dropFirst().prefix { $0 != "'" }
        return message.hasPrefix("'\(name)' is unavailable: \(name) is not ")
    }
}
