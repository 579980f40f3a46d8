import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview(…) { … }`: a type with a unique name whose conformance the host finds in the running program.
///
/// 1. The arguments go unchanged to the initialiser of `Preview` that the same arguments choose, so that the body is
///    checked as the initialiser's parameter says: view, view controller or view builder.
/// 2. Variables marked `@Previewable` move into a view of their own around the rest of the body.
/// 3. The body's statements stand behind a `#sourceLocation`, so that traps, stacks and `#line` name the user's lines.
/// 4. The type is public because the optimiser drops the conformances of types that nothing can name.
struct PreviewMacro: DeclarationMacro {
    /// The text stays as it is written here: moved line breaks would move the lines that statements say they are on.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The mark itself and not an attribute before it: the line that readers of the source see as the preview's.
        let mark = context.location(of: node.pound, at: .afterLeadingTrivia, filePathMode: .filePath)
        guard let place = mark ?? context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
            throw MacroFailure("#Preview was expected in a file, where it has a line")
        }
        guard node.trailingClosure != nil || node.arguments.contains(where: { $0.label?.text == "body" }) else {
            throw MacroFailure("#Preview was expected to have a body: write { … } behind it")
        }
        let source = LocatedSource(context: context)
        let content = context.makeUniqueName("PreviewContent")
        let previewable = node.trailingClosure.flatMap { PreviewableBody($0.statements) }
        var declarations: [DeclSyntax] = []
        if let previewable { declarations.append(previewable.view(named: content, source)) }
        let call = call(node, source, content: previewable.map { _ in content })
        declarations.append(
            """
            public struct \(context.makeUniqueName("Preview")): UIKit._PreviewProviding {
                public static let _place: (file: Swift.String, line: Swift.Int, column: Swift.Int) = (
                    \(place.file), \(place.line), \(place.column))
                @Swift.MainActor public static func _makePreview() -> UIKit.Preview {
                    \(raw: call)
                }
            }
            """)
        return declarations
    }

    /// - Parameter content: the view that the body has moved into; nil where it stays in the closure.
    private static func call(
        _ node: some FreestandingMacroExpansionSyntax, _ source: LocatedSource, content: TokenSyntax?
    ) -> String {
        let arguments = node.arguments.map { argument in
            // A body among the arguments keeps its lines as a closure behind them does.
            guard let closure = argument.expression.as(ClosureExprSyntax.self) else {
                return argument.with(\.trailingComma, nil).trimmedDescription
            }
            return (argument.label.map { "\($0.text): " } ?? "") + source.text(of: closure)
        }
        let call = "UIKit.Preview(\(arguments.joined(separator: ", ")))"
        guard let closure = node.trailingClosure else { return call }
        return call + " " + (content.map { "{ \($0.text)() }" } ?? source.text(of: closure))
    }
}

/// Writes the user's code so that it says it stands where the user wrote it.
struct LocatedSource {
    let context: any MacroExpansionContext

    func text(of closure: ClosureExprSyntax) -> String {
        let signature = closure.signature.map { " " + $0.trimmedDescription } ?? ""
        guard !closure.statements.isEmpty else { return "{\(signature) }" }
        return "{\(signature)\n\(text(of: closure.statements))\n}"
    }

    /// Directives and the code on lines of their own; the code's first column is the user's.
    func text(of node: some SyntaxProtocol) -> String {
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath),
            let column = Int(place.column.trimmedDescription)
        else { return node.trimmedDescription }
        let spaces = String(repeating: " ", count: max(0, column - 1))
        return """
            #sourceLocation(file: \(place.file.trimmedDescription), line: \(place.line.trimmedDescription))
            \(spaces)\(node.trimmedDescription)
            #sourceLocation()
            """
    }
}

/// The statements of a preview, with what is marked `@Previewable` apart from the rest.
private struct PreviewableBody {
    private var variables: [VariableDeclSyntax] = []
    private var rest: [CodeBlockItemSyntax] = []

    /// nil where nothing is marked.
    init?(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let variable = statement.item.as(VariableDeclSyntax.self),
                variable.attributes.contains(where: Self.isMark)
            {
                variables.append(variable)
            } else {
                rest.append(statement)
            }
        }
        if variables.isEmpty { return nil }
    }

    func view(named name: TokenSyntax, _ source: LocatedSource) -> DeclSyntax {
        let members = variables.map { variable in
            // The mark has a length of its own, so what is behind it is placed by itself.
            let kept = variable.attributes.filter { !Self.isMark($0) }.map { $0.trimmedDescription + " " }.joined()
            let words = variable.modifiers.trimmedDescription
            return kept + (words.isEmpty ? "" : words + " ") + variable.bindingSpecifier.text + "\n"
                + source.text(of: variable.bindings)
        }
        return """
            struct \(name): SwiftUI.View {
            \(raw: members.joined(separator: "\n"))
                var body: some SwiftUI.View {
            \(raw: rest.map { source.text(of: $0) }.joined(separator: "\n"))
                }
            }
            """
    }

    private static func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}
