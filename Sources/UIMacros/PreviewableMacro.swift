import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` marks a variable of a preview's body; ``PreviewMacro`` moves it into a view, so it adds nothing itself.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
