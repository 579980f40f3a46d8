/// A label that shows or hides more.
public struct DisclosureGroup<Label: View, Content: View>: View, _NamedView {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var own = false
    @Environment(\._disclosureGroupStyle) private var style

    private init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.content = content
        given = isExpanded
    }

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isExpanded: nil, content: content)
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isExpanded: isExpanded, content: content)
    }

    public var body: some View {
        style.make(
            DisclosureGroupStyleConfiguration(
                label: .init(view: AnyView(label)), content: .init(view: AnyView(content())),
                isExpanded: given ?? $own))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: nil, content: content)
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), isExpanded: nil, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(label), isExpanded: isExpanded, content: content)
    }
}

/// What a style of disclosure groups is given.
public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A chevron at the end of the label's row, the content below it; in lists rows of their own.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

private struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\._rowContext) private var context

    var body: some View {
        let label = DisclosureLabel(configuration: configuration)
        if context == .none {
            VStack(alignment: .leading) {
                label
                if configuration.isExpanded { configuration.content }
            }
        } else {
            label
            if configuration.isExpanded { configuration.content.padding(.leading, LayoutGap.small * 2) }
        }
    }
}

private struct DisclosureLabel: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\._rowContext) private var context

    var body: some View {
        _ControlRowLayout {
            configuration.label
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
                .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
        .foregroundStyle(context == .none ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
        .onTapGesture { configuration.isExpanded.toggle() }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}

struct AnyDisclosureGroupStyle: Sendable {
    let make: @MainActor @Sendable (DisclosureGroupStyleConfiguration) -> AnyView

    init<S: DisclosureGroupStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static let defaultValue = AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle())
}

extension EnvironmentValues {
    var _disclosureGroupStyle: AnyDisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\._disclosureGroupStyle, AnyDisclosureGroupStyle(style))
    }
}

/// Rows of a tree, each with its children below it where it is opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = { $0[keyPath: children] }
        self.content = content
    }

    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    private init(
        _ data: Data, _ id: KeyPath<Data.Element, ID>, _ children: @escaping (Data.Element) -> Data?,
        _ content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    public var body: some View {
        ForEach(data, id: id) { element in row(element) }
    }

    private func row(_ element: Data.Element) -> AnyView {
        guard let inner = children(element) else { return AnyView(content(element)) }
        let (id, children, content) = (id, children, content)
        return AnyView(
            DisclosureGroup {
                OutlineGroup(inner, id, children, content)
            } label: {
                content(element)
            })
    }
}
