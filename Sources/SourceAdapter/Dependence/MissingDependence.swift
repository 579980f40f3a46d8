/// Tells which places of a module have to do with names that are missing, read off the syntax alone.
///
/// 1. A declaration whose type, value or superclass is written with a missing name depends on it, and so does one that
///    is written with such a declaration's name.
/// 2. Names of types, functions and members count in the whole module, in other files behind a dot only; names of
///    local variables and parameters in the braces around them.
/// 3. A place depends when its line, or the expression it ends, names something of that kind.
public struct MissingDependence: Sendable {
    private let files: [String: DeclaredNames]
    private let missing: Set<String>
    /// Names of types and functions, anywhere.
    private var names: Set<String>
    private var members: [String: Set<String>] = [:]
    private var locals: [String: [DeclaredNames.Declaration]] = [:]

    public init(files: [SourceText], missing: Set<String>) {
        self.missing = missing
        names = missing
        self.files = Dictionary(files.map { ($0.path, DeclaredNames($0.text)) }) { first, _ in first }
        guard !missing.isEmpty else { return }
        while spread() {}
    }

    /// - Parameter message: what the compiler says of the place.
    public func covers(_ position: SourcePosition, in file: String, message: String) -> Bool {
        guard let code = files[file], !missing.isEmpty else { return false }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.flatMap { Self.words($0.element) }
        if !names.isDisjoint(with: quoted) { return true }
        if code.words(around: position).contains(where: { depends($0, in: file) }) { return true }
        // What a class inherits is not known where its superclass is not.
        let speaksOfSuperclass = ["override", "super", "cannot find '"].contains { message.contains($0) }
        return speaksOfSuperclass && code.types(around: position).contains(where: names.contains)
    }

    /// Takes in what depends on what is known to depend; false where nothing is new.
    private mutating func spread() -> Bool {
        var isNew = false
        for (file, code) in files {
            for declaration in code.declarations where !isKnown(declaration, in: file) {
                guard declaration.words.contains(where: { depends($0, in: file) }) else { continue }
                isNew = true
                switch declaration.kind {
                case .type: names.insert(declaration.name)
                case .member: members[file, default: []].insert(declaration.name)
                case .local: locals[file, default: []].append(declaration)
                }
            }
        }
        return isNew
    }

    private func isKnown(_ declaration: DeclaredNames.Declaration, in file: String) -> Bool {
        switch declaration.kind {
        case .type: names.contains(declaration.name)
        case .member: members[file]?.contains(declaration.name) ?? false
        case .local: locals[file]?.contains(declaration) ?? false
        }
    }

    private func depends(_ word: DeclaredNames.Word, in file: String) -> Bool {
        if names.contains(word.text) { return true }
        if members[file]?.contains(word.text) == true { return true }
        if word.isMember, members.values.contains(where: { $0.contains(word.text) }) { return true }
        return locals[file]?.contains { $0.name == word.text && $0.scope.contains(word.offset) } ?? false
    }

    private static func words(_ text: Substring) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}
