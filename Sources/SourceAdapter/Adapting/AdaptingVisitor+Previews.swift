import SwiftSyntax

extension AdaptingVisitor {
    /// Writes the declaration that `#Preview` expands to in its place.
    ///
    /// In an expansion, `#line` is the line of the macro for all code of the body; here it is the code's own.
    ///
    /// 1. The arguments and the body stay where they are, in a call of the initialiser that they choose.
    /// 2. Variables marked `@Previewable` that begin a body become the variables of a view of which the rest is the body.
    /// 3. One inside of another declaration, and one that is damaged or lacks a body, is left to the macro.
    func adaptPreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard !node.hasError, enclosing.isEmpty, node.isOutsideOfBodies, node.additionalTrailingClosures.isEmpty,
            node.trailingClosure != nil || node.arguments.contains(where: { $0.label?.text == "body" })
        else { return }
        let body = node.trailingClosure.map { PreviewStatements($0) } ?? .plain
        if body == .mixed { return }
        let place = lines.position(range(node.pound).lowerBound)
        let name = "__Preview_\(fileTag)_\(place.line)_\(place.column)"
        let beginning =
            "public struct \(name): UIKit._PreviewProviding { public static let _place: (file: Swift.String, "
            + "line: Swift.Int, column: Swift.Int) = (#filePath, \(place.line), \(place.column)); "
            + "@Swift.MainActor public static func _makePreview() -> UIKit.Preview { UIKit.Preview("
        let mark = range(node.pound).lowerBound..<range(node.leftParen ?? node.macroName).upperBound
        replace(mark, beginning + (node.leftParen == nil ? ")" : ""))
        if case .previewable(let marks, let rest) = body, let closure = node.trailingClosure {
            replace(range(closure.leftBrace), "{ __PreviewContent() } }; struct __PreviewContent: SwiftUI.View {")
            for mark in marks { blank(mark) }
            insert("var body: some SwiftUI.View { ", at: range(rest).lowerBound)
        }
        insert(" } }", at: range(node).upperBound)
    }
}

/// How the statements of a preview's body are to be written.
private enum PreviewStatements: Equatable {
    case plain
    /// The marks of the variables that begin it, and the statement behind them.
    case previewable([AttributeSyntax], rest: CodeBlockItemSyntax)
    /// Marked variables stand between others.
    case mixed

    init(_ closure: ClosureExprSyntax) {
        var marks: [AttributeSyntax] = []
        var rest: CodeBlockItemSyntax?
        for statement in closure.statements {
            let mark = statement.item.as(VariableDeclSyntax.self)?.attributes.previewable
            if let mark, rest == nil {
                marks.append(mark)
            } else if mark != nil {
                self = .mixed
                return
            } else if rest == nil {
                rest = statement
            }
        }
        guard !marks.isEmpty else {
            self = .plain
            return
        }
        self = rest.map { closure.signature == nil ? .previewable(marks, rest: $0) : .mixed } ?? .mixed
    }
}

extension AttributeListSyntax {
    fileprivate var previewable: AttributeSyntax? {
        compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.lastName == "Previewable" }
    }
}

extension FreestandingMacroExpansionSyntax {
    /// Whether the macro stands where types are declared for the whole file.
    fileprivate var isOutsideOfBodies: Bool {
        var node = parent
        while let here = node {
            if here.is(SourceFileSyntax.self) { return true }
            let isAround =
                here.is(CodeBlockItemSyntax.self) || here.is(CodeBlockItemListSyntax.self)
                || here.is(IfConfigDeclSyntax.self) || here.is(IfConfigClauseSyntax.self)
                || here.is(IfConfigClauseListSyntax.self)
            if !isAround { return false }
            node = here.parent
        }
        return false
    }
}
