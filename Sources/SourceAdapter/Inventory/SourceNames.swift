import SwiftParser
import SwiftSyntax

/// The names that files declare for others to use: types, functions, variables, cases, in types and outside of them.
public struct SourceNames: Sendable {
    public private(set) var names: Set<String> = []
    /// What extensions make types conform to.
    public private(set) var conformances: [String: Set<String>] = [:]

    public init(_ files: [SourceText]) {
        let collector = NameCollector(viewMode: .sourceAccurate)
        for file in files { collector.walk(Parser.parse(source: file.text)) }
        names = collector.names
        conformances = collector.conformances
    }
}

private final class NameCollector: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var conformances: [String: Set<String>] = [:]

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.plainText)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        if !protocols.isEmpty { conformances[node.extendedType.lastName, default: []].formUnion(protocols) }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        for token in node.pattern.tokens(viewMode: .sourceAccurate) {
            if case .identifier = token.tokenKind { names.insert(token.plainText) }
        }
        return .skipChildren
    }

    // What stands in bodies is nobody else's.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
