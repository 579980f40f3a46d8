import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key with that default, and the accessors.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration)
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration)
        let value =
            entry.type.map { "static var defaultValue: \($0) { \(entry.value ?? "nil") }" }
            ?? "nonisolated(unsafe) static let defaultValue = \(entry.value ?? "nil")"
        return ["private struct \(raw: entry.key): SwiftUI.EnvironmentKey { \(raw: value) }"]
    }

    private struct Entry {
        let key: String
        let type: String?
        let value: String?

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { throw MacroFailure("@Entry was expected on a variable with a name") }
            key = "__Key_" + name.filter { $0 != "`" }
            type = binding.typeAnnotation?.type.trimmedDescription
            value = binding.initializer?.value.trimmedDescription
            guard value != nil || type?.hasSuffix("?") == true else {
                throw MacroFailure("@Entry needs a default value: write '= …' behind '\(name)'")
            }
        }
    }
}
