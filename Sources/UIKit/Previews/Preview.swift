/// One picture that a developer asks for with `#Preview`: a name, how to show it, and what makes it.
public struct Preview: Sendable {
    /// Says that a trait belongs to previews of views, not of widgets or accessories.
    public struct ViewTraits: Sendable {}

    /// nil where the developer gave none.
    public let _name: String?
    public let _traits: [PreviewTrait<ViewTraits>]
    /// Makes the view or the view controller, new each time.
    public let _make: @MainActor @Sendable () -> Any

    /// For modules that give previews other kinds of body.
    public init(_name: String?, traits: [PreviewTrait<ViewTraits>], make: @escaping @MainActor @Sendable () -> Any) {
        self._name = _name
        self._traits = traits
        self._make = make
    }
}
