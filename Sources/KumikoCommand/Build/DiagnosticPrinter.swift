import CommandLineKit
import Foundation

/// Prints what the compiler says, with a line of help where a name is missing.
struct DiagnosticPrinter {
    let translator: DiagnosticTranslator
    let runtime: RuntimeLocation
    let cache: CacheFolder

    /// Messages in the order of the compiler; its whole output where it said nothing that can be placed.
    func lines(_ diagnostics: [CompilerDiagnostic], raw: String) -> [String] {
        guard diagnostics.contains(where: { $0.severity == .error }) else { return [raw] }
        let diagnostics = Self.withoutConsequences(diagnostics)
        let isMissing = diagnostics.contains { MissingName($0.message) != nil }
        let names = isMissing ? try? APINames.read(runtime, cache: cache) : nil
        var lines: [String] = []
        var given: Set<MissingName> = []
        for diagnostic in diagnostics {
            lines.append(diagnostic.text(sourceLine: translator.sourceLine(diagnostic)))
            guard diagnostic.severity == .error, let names, let missing = MissingName(diagnostic.message),
                given.insert(missing).inserted, let hint = missing.hint(names)
            else { continue }
            lines.append(CompilerDiagnostic(.note, hint, at: diagnostic).text(sourceLine: nil))
        }
        return lines
    }

    /// In a file that uses a type that Kumiko says it lacks, only that is left, once for each type: whatever else is
    /// wrong there mostly comes from it, and would hide it.
    static func withoutConsequences(_ diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
        let lacking = Set(diagnostics.filter(\.namesLackingType).compactMap(\.file))
        var said: Set<String> = []
        var dropped: [String: Int] = [:]
        var result = diagnostics.filter { diagnostic in
            guard let file = diagnostic.file, lacking.contains(file) else { return true }
            if diagnostic.namesLackingType { return said.insert(file + diagnostic.message).inserted }
            if diagnostic.severity == .error { dropped[file, default: 0] += 1 }
            return false
        }
        for (file, count) in dropped {
            guard let last = result.lastIndex(where: { $0.file == file }) else { continue }
            let errors = count == 1 ? "one more error" : "\(count) more errors"
            let note = "\(errors) in this file are not shown, since what is missing above causes most of them"
            result.insert(CompilerDiagnostic(.note, note, at: result[last]), at: last + 1)
        }
        return result
    }
}

extension CompilerDiagnostic {
    /// Whether it is one of the sentences that stand in place of types Kumiko lacks.
    fileprivate var namesLackingType: Bool {
        guard severity == .error, message.hasPrefix("'") else { return false }
        let name = message.dropFirst().prefix { $0 != "'" }
        return message.hasPrefix("'\(name)' is unavailable: \(name) is not ")
    }
}
