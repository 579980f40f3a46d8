import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview(…) { … }`: a type with a unique name whose conformance the host finds in the running program.
///
/// 1. The arguments go unchanged to the initialiser of `Preview` that the same arguments choose, so that the body is
///    checked as the initialiser's parameter says: view, view controller or view builder.
/// 2. Variables marked `@Previewable` move into a view of their own around the rest of the body.
/// 3. The type is public because the optimiser drops the conformances of types that nothing can name.
struct PreviewMacro: DeclarationMacro {
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
        let name = context.makeUniqueName("Preview")
        var arguments = node.arguments
        var declarations: [DeclSyntax] = []
        var body = ""
        if let closure = node.trailingClosure {
            let wrapper = context.makeUniqueName("PreviewContent")
            let previewable = PreviewableBody(closure.statements)
            if let view = previewable.wrapper(named: wrapper) {
                declarations.append(view)
                body = " { \(wrapper)() }"
            } else {
                body = " \(closure.trimmed)"
            }
            if let last = arguments.last {
                arguments = LabeledExprListSyntax(
                    arguments.dropLast() + [last.with(\.trailingComma, nil)])
            }
        }
        let module = "UIKit"
        return declarations + [
            """
            public struct \(name): \(raw: module)._PreviewProviding {
                public static let _place: (file: Swift.String, line: Swift.Int, column: Swift.Int) = (
                    \(place.file), \(place.line), \(place.column))
                @Swift.MainActor public static func _makePreview() -> \(raw: module).Preview {
                    \(raw: module).Preview(\(arguments))\(raw: body)
                }
            }
            """
        ]
    }
}

/// The statements of a preview, with what is marked `@Previewable` apart from the rest.
private struct PreviewableBody {
    private var variables: [VariableDeclSyntax] = []
    private var rest: [CodeBlockItemSyntax] = []

    init(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let variable = statement.item.as(VariableDeclSyntax.self),
                variable.attributes.contains(where: Self.isMark)
            {
                let kept = variable.attributes.filter { !Self.isMark($0) }
                variables.append(variable.with(\.attributes, kept))
            } else {
                rest.append(statement)
            }
        }
    }

    func wrapper(named name: TokenSyntax) -> DeclSyntax? {
        guard !variables.isEmpty else { return nil }
        let members = variables.map { $0.trimmedDescription }.joined(separator: "\n")
        return """
            struct \(name): SwiftUI.View {
                \(raw: members)
                var body: some SwiftUI.View {
                    \(CodeBlockItemListSyntax(rest))
                }
            }
            """
    }

    private static func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}
