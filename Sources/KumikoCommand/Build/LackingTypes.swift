/// Finds types that Kumiko lacks on the lines that the compiler complains about.
///
/// Where such a type is made with arguments or a member of it is used, the compiler says something else first, such as
/// that there is an extra argument.
struct LackingTypes {
    /// Asks which of the types are lacking: the compiler's sentences by type.
    let sentences: (Set<String>) -> [String: String]

    /// The messages with those about lines that name a lacking type replaced by the sentence, at the name.
    func naming(
        _ diagnostics: [CompilerDiagnostic], sourceLine: (CompilerDiagnostic) -> Substring?, declared: (String) -> Bool
    ) -> [CompilerDiagnostic] {
        let errors = diagnostics.filter { $0.severity == .error && !$0.namesLackingType }
        let names = Set(errors.flatMap { sourceLine($0).map(Self.typeNames) ?? [] }.map(\.name))
            .filter { !declared($0) }
        guard !names.isEmpty else { return diagnostics }
        let lacking = sentences(names)
        guard !lacking.isEmpty else { return diagnostics }
        return diagnostics.flatMap { diagnostic -> [CompilerDiagnostic] in
            guard diagnostic.severity == .error, !diagnostic.namesLackingType, let line = sourceLine(diagnostic) else {
                return [diagnostic]
            }
            let said = Self.typeNames(line).compactMap { found -> CompilerDiagnostic? in
                guard let sentence = lacking[found.name] else { return nil }
                var said = CompilerDiagnostic(.error, sentence, at: diagnostic)
                said.column = found.column
                return said
            }
            return said.isEmpty ? [diagnostic] : said
        }
    }

    /// The words of a line of code that begin with a capital letter, with their columns; not those of its comment and
    /// of its literals.
    static func typeNames(_ line: Substring) -> [(name: String, column: Int)] {
        var result: [(name: String, column: Int)] = []
        var word = ""
        var isText = false
        var before: Character = " "
        for (offset, character) in zip(0..., line + " ") {
            if character == "/", before == "/", !isText { break }
            if character == "\"", before != "\\" { isText.toggle() }
            if character.isLetter || character.isNumber || character == "_" {
                if !isText { word.append(character) }
            } else if !word.isEmpty {
                if word.first?.isUppercase == true {
                    let start = line.prefix(offset - word.count)
                    result.append((word, start.utf8.count + 1))
                }
                word = ""
            }
            before = character
        }
        return result
    }
}
