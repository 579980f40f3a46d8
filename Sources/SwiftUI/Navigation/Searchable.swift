/// Where a search field goes.
public struct SearchFieldPlacement: Hashable, Sendable {
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        let name: String
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    let name: String

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(name: "drawer")
    }
}

/// What a search field needs to know; suggestions and scopes stand beside it.
struct SearchSettings {
    let text: Binding<String>
    let prompt: Text
    let placement: SearchFieldPlacement

    @MainActor var isInDrawer: Bool {
        placement.name == "drawer" || placement.name == "sidebar"
            || _HostEnvironment.current.design == .ios18
    }
}

extension View {
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        _says(
            NavigationChannel.search,
            SearchSettings(text: text, prompt: prompt ?? Text("Search"), placement: placement))
    }
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    nonisolated public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable, C: RangeReplaceableCollection {
        searchable(text: text, placement: placement, prompt: prompt)
    }

    /// Shown while one searches.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    nonisolated public func searchCompletion(_ completion: String) -> some View { self }

    /// Shown while one searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    {
        self
    }
}

public struct SearchScopeActivation: Sendable {
    let name: String
    public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
    public static var onSearchPresentation: SearchScopeActivation {
        SearchScopeActivation(name: "onSearchPresentation")
    }
}

public struct SearchPresentationToolbarBehavior: Sendable {
    let name: String
    public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(name: "avoidHidingContent") }
}

/// A field with a magnifying glass.
struct SearchBar: View, _NamedView {
    let search: (entry: _PortalEntry, settings: SearchSettings)

    var body: some View {
        HStack(spacing: LayoutGap.small) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(text: search.settings.text, prompt: search.settings.prompt) { search.settings.prompt }
                .textFieldStyle(.plain)
            if !search.settings.text.wrappedValue.isEmpty {
                Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                    .onTapGesture { search.settings.text.wrappedValue = "" }
            }
        }
        .padding(.horizontal, LayoutGap.small * 1.5)
        .frame(height: SwiftUIMetric.searchFieldHeight.value)
        .background {
            if search.settings.isInDrawer {
                Capsule().fill(Color(uiColor: .tertiarySystemFill))
            } else {
                _GlassPlatter(in: Capsule())
            }
        }
        .padding(.horizontal, search.settings.isInDrawer ? SwiftUIMetric.searchSide.value : 0)
    }
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Whether one searches in the field around.
    public var isSearching: Bool { false }
    public var dismissSearch: DismissSearchAction { MainActor.assumeIsolated { DismissSearchAction() } }
}
