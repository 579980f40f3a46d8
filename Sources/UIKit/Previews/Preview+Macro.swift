// The last parameter has no meaning: it makes the compiler prefer SwiftUI's macros, which lack it, for bodies of several
// statements, whose type it does not look at.

/// Shows a view when previews are rendered.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> UIView, _: Void = ()) =
    #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a view as the traits say when previews are rendered.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView, _: Void = ()
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a view controller when previews are rendered.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> UIViewController, _: Void = ()) =
    #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a view controller as the traits say when previews are rendered.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController,
    _: Void = ()
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

// What the macros expand to.
extension Preview {
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(_name: name, traits: traits, make: { body() })
    }

    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(_name: name, traits: traits, make: { body() })
    }
}
