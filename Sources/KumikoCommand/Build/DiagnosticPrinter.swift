import CommandLineKit
import Foundation
import SourceAdapter

/// Prints what the compiler says, with a line of help where a name is missing.
struct DiagnosticPrinter {
    let translator: DiagnosticTranslator
    let probe: CompilerProbe
    /// Imports of modules that are not there.
    let absentImports: [ImportFact]

    /// Messages in the order of the compiler; its whole output where it said nothing that can be placed.
    func lines(_ diagnostics: [CompilerDiagnostic], raw: String) -> [String] {
        guard diagnostics.contains(where: { $0.severity == .error }) else { return [raw] }
        var diagnostics = LackingTypes { (try? probe.unavailableTypes($0)) ?? [:] }
            .naming(diagnostics, sourceLine: translator.sourceLine, declared: translator.declares)
        diagnostics = Self.withoutConsequences(diagnostics)
        diagnostics = Self.shortened(diagnostics, absentImports: absentImports)
        let isMissing = diagnostics.contains { MissingName($0.message) != nil }
        let names = isMissing ? try? APINames.read(probe.call.runtime, cache: probe.call.cache) : nil
        let incomplete = Set(absentImports.map(\.file))
        var lines: [String] = []
        var given: Set<MissingName> = []
        for diagnostic in diagnostics {
            lines.append(diagnostic.text(sourceLine: translator.sourceLine(diagnostic)))
            guard diagnostic.severity == .error, let names, let missing = MissingName(diagnostic.message),
                given.insert(missing).inserted,
                let hint = missing.hint(names, isFromElsewhere: incomplete.contains(diagnostic.file ?? ""))
            else { continue }
            lines.append(CompilerDiagnostic(.note, hint, at: diagnostic).text(sourceLine: nil))
        }
        return lines
    }

    /// Errors that are shown of a file that imports modules which are not there.
    private static let shownErrors = 12

    /// A file that imports a module which is not there shows every missing name once, some of them at most, and then
    /// the import that most of them are of.
    static func shortened(_ diagnostics: [CompilerDiagnostic], absentImports: [ImportFact]) -> [CompilerDiagnostic] {
        var result = diagnostics
        for file in unique(absentImports.map(\.file)) {
            let errors = result.filter { $0.file == file && $0.severity == .error }
            guard !errors.isEmpty else { continue }
            let missing = errors.filter { MissingName($0.message) != nil }
            var said: Set<String> = []
            let shown = (missing.isEmpty ? errors : missing).filter { said.insert($0.message).inserted }
                .prefix(shownErrors)
            let first = result.firstIndex { $0.file == file } ?? 0
            result.removeAll { $0.file == file }
            var block = Array(shown)
            if let last = block.last, errors.count > block.count {
                block.append(CompilerDiagnostic(.note, Self.hidden(errors.count - block.count), at: last))
            }
            block += absentImports.filter { $0.file == file }.map { fact in
                var note = CompilerDiagnostic(.note, Self.absence(of: fact.module), at: shown[0])
                note.line = fact.position.line
                note.column = fact.position.column
                return note
            }
            result.insert(contentsOf: block, at: min(first, result.count))
        }
        return result
    }

    private static func hidden(_ count: Int) -> String {
        count == 1 ? "one more error in this file is not shown" : "\(count) more errors in this file are not shown"
    }

    private static func absence(of module: String) -> String {
        "Kumiko has no module '\(module)'; what this file uses of it is among the missing names above"
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
            let note = "\(Self.hidden(count)), since what is missing above causes most of them"
            result.insert(CompilerDiagnostic(.note, note, at: result[last]), at: last + 1)
        }
        return result
    }
}
