import SwiftParser
import SwiftSyntax

/// What the syntax of one file says about types, imports and previews.
struct FileFacts: Sendable {
    let path: String
    var imports: [ImportFact] = []
    var types: [TypeFacts] = []
    var previews: [PreviewFact] = []
    /// What `typealias` names stand for, without generic arguments.
    var aliases: [String: String] = [:]
    /// The classes whose metatypes properties, variables and parameters of a name hold.
    var classValues: [String: Set<String>] = [:]

    init(_ tree: SourceFileSyntax, path: String) {
        self.path = path
        let collector = FactCollector(tree, path: path)
        collector.walk(tree)
        imports = collector.imports
        types = collector.types
        previews = collector.previews
        aliases = collector.aliases
        classValues = collector.classValues
    }

    init(_ file: SourceText) {
        self.init(Parser.parse(source: file.text), path: file.path)
    }
}

/// `import X`.
public struct ImportFact: Hashable, Codable, Sendable {
    /// The module, without submodules.
    public let module: String
    public let file: String
    public let position: SourcePosition
}

/// `#Preview(…)`.
public struct PreviewFact: Hashable, Codable, Sendable {
    /// The name as written; nil where there is none or it is no plain string.
    public let name: String?
    public let file: String
    public let position: SourcePosition
}
