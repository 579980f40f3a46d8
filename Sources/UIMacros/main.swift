@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros that the modules declare with `#externalMacro(module: "UIMacros", type: …)`.
struct MacroProvider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "EntryMacro": EntryMacro.self
        case "PreviewMacro": PreviewMacro.self
        case "PreviewableMacro": PreviewableMacro.self
        default:
            throw MacroFailure("Kumiko's plugin has no macro '\(typeName)'; build Kumiko again after an update")
        }
    }
}

/// What a macro cannot expand, as one sentence.
struct MacroFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: MacroProvider()).main()
