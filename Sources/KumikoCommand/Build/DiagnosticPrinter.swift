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
        diagnostics = Self.withoutNoise(diagnostics)
        let isMissing = diagnostics.contains { MissingName($0.message) != nil }
        let names = isMissing ? try? APINames.read(probe.call.runtime, cache: probe.call.cache) : nil
        let texts = translator.texts
        let dependences = Self.dependences(diagnostics, absentImports, texts: texts)
        diagnostics = HiddenErrors(
            absentImports: absentImports, dependsOnType: dependences.type.covers,
            dependsOnName: dependences.name.covers,
            isSlip: { missing in names.map { missing.isSlip($0) } ?? false }
        ).shown(diagnostics)
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

    /// What hangs on types that Kumiko says it lacks, and on names that files which import absent modules miss.
    private static func dependences(
        _ diagnostics: [CompilerDiagnostic], _ absentImports: [ImportFact], texts: [SourceText]
    ) -> (type: MissingDependence, name: MissingDependence) {
        let incomplete = Set(absentImports.map(\.file))
        let errors = diagnostics.filter { $0.severity == .error }
        let types = errors.filter(\.namesLackingType).map { String($0.message.dropFirst().prefix { $0 != "'" }) }
        let words = errors.filter { incomplete.contains($0.file ?? "") }.compactMap { MissingName($0.message)?.word }
        func dependence(_ missing: [String]) -> MissingDependence {
            MissingDependence(files: missing.isEmpty ? [] : texts, missing: Set(missing))
        }
        return (dependence(types), dependence(words))
    }

    /// Without what the compiler could not infer on lines that it complains about anyway.
    static func withoutNoise(_ diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
        func isNoise(_ diagnostic: CompilerDiagnostic) -> Bool {
            diagnostic.message.hasPrefix("generic parameter '")
                && diagnostic.message.hasSuffix("' could not be inferred")
        }
        func place(_ diagnostic: CompilerDiagnostic) -> String { "\(diagnostic.file ?? ""):\(diagnostic.line)" }
        let faulty = Set(diagnostics.filter { $0.severity == .error && !isNoise($0) }.map(place))
        return diagnostics.filter { !isNoise($0) || !faulty.contains(place($0)) }
    }
}

extension MissingDependence {
    fileprivate func covers(_ diagnostic: CompilerDiagnostic) -> Bool {
        let position = SourcePosition(line: diagnostic.line, column: diagnostic.column)
        return covers(position, in: diagnostic.file ?? "", message: diagnostic.message)
    }
}
