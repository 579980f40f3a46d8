/// Views in a box, with a label above them.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox: View, _NamedView where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @available(*, deprecated, renamed: "GroupBox(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    public var body: some View {
        StyledGroupBox(
            configuration: GroupBoxStyleConfiguration(
                label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    }
}

private struct StyledGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\._groupBoxStyle) private var style

    var body: some View { style.make(configuration) }
}

extension GroupBox where Label == EmptyView, Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// What a style of group boxes is given.
public struct GroupBoxStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label above the content, on a plate with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: SwiftUIMetric.groupBoxGap.value) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(SwiftUIMetric.groupBoxPadding.value)
        .background(
            RoundedRectangle(cornerRadius: SwiftUIMetric.groupBoxRadius.value)
                .fill(Color(uiColor: .secondarySystemBackground)))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

struct AnyGroupBoxStyle: Sendable {
    let make: @MainActor @Sendable (GroupBoxStyleConfiguration) -> AnyView

    init<S: GroupBoxStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct GroupBoxStyleKey: EnvironmentKey { static let defaultValue = AnyGroupBoxStyle(DefaultGroupBoxStyle()) }

extension EnvironmentValues {
    var _groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\._groupBoxStyle, AnyGroupBoxStyle(style))
    }
}
