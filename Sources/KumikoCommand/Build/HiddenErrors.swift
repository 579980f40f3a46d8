import SourceAdapter

/// Leaves out errors that only follow from others, and says in which lines they are.
struct HiddenErrors {
    /// Imports of modules that are not there.
    let absentImports: [ImportFact]
    /// Whether an error hangs on a type that Kumiko says it lacks.
    let dependsOnType: (CompilerDiagnostic) -> Bool
    /// Whether an error hangs on a name that is missing in a file that imports an absent module.
    let dependsOnName: (CompilerDiagnostic) -> Bool
    /// Whether a missing name is nearly one that is there.
    let isSlip: (MissingName) -> Bool

    /// Missing names that are shown of a file that imports absent modules, beside slips of the pen.
    private static let shownNames = 12
    private static let shownLines = 10

    /// 1. A type that Kumiko says it lacks is named once in a file, and what hangs on it there is hidden.
    /// 2. A file that imports an absent module shows every missing name once, some of them at most, and hides what hangs
    ///    on them; then come the imports that the names may be of.
    /// 3. Every other error is shown.
    func shown(_ diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
        let lacking = Set(diagnostics.filter(\.namesLackingType).compactMap(\.file))
        let incomplete = Set(absentImports.map(\.file))
        var said: Set<String> = []
        var room: [String: Int] = [:]
        var hidden: [String: [CompilerDiagnostic]] = [:]
        var isHiding = false
        var result = diagnostics.filter { diagnostic in
            // Notes go with the error that they explain.
            guard diagnostic.severity == .error else { return !isHiding }
            isHiding = false
            guard let file = diagnostic.file else { return true }
            if diagnostic.namesLackingType {
                isHiding = !said.insert(file + diagnostic.message).inserted
            } else if lacking.contains(file), dependsOnType(diagnostic) {
                isHiding = true
            } else if incomplete.contains(file) {
                isHiding = isHidden(diagnostic, &said, room: &room[file, default: Self.shownNames])
            }
            if isHiding { hidden[file, default: []].append(diagnostic) }
            return !isHiding
        }
        for file in unique(diagnostics.filter { $0.severity == .error }.compactMap(\.file)) {
            let last = result.lastIndex { $0.file == file }
            guard let place = last.map({ result[$0] }) ?? hidden[file]?.first else { continue }
            var notes = hidden[file].map { [Self.note($0, at: place)] } ?? []
            notes += absentImports.filter { $0.file == file }.map { Self.note($0, at: place) }
            result.insert(contentsOf: notes, at: last.map { $0 + 1 } ?? result.endIndex)
        }
        return result
    }

    /// Of a file that imports an absent module.
    private func isHidden(_ error: CompilerDiagnostic, _ said: inout Set<String>, room: inout Int) -> Bool {
        guard let missing = MissingName(error.message) else { return dependsOnName(error) }
        guard said.insert("\(error.file ?? ""):\(missing.word)").inserted else { return true }
        if isSlip(missing) { return false }
        room -= 1
        return room < 0
    }

    /// Says which lines of a file have errors that are hidden.
    private static func note(_ errors: [CompilerDiagnostic], at place: CompilerDiagnostic) -> CompilerDiagnostic {
        let lines = unique(errors.map(\.line)).sorted()
        let named = lines.prefix(shownLines).map(String.init).joined(separator: ", ")
        let more = lines.count > shownLines ? " and more" : ""
        let count = errors.count == 1 ? "one more error comes" : "\(errors.count) more errors come"
        let text = "\(count) from missing names, in \(lines.count == 1 ? "line" : "lines") \(named)\(more)"
        return CompilerDiagnostic(.note, text, at: place)
    }

    private static func note(_ absence: ImportFact, at place: CompilerDiagnostic) -> CompilerDiagnostic {
        let uses = "what this file uses of it is among the missing names above"
        var note = CompilerDiagnostic(.note, "Kumiko has no module '\(absence.module)'; \(uses)", at: place)
        note.line = absence.position.line
        note.column = absence.position.column
        return note
    }
}
