/// Rows of views, one below the other, of which only those in sight are made.
public struct List<SelectionValue: Hashable, Content: View>: View, _NamedView {
    private let content: Content
    private let selection: ListSelection

    init(selection: ListSelection, content: Content) {
        self.selection = selection
        self.content = content
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }

    public var body: some View { _ListBody(isForm: false, selection: selection, content: content) }
}

/// The rows of a list or form in what scrolls them.
struct _ListBody<Content: View>: View {
    let isForm: Bool
    let selection: ListSelection
    let content: Content
    @Environment(\._listSettings) private var settings
    @Environment(\._hidesScrollBackground) private var hidesBackground
    @Environment(\._choiceFollower) private var follower

    var body: some View {
        let selection = selection.followed(by: follower)
        ScrollView { ListRows(contained: content, selection: selection) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if !hidesBackground { ListBackground() } }
            .transformEnvironment(\.self) { environment in
                environment._rowContext = isForm ? .form : .list
                environment._sectionLook = Self.look
                environment._labelStyle = AnyLabelStyle(ListLabelStyle())
                environment._followsLargeTitle = settings.followsLargeTitle
                environment._listChoice = selection.kind == .one ? selection.choose : nil
            }
    }

    /// Headers are headlines from iOS 26 on, before that small capitals; footers are footnotes.
    private static func look(isHeader: Bool, environment: inout EnvironmentValues) {
        environment._rowContext = .none
        environment._foregroundStyle = AnyShapeStyle(
            isHeader && environment._design == .ios26 ? HierarchicalShapeStyle.secondary : .secondary)
        guard isHeader else {
            environment.font = .footnote
            return
        }
        if environment.headerProminence == .increased {
            environment.font = .title3.weight(.semibold)
            environment._foregroundStyle = nil
            return
        }
        let isPlain = !environment._listSettings.kind.hasCards
        if environment._design == .ios26 || isPlain {
            environment.font = .headline
        } else {
            environment.font = .footnote
            environment._textCase = .uppercase
        }
    }
}

/// The colour behind the rows, up to the window's edges.
private struct ListBackground: View {
    @Environment(\._listSettings) private var settings

    var body: some View {
        Color(system: settings.kind.hasCards ? "systemGroupedBackground" : "systemBackground").ignoresSafeArea()
    }
}

struct ListRows<Contained: View>: LazyContainerView {
    typealias Body = Never
    let contained: Contained
    let selection: ListSelection

    func arrangement(_ environment: EnvironmentValues) -> LazyArrangement {
        LazyArrangement(
            axis: .vertical, guide: HorizontalAlignment.leading.key, spacing: 0,
            estimate: environment.defaultMinListRowHeight)
    }

    func decorator(_ environment: EnvironmentValues) -> (any RowDecorator)? {
        let settings = environment._listSettings
        let kind = settings.kind == .automatic && settings.isInSidebar ? .sidebar : settings.kind
        let design = environment._design
        return ListDecorator(
            looks: RowLooks(
                kind: kind, rowSpacing: settings.rowSpacing,
                sectionSpacing: settings.sectionSpacing ?? ListMetric.sectionGap.value(in: design),
                followsLargeTitle: settings.followsLargeTitle, minimumHeight: environment.defaultMinListRowHeight,
                minimumHeaderHeight: environment.defaultMinListHeaderHeight ?? 0, design: design,
                scale: environment.displayScale, isEditing: environment.isEditingRows,
                choosesMany: selection.kind == .many, colors: RowLooks.Colors(environment)), selection: selection)
    }
}

/// Icon and title of a row: the icon in a slot, so that titles stand below each other.
///
/// Origin: recorded on the iOS 26 simulator: icons centred in 24 points, then 16, then the title.
struct ListLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { ListLabel(configuration: configuration) }
}

private struct ListLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\._design) private var design
    @Environment(\._listItemTint) private var itemTint
    @ScaledMetric private var slot = ListMetric.labelIconSlot.value(in: .ios26)

    /// The slot grows with the text, so that a large icon stays clear of its title.
    var body: some View {
        HStack(spacing: ListMetric.labelIconGap.value(in: design)) {
            configuration.icon.imageScale(.large).foregroundStyle(itemTint ?? AnyShapeStyle(.tint))
                .frame(width: slot)
            configuration.title
        }
    }
}

/// Settings and entries in rows.
public struct Form<Content: View>: View, _NamedView {
    private let content: Content
    @Environment(\._formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        style.make(FormStyleConfiguration(content: .init(view: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What a style of forms is given.
public struct FormStyleConfiguration {
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let content: Content
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A list on cards.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        _ListBody(isForm: true, selection: .none, content: configuration.content)
    }
}

public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Rows without a list around them.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

struct AnyFormStyle: Sendable {
    let make: @MainActor @Sendable (FormStyleConfiguration) -> AnyView

    init<S: FormStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct FormStyleKey: EnvironmentKey { static let defaultValue = AnyFormStyle(AutomaticFormStyle()) }

extension EnvironmentValues {
    var _formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\._formStyle, AnyFormStyle(style))
    }
}
