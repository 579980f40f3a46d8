/// The appearance that a view wants for its whole window; of several the first.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// The whole window takes the appearance; nil for no wish.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension _HostedView {
    /// The appearance that the views want for their window; nil where they have no wish.
    public var preferredColorScheme: ColorScheme? { node?.collectPreference(PreferredColorSchemeKey.self) ?? nil }
}
