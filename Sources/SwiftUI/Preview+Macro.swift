/// Shows a view when previews are rendered.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a view as the trait says when previews are rendered.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a view as the traits say when previews are rendered.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

// What the macros expand to.
extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(_name: name, traits: traits, make: { body() })
    }
}
