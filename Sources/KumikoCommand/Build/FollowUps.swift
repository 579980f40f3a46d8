import SourceAdapter

/// Tells errors that only come because files were left out from those that are faults of their own.
///
/// 1. A missing name that a left-out file declares follows from that file.
/// 2. So does a message about a type and a protocol that an extension there joins.
/// 3. So does what depends on a name of the first kind; see ``MissingDependence``.
struct FollowUps {
    private let leftOut: [(file: InputModule.File, names: SourceNames)]

    init(leftOut: [InputModule.File]) {
        self.leftOut = leftOut.map { ($0, SourceNames([SourceText(path: $0.path, text: $0.source)])) }
    }

    struct Split {
        /// Notes are with the error that they explain.
        var causes: [CompilerDiagnostic] = []
        /// One for each file and left-out file that it needs, at the first place.
        var followUps: [CompilerDiagnostic] = []
    }

    /// - Parameter texts: the files that were compiled.
    func split(_ diagnostics: [CompilerDiagnostic], texts: [SourceText]) -> Split {
        guard !leftOut.isEmpty else { return Split(causes: diagnostics) }
        var missing: [String: String] = [:]
        for error in diagnostics where error.severity == .error {
            guard let name = MissingName(error.message), let file = file(declaring: name.word) else { continue }
            // Members' names are too common to say that everything on a line hangs on them.
            if case .global = name { missing[name.word] = file }
        }
        let dependence = MissingDependence(files: missing.isEmpty ? [] : texts, missing: Set(missing.keys))
        let first = missing.min { $0.key < $1.key }
        var result = Split()
        var said: Set<String> = []
        var isFollowing = false
        for diagnostic in diagnostics {
            guard diagnostic.severity == .error else {
                if !isFollowing { result.causes.append(diagnostic) }
                continue
            }
            let cause =
                cause(of: diagnostic) ?? (dependence.covers(diagnostic) ? first.map { ($0.key, $0.value) } : nil)
            isFollowing = cause != nil
            guard let (name, file) = cause else {
                result.causes.append(diagnostic)
                continue
            }
            guard said.insert("\(diagnostic.file ?? "") \(file)").inserted else { continue }
            let text = "'\(name)' is declared in \(file), which does not compile; this file is left out with it"
            result.followUps.append(CompilerDiagnostic(.error, text, at: diagnostic))
        }
        return result
    }

    private func cause(of error: CompilerDiagnostic) -> (name: String, file: String)? {
        if let name = MissingName(error.message) { return file(declaring: name.word).map { (name.word, $0) } }
        let words = Set(error.message.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        for (file, names) in leftOut {
            for (type, protocols) in names.conformances where words.contains(type) {
                if let name = protocols.sorted().first(where: words.contains) { return ("\(type): \(name)", file.path) }
            }
        }
        return nil
    }

    private func file(declaring name: String) -> String? {
        leftOut.first { $0.names.names.contains(name) }?.file.path
    }
}
