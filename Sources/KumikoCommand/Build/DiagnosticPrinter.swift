import CommandLineKit
import Foundation
import SourceAdapter

/// Prints what the compiler says, with a line of help where a name is missing.
struct DiagnosticPrinter {
    let translator: DiagnosticTranslator
    let probe: CompilerProbe
    /// Imports of modules that are not there.
    let absentImports: [ImportFact]
    /// What the files import, those that were left out among them not.
    let imports: [ImportFact]
    /// The user's own names, those of files that were left out among them: Kumiko does not lack them.
    let declared: Set<String>

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
        let owners = names.map { self.owners(of: diagnostics, $0) } ?? [:]
        for diagnostic in diagnostics {
            lines.append(diagnostic.text(sourceLine: translator.sourceLine(diagnostic)))
            guard diagnostic.severity == .error, let names, let missing = MissingName(diagnostic.message),
                !declared.contains(missing.word), given.insert(missing).inserted
            else { continue }
            let file = diagnostic.file ?? ""
            var hint = missing.hint(names, isFromElsewhere: incomplete.contains(file))
            if case .global(let name) = missing, let owner = owners[name], !isImported(owner, by: file) {
                hint = "'\(name)' is part of \(owner), which this file does not import: add 'import \(owner)'"
            }
            guard let hint else { continue }
            lines.append(CompilerDiagnostic(.note, hint, at: diagnostic).text(sourceLine: nil))
        }
        return lines
    }

    /// The modules that have the missing globals, which are there for files that import them.
    private func owners(of diagnostics: [CompilerDiagnostic], _ names: APINames) -> [String: String] {
        let missing = Set(
            diagnostics.compactMap { diagnostic -> String? in
                guard case .global(let name) = MissingName(diagnostic.message) else { return nil }
                return declared.contains(name) ? nil : name
            })
        var owners = names.owners.filter { missing.contains($0.key) }
        let others = missing.filter { owners[$0] == nil && $0.first?.isUppercase == true }
        for name in (try? probe.typesOfFoundation(others)) ?? [] { owners[name] = "Foundation" }
        return owners
    }

    private func isImported(_ module: String, by file: String) -> Bool {
        // Nearly every other module brings Foundation.
        let isEnough = module == "Foundation" ? Set(APINames.importable + ["Foundation"]) : [module]
        return imports.contains { $0.file == file && isEnough.contains($0.module) }
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
    func covers(_ diagnostic: CompilerDiagnostic) -> Bool {
        let position = SourcePosition(line: diagnostic.line, column: diagnostic.column)
        return covers(position, in: diagnostic.file ?? "", message: diagnostic.message)
    }
}
