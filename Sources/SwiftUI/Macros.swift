/// Lets a variable of a preview's body hold state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "UIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` an entry of the environment.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "UIMacros", type: "EntryMacro")
