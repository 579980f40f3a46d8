import FindingModel
import SwiftSyntax

/// What a rule is given beside the thing it looks at, and where it says what it found.
final class RuleContext {
    let file: FileModel
    let symbols: SymbolTable
    let settings: RuleSettings
    private(set) var findings: [LintFinding] = []
    private lazy var lines = LineIndex(file.source)
    /// The rule that runs at the moment.
    var rule: Rule!
    /// A place is told once by each rule.
    private var told: Set<String> = []
    /// What UIKit's rules found out about types, by the type's name.
    var viewUses: [String: ViewUses] = [:]

    init(file: FileModel, symbols: SymbolTable, settings: RuleSettings) {
        self.file = file
        self.symbols = symbols
        self.settings = settings
    }

    func integer(_ name: String) -> Int { settings.integer(name, of: rule) }
    func names(_ name: String) -> Set<String> { settings.names(name, of: rule) }

    func report(
        _ node: some SyntaxProtocol, _ message: String, severity: Rule.Tier? = nil, fixes: [String] = [],
        edits: [Edit] = []
    ) {
        report(node.byteRange, Syntax(node), message, severity: severity, fixes: fixes, edits: edits)
    }

    /// At the name of one link of a chain, or at the chain's beginning for the root.
    func report(
        _ chain: Chain, link: Int? = nil, _ message: String, severity: Rule.Tier? = nil, fixes: [String] = [],
        edits: [Edit] = []
    ) {
        if let link, link >= 0, let token = chain.links[link].token {
            let node = chain.links[link].node
            let range = token.byteRange.lowerBound..<max(token.byteRange.upperBound, node.byteRange.upperBound)
            report(range, Syntax(node), message, severity: severity, fixes: fixes, edits: edits)
        } else {
            report(chain.node, message, severity: severity, fixes: fixes, edits: edits)
        }
    }

    func report(
        _ range: Range<Int>, _ node: Syntax, _ message: String, severity: Rule.Tier?, fixes: [String], edits: [Edit]
    ) {
        guard let severity = settings.severity(of: rule, asked: severity) else { return }
        guard told.insert("\(rule.code) \(range.lowerBound)").inserted else { return }
        let place = lines.position(range.lowerBound)
        let finding = Finding(
            rule: rule.code, id: rule.id, severity: severity, message: message, file: file.source.path,
            line: place.line, column: place.column, fixes: Array(fixes.prefix(3)))
        let snippet = Snippet.normalised(
            file.source.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 200)))
        findings.append(
            LintFinding(
                finding: finding, range: range, edits: edits, declaration: Snippet.declaration(around: node),
                snippet: snippet))
    }
}

/// What identifies a finding without its line.
enum Snippet {
    /// One line of text, white space as single spaces, numbers as `#`.
    static func normalised(_ text: String) -> String {
        var result = ""
        for character in text.prefix(160) {
            if character.isWhitespace {
                if result.last != " " { result.append(" ") }
            } else if character.isNumber {
                if result.last != "#" { result.append("#") }
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The names of the declarations around a node, outermost first.
    static func declaration(around node: Syntax) -> String {
        var names: [String] = []
        var current: Syntax? = node
        while let node = current {
            if let function = node.as(FunctionDeclSyntax.self) {
                names.append(function.name.text)
            } else if node.is(InitializerDeclSyntax.self) {
                names.append("init")
            } else if let variable = node.as(VariableDeclSyntax.self) {
                names.append(variable.bindings.first?.pattern.trimmedDescription ?? "")
            } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
                names.append(named.name.text)
            } else if let part = node.as(ExtensionDeclSyntax.self) {
                names.append(part.extendedType.trimmedDescription)
            }
            current = node.parent
        }
        return names.reversed().joined(separator: ".")
    }
}
