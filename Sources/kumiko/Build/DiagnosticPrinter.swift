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
}
