import SwiftParser
import SwiftSyntax

/// The names that files use without declaring them, read off their syntax alone.
///
/// Where a name comes from cannot be known without compiling: what a file's own project declares anywhere counts as the
/// project's.
public struct NameUses: Sendable {
    public struct Use: Hashable, Sendable {
        public let file: String
        public let position: SourcePosition
    }

    /// By name: types, protocols, property wrappers and other names with a capital letter.
    public private(set) var types: [String: [Use]] = [:]
    /// By name: what stands after a dot, and methods and properties marked `override`.
    public private(set) var members: [String: [Use]] = [:]
    /// By module, without those that `#if` leaves out.
    public private(set) var imports: [String: [Use]] = [:]

    public static func scan(_ files: [SourceText]) -> NameUses {
        var result = NameUses()
        var declared: Set<String> = []
        for file in files {
            let tree = Parser.parse(source: file.text)
            let collector = UseCollector(tree, path: file.path)
            collector.walk(tree)
            declared.formUnion(collector.declared)
            result.types.merge(collector.types) { $0 + $1 }
            result.members.merge(collector.members) { $0 + $1 }
            for fact in FileFacts(file).imports {
                let module = String(fact.module.prefix { $0 != "." })
                result.imports[module, default: []].append(Use(file: file.path, position: fact.position))
            }
        }
        for name in declared {
            result.types[name] = nil
            result.members[name] = nil
        }
        return result
    }
}

private final class UseCollector: SyntaxVisitor {
    private let path: String
    private let converter: SourceLocationConverter
    private(set) var types: [String: [NameUses.Use]] = [:]
    private(set) var members: [String: [NameUses.Use]] = [:]
    private(set) var declared: Set<String> = []

    init(_ tree: SourceFileSyntax, path: String) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func use(_ token: TokenSyntax) -> NameUses.Use {
        let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
        return NameUses.Use(file: path, position: SourcePosition(line: place.line, column: place.column))
    }

    private func addType(_ token: TokenSyntax) {
        guard token.text.first?.isUppercase == true else { return }
        types[token.text, default: []].append(use(token))
    }

    private func declare(_ token: TokenSyntax) { declared.insert(token.text) }

    // MARK: Uses

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            members[node.baseName.text, default: []].append(use(node.baseName))
        } else {
            addType(node.baseName)
        }
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        // What overrides is the superclass's, not the file's own.
        guard !isOverride(node.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers) else {
            members[node.identifier.text, default: []].append(use(node.identifier))
            return .visitChildren
        }
        return declaring(node.identifier)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isOverride(node.modifiers) else {
            members[node.name.text, default: []].append(use(node.name))
            return .visitChildren
        }
        return declaring(node.name)
    }

    private func declaring(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declare(name)
        return .visitChildren
    }

    private func isOverride(_ modifiers: DeclModifierListSyntax?) -> Bool {
        modifiers?.contains { $0.name.tokenKind == .keyword(.override) } ?? false
    }
}
