/// What a view is called among the choices of a control or the symbols of a canvas.
enum TagTrait {}

extension View {
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(TagTrait.self), value: AnyHashable(tag)))
    }
}
