import SwiftSyntax

/// Walks one file and collects what has to be written differently; one extension for each topic.
final class AdaptingVisitor: SyntaxVisitor {
    let bytes: [UInt8]
    let declarations: DeclarationTable
    let lines: LineTable
    /// Tells the names that are written into this file from those of others.
    var fileTag = ""
    var edits = EditList()
    var notes: [AdapterNote] = []
    var entryPoints: [EntryPoint] = []
    /// The types around the node that is being visited, outermost first.
    var enclosing: [EnclosingType] = []
    /// Extensions that are written after the last line of the file.
    var appendix: [String] = []
    var imports: Set<String> = []
    var absentModules: Set<String> = []
    var testModules: [String] = []
    var bringsUIKit = false
    var usesSelectors = false
    var usesNetworking = false

    init(_ tree: SourceFileSyntax, bytes: [UInt8], declarations: DeclarationTable) {
        self.bytes = bytes
        self.declarations = declarations
        self.lines = LineTable(bytes)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addOverrides(node)
        return enter(node, node.name.text, .type)
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, .type) }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, .type) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, .type) }
    override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptProtocol(node)
        return enter(node, node.name.text, .protocolType)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isProtocol = namesProtocol(node)
        return enter(node, node.extendedType.trimmedDescription, isProtocol ? .protocolType : .type)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    private func enter(_ node: some DeclGroupSyntax, _ name: String, _ kind: EnclosingType.Kind)
        -> SyntaxVisitorContinueKind
    {
        recordEntryPoint(node, name)
        addImplementationFlags(node)
        enclosing.append(EnclosingType(text: name, kind: kind))
        return .visitChildren
    }

    // MARK: Everything else, by topic

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        adaptAttribute(node)
        adaptConvention(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !adaptExtensionMethod(node) { adaptOverride(ExtensionOverride(node)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptPerform(node)
        adaptClassDescription(node)
        adaptClassValue(node)
        adaptSuperCall(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        adaptImplicitLength(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) || node.name.tokenKind == .keyword(.optional) {
            blank(node.name)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptManagedVariable(node)
        adaptOverride(ExtensionOverride(node))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptLayerInitializer(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { adaptCondition(condition) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { adaptMacro(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { adaptMacro(node) }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalCall(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        noticeSystemName(node.name)
        adaptMatcherName(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noticeSystemName(node.baseName)
        adaptMatcherName(node.baseName)
        return .visitChildren
    }

    /// Writes what belongs after the last line: extensions and imports, which may stand anywhere in a file.
    func finish() {
        let text = missingImports() + appendix
        guard !text.isEmpty else { return }
        append(text.joined(separator: "; "))
    }

    // MARK: Edits

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func replace(_ range: Range<Int>, _ text: String) {
        edits.add(SourceEdit(range, text))
    }

    func insert(_ text: String, at offset: Int) {
        edits.add(SourceEdit(offset..<offset, text))
    }

    func blank(_ node: some SyntaxProtocol) {
        edits.add(.blank(range(node), in: bytes))
    }

    /// The text instead of the node, with spaces behind it up to the length that the node had.
    func replacePadded(_ node: some SyntaxProtocol, _ text: String) {
        let range = range(node)
        replace(range, text + String(repeating: " ", count: max(range.count - text.utf8.count, 0)))
    }

    func note(_ message: String, at node: some SyntaxProtocol) {
        notes.append(AdapterNote(position: lines.position(range(node).lowerBound), message: message))
    }

    private func append(_ text: String) {
        // A last line that may be a comment, or inside one, would swallow the text: then it goes before everything.
        let lastLine = bytes[(lines.starts.last ?? 0)...]
        if lastLine.allSatisfy({ $0 == .space || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) {
            insert(text, at: bytes.count)
        } else if !lastLine.contains(UInt8(ascii: "/")) {
            insert("; " + text, at: bytes.count)
        } else {
            insert(text + "; ", at: 0)
        }
    }
}

/// A type declaration or extension around a place in the file.
struct EnclosingType: Sendable {
    enum Kind: Sendable { case type, protocolType }

    /// As it can be written inside itself.
    let text: String
    let kind: Kind

    /// What names the type in an expression: a protocol's conforming type is only known as `Self`.
    var expression: String { kind == .protocolType ? "Self" : text }
    var lastName: String {
        let name = text.split(separator: ".").last.map(String.init) ?? text
        return String(name.prefix { $0 != "<" })
    }
}
