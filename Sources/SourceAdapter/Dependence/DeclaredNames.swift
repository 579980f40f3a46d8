import SwiftParser
import SwiftSyntax

/// The declarations of one file, each with the names that its type is written with.
struct DeclaredNames: Sendable {
    struct Word: Hashable, Sendable {
        let text: String
        let offset: Int
        /// Stands behind a dot.
        let isMember: Bool
    }

    struct Declaration: Hashable, Sendable {
        enum Kind: Sendable { case type, member, local }

        let name: String
        let kind: Kind
        /// Where the name means this declaration, in UTF-8 offsets.
        let scope: Range<Int>
        let words: [Word]
    }

    let declarations: [Declaration]
    private let tree: SourceFileSyntax
    private let lines: LineTable

    init(_ source: String) {
        tree = Parser.parse(source: source)
        lines = LineTable(Array(source.utf8))
        let collector = DeclarationCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        declarations = collector.declarations
    }

    /// The names on the line, and those of the expression that a member there is of.
    func words(around position: SourcePosition) -> [Word] {
        guard lines.starts.indices.contains(position.line - 1) else { return [] }
        let start = lines.starts[position.line - 1]
        let end = position.line < lines.starts.count ? lines.starts[position.line] : lines.length
        var result: [Word] = []
        var token = tree.token(at: AbsolutePosition(utf8Offset: start))
        while let here = token, here.positionAfterSkippingLeadingTrivia.utf8Offset < end {
            if here.positionAfterSkippingLeadingTrivia.utf8Offset >= start, let word = Word(here) {
                result.append(word)
            }
            token = here.nextToken(viewMode: .sourceAccurate)
        }
        // A chain of calls may have begun on an earlier line.
        let last = tree.token(at: AbsolutePosition(utf8Offset: lines.offset(position)))
        if let last, last.positionAfterSkippingLeadingTrivia.utf8Offset < end,
            let access = last.parent?.parent?.as(MemberAccessExprSyntax.self)
        {
            result += ExprSyntax(access).typeWords
        }
        return result
    }

    /// The names of the types and extended types around a place.
    func types(around position: SourcePosition) -> [String] {
        var result: [String] = []
        var node = tree.token(at: AbsolutePosition(utf8Offset: lines.offset(position))).map { Syntax($0) }
        while let here = node {
            if let type = here.as(ClassDeclSyntax.self) { result.append(type.name.plainText) }
            if let type = here.as(ExtensionDeclSyntax.self) { result.append(type.extendedType.lastName) }
            node = here.parent
        }
        return result
    }
}

extension DeclaredNames.Word {
    /// nil for a token that is no name.
    init?(_ token: TokenSyntax) {
        guard case .identifier = token.tokenKind else { return nil }
        text = token.plainText
        offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }
}

extension SyntaxProtocol {
    fileprivate var words: [DeclaredNames.Word] {
        tokens(viewMode: .sourceAccurate).compactMap { DeclaredNames.Word($0) }
    }
}

extension ExprSyntax {
    /// The names that the type of an expression comes from, as far as its form shows them.
    fileprivate var typeWords: [DeclaredNames.Word] {
        if let call = self.as(FunctionCallExprSyntax.self) {
            guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else {
                return call.calledExpression.typeWords
            }
            let results = closure.statements.compactMap { $0.item.as(ReturnStmtSyntax.self)?.expression }
            return results.flatMap(\.typeWords)
        }
        if let access = self.as(MemberAccessExprSyntax.self) {
            return (access.base?.typeWords ?? []) + access.declName.words
        }
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.words }
        if let inner = self.as(ForceUnwrapExprSyntax.self) { return inner.expression.typeWords }
        if let inner = self.as(OptionalChainingExprSyntax.self) { return inner.expression.typeWords }
        if let inner = self.as(TryExprSyntax.self) { return inner.expression.typeWords }
        if let inner = self.as(AwaitExprSyntax.self) { return inner.expression.typeWords }
        if let inner = self.as(GenericSpecializationExprSyntax.self) { return inner.words }
        if let list = self.as(ArrayExprSyntax.self) { return list.elements.flatMap { $0.expression.typeWords } }
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.flatMap { $0.expression.typeWords } }
        if let sequence = self.as(SequenceExprSyntax.self) {
            // The type that a cast names is that of the value.
            if let type = sequence.elements.last?.as(TypeExprSyntax.self) { return type.words }
            return sequence.elements.flatMap(\.typeWords)
        }
        return []
    }
}

private final class DeclarationCollector: SyntaxVisitor {
    private(set) var declarations: [DeclaredNames.Declaration] = []

    private func add(_ name: TokenSyntax, _ kind: DeclaredNames.Declaration.Kind, _ words: [DeclaredNames.Word]) {
        guard !words.isEmpty else { return }
        var node = name.parent
        while let here = node, here.parent != nil, !here.is(CodeBlockSyntax.self), !here.is(ClosureExprSyntax.self),
            !here.is(FunctionDeclSyntax.self), !here.is(InitializerDeclSyntax.self)
        {
            node = here.parent
        }
        let scope = node.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset } ?? 0..<0
        declarations.append(.init(name: name.plainText, kind: kind, scope: scope, words: words))
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool {
        node.parent?.is(MemberBlockItemSyntax.self) == true
            || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let words = binding.typeAnnotation?.type.words ?? binding.initializer?.value.typeWords ?? []
            for name in binding.pattern.names { add(name, isMember(node) ? .member : .local, words) }
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let words = node.typeAnnotation?.type.words ?? node.initializer?.value.typeWords ?? []
        for name in node.pattern.names { add(name, .local, words) }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        for name in node.pattern.names { add(name, .local, node.sequence.typeWords) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName, .local, node.type.words)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, .member, node.signature.returnClause?.type.words ?? [])
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { addType(node, node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addType(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { addType(node, node.name) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, .type, node.initializer.value.words)
        return .visitChildren
    }

    private func addType(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        // A class is what its superclass makes it; a protocol that is missing changes little, but may not be told apart.
        add(name, .type, node.inheritanceClause?.inheritedTypes.first?.words ?? [])
        return .visitChildren
    }
}

extension PatternSyntax {
    fileprivate var names: [TokenSyntax] {
        tokens(viewMode: .sourceAccurate).filter {
            if case .identifier = $0.tokenKind { true } else { false }
        }
    }
}
