import SourceAdapter

/// A file as it is compiled, and the file that it stands for.
struct AdaptedFile: Sendable {
    /// The name of the copy, unique in its module.
    var copyName: String
    var original: InputModule.File
    var adapted: AdaptedSource
}

/// Carries the compiler's messages from the adapted copies back to the user's files.
struct DiagnosticTranslator {
    /// By the path of the copy.
    let files: [String: AdaptedFile]
    /// The value of `--view`, which the compiler knows under that name.
    var expression: String?

    /// The messages in their order, each once, without those that only point into Kumiko itself.
    func diagnostics(_ output: String) -> [CompilerDiagnostic] {
        var result: [CompilerDiagnostic] = []
        // A source line that is shown may end with the line break of two characters.
        for line in output.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            guard var diagnostic = CompilerDiagnostic(line) else { continue }
            if diagnostic.file == EntryFile.expressionFile {
                placeInExpression(&diagnostic)
            } else if let path = diagnostic.file {
                guard let file = files[path] else {
                    guard diagnostic.severity == .error else { continue }
                    diagnostic.isGenerated = files.values.contains { $0.original.path == path }
                    result.append(diagnostic.isGenerated ? diagnostic : CompilerDiagnostic(unplaced: diagnostic))
                    continue
                }
                let position = file.adapted.originalPosition(line: diagnostic.line, column: diagnostic.column)
                let origin = file.adapted.origin(line: diagnostic.line, column: diagnostic.column)
                diagnostic.file = origin?.file ?? file.original.path
                diagnostic.line = origin?.position.line ?? position.line
                diagnostic.column = origin?.position.column ?? position.column
            }
            if !result.contains(diagnostic) { result.append(diagnostic) }
        }
        return result
    }

    /// What is wrong behind the expression, where it is not complete, is wrong at its end.
    private func placeInExpression(_ diagnostic: inout CompilerDiagnostic) {
        let lines = (expression ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        if diagnostic.line == 1 {
            diagnostic.column = max(1, diagnostic.column - EntryFile.expressionPrefix.utf8.count)
        }
        let last = (line: max(1, lines.count), column: (lines.last?.utf8.count ?? 0) + 1)
        if (diagnostic.line, diagnostic.column) > last { (diagnostic.line, diagnostic.column) = last }
    }

    /// The user's files.
    var texts: [SourceText] { files.values.map { SourceText(path: $0.original.path, text: $0.original.source) } }

    /// Whether the files themselves declare a type of that name.
    func declares(_ type: String) -> Bool {
        let kinds = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        return files.values.contains { file in
            file.original.source.contains(type)
                && kinds.contains { kind in
                    file.original.source.ranges(of: "\(kind) \(type)").contains { range in
                        let next = file.original.source[range.upperBound...].first
                        return !(next?.isLetter == true || next?.isNumber == true || next == "_")
                    }
                }
        }
    }

    /// The user's line that a message is about.
    func sourceLine(_ diagnostic: CompilerDiagnostic) -> Substring? {
        if diagnostic.file == EntryFile.expressionFile {
            let lines = expression?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            return lines.indices.contains(diagnostic.line - 1) ? lines[diagnostic.line - 1] : nil
        }
        guard let file = files.values.first(where: { $0.original.path == diagnostic.file }) else { return nil }
        return file.adapted.originalLine(diagnostic.line, of: file.original.source)
    }
}

extension CompilerDiagnostic {
    fileprivate init(unplaced other: CompilerDiagnostic) {
        self = other
        file = nil
    }
}
