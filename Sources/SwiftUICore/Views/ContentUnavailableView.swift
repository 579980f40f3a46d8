/// Says that there is nothing to show, and what could be done.
///
/// Layout algorithm: picture, title, description and actions stand in a column in the middle of all the room there is.
/// The sizes are looks of iOS 17 and later (assumed): a picture of 48 points, the title in bold title2, the description
/// in secondary subheadline.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: LayoutMetric.unavailableSpacing) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary)
            VStack(spacing: LayoutMetric.unavailableSpacing) { actions.font(.body) }
                .padding(.top, LayoutMetric.unavailableSpacing)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The picture above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: LayoutMetric.unavailableSpacing) {
            configuration.icon.font(.system(size: LayoutMetric.unavailableIcon)).foregroundStyle(.secondary)
            configuration.title.font(.title2).bold()
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// The views of a search without results.
public struct SearchUnavailableContent {
    public struct Label: View {
        let query: String?
        public var body: some View {
            SwiftUICore.Label(
                query.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }
    public struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { make(nil) }
    public static func search(text: String) -> Self { make(text) }

    private static func make(_ query: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(query: query) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
