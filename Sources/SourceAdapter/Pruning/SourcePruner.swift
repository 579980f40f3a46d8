import SwiftParser
import SwiftSyntax

/// A place of a text that does not compile, and what the compiler says of it.
public struct CompileFault: Hashable, Sendable {
    public let position: SourcePosition
    public let message: String

    public init(position: SourcePosition, message: String) {
        self.position = position
        self.message = message
    }
}

extension CompileFault {
    fileprivate var isMissingType: Bool {
        message.hasPrefix("cannot find type") || message.contains("' is unavailable: ")
    }
}

/// Takes out of a file what does not compile, so that all else of it can be used; every line keeps its number.
///
/// 1. A cast in a condition to a type that is nowhere never holds: of an `if` the other branch stays, of a `guard` the
///    body runs.
/// 2. A statement becomes one that ends the program with the compiler's words, for whoever comes there after all.
/// 3. A declaration outside of all bodies goes.
public enum SourcePruner {
    /// - Returns: the text that is left; nil where a fault is in nothing that could be taken out.
    public static func prune(source: String, faults: [CompileFault]) -> String? {
        let bytes = Array(source.utf8)
        let lines = LineTable(bytes)
        let tree = Parser.parse(source: source)
        var edits = EditList()
        for fault in faults {
            let offset = AbsolutePosition(utf8Offset: lines.offset(fault.position))
            guard let token = tree.token(at: offset), let edit = edit(for: Syntax(token), fault, bytes) else {
                return nil
            }
            edits.add(edit)
        }
        // The outermost of several that overlap begins first.
        return String(decoding: edits.applied(to: bytes).bytes, as: UTF8.self)
    }

    private static func edit(for token: Syntax, _ fault: CompileFault, _ bytes: [UInt8]) -> SourceEdit? {
        var node = token
        var isCast = false
        while let parent = node.parent {
            if fault.isMissingType, node.is(ConditionElementListSyntax.self) { isCast = true }
            if isCast, let edit = withoutBranch(node, bytes) { return edit }
            if let item = node.as(CodeBlockItemSyntax.self) {
                if item.item.is(ImportDeclSyntax.self) { return nil }
                if isInBody(item) { return SourceEdit(range(item.item), stop(fault)) }
                if !isConditional(item.item) { return .blank(range(item), in: bytes) }
            }
            if let member = node.as(MemberBlockItemSyntax.self), !member.decl.is(IfConfigDeclSyntax.self) {
                return .blank(range(member), in: bytes)
            }
            node = parent
        }
        return nil
    }

    private static func isConditional(_ item: CodeBlockItemSyntax.Item) -> Bool { item.is(IfConfigDeclSyntax.self) }

    private static func isInBody(_ item: CodeBlockItemSyntax) -> Bool {
        if isConditional(item.item) { return false }
        var node = item.parent
        while let here = node {
            if here.is(CodeBlockSyntax.self) || here.is(ClosureExprSyntax.self) || here.is(AccessorBlockSyntax.self)
                || here.is(SwitchCaseSyntax.self)
            {
                return true
            }
            if here.is(MemberBlockSyntax.self) { return false }
            node = here.parent
        }
        return false
    }

    /// What stays of an `if` or `guard` whose condition never holds; nil for any other node.
    private static func withoutBranch(_ node: Syntax, _ bytes: [UInt8]) -> SourceEdit? {
        if let condition = node.as(IfExprSyntax.self) {
            switch condition.elseBody {
            case .ifExpr(let other): return .blank(range(condition).lowerBound..<range(other).lowerBound, in: bytes)
            case .codeBlock(let body):
                return SourceEdit(range(condition).lowerBound..<range(body).lowerBound, "do ")
            default: return .blank(range(condition), in: bytes)
            }
        }
        if let condition = node.as(GuardStmtSyntax.self) {
            return SourceEdit(range(condition).lowerBound..<range(condition.body).lowerBound, "do ")
        }
        return nil
    }

    private static func stop(_ fault: CompileFault) -> String {
        let message = fault.message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "fatalError(\"this does not compile here: \(message)\")"
    }

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
