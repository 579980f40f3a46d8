/// A label that opens an address.
public struct Link<Label: View>: View, _NamedView {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Opens addresses; what the host does with them is its own business.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        let isHandled: Bool
        let url: URL?

        public static let handled = Result(isHandled: true, url: nil)
        public static let discarded = Result(isHandled: false, url: nil)
        public static let systemAction = Result(isHandled: true, url: nil)
        public static func systemAction(_ url: URL) -> Result { Result(isHandled: true, url: url) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    @preconcurrency public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isHandled)
    }
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = MainActor.assumeIsolated {
        OpenURLAction { url in
            UIApplication.shared.open(url)
            return .handled
        }
    }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// Shares something, shown as a button.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View, _NamedView {
    private let label: Label

    init(label: Label) { self.label = label }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel())
    }
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel())
    }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> {
        self.init(label: label())
    }
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> {
        self.init(label: label())
    }
}

/// The title and symbol of a share link.
public struct DefaultShareLinkLabel: View {
    var title = Text("Share…")

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
